import './run-down-chart.css';

/** A place of the chart: the day counted from any first one, and how much was left at its end. */
export type RunDownPoint = { day: number; left: number };

type RunDownMark = RunDownPoint & {
  /** Of the day, under the chart. */
  label: string;
  /** Beside its point. */
  text: string;
};

type RunDownChartProps = {
  /** The whole of it in words: read out. */
  name: string;
  /** The days before today, the earliest first. */
  past: readonly [RunDownPoint & { label: string }, ...RunDownPoint[]];
  today: RunDownMark;
  /** What is expected, by a dashed line from today. */
  ahead: RunDownMark;
  /** The largest value in words, at the top line. */
  top: string;
};

const WIDTH = 300;
const HEIGHT = 100;

/** Whether the label of a day has room between the first and the last. */
const isApart = (place: number): boolean => place > 0.25 && place < 0.75;

/** How a stock went down until today, and when it runs out if that goes on. */
export function RunDownChart({ name, past, today, ahead, top }: RunDownChartProps) {
  const [first] = past;
  const largest = Math.max(1, ...[...past, today, ahead].map(({ left }) => left));
  const x = ({ day }: RunDownPoint): number => (day - first.day) / Math.max(1, ahead.day - first.day);
  const y = ({ left }: RunDownPoint): number => 1 - Math.max(0, left) / largest;
  const place = (point: RunDownPoint): string => `${x(point) * WIDTH},${y(point) * HEIGHT}`;
  const line = [...past, today].map(place).join(' ');
  const at = (point: RunDownPoint) => ({ left: `${x(point) * 100}%`, top: `${y(point) * 100}%` });
  return (
    <div className="k-run-down" role="img" aria-label={name}>
      <span className="k-run-down__top">{top}</span>
      <div className="k-run-down__plot">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
          <polygon points={`0,${HEIGHT} ${line} ${x(today) * WIDTH},${HEIGHT}`} />
          <polyline points={line} />
          <polyline className="k-run-down__ahead" points={`${place(today)} ${place(ahead)}`} />
        </svg>
        {[today, ahead].map((mark) => (
          <span
            key={mark.label}
            className={mark === ahead ? 'k-run-down__mark k-run-down__mark--ahead' : 'k-run-down__mark'}
            data-side={x(mark) > 0.6 ? 'before' : 'after'}
            style={at(mark)}
          >
            <b>{mark.text}</b>
          </span>
        ))}
      </div>
      <div className="k-run-down__days" aria-hidden>
        {[first, ...(isApart(x(today)) ? [today] : []), ahead].map((point) => (
          <span key={point.label} style={{ left: `${x(point) * 100}%` }}>
            {point.label}
          </span>
        ))}
      </div>
    </div>
  );
}
