import './progress-line.css';

type ProgressLineProps = {
  label: string;
  /** 0 to 1; null while nobody can tell how far it is. */
  part: number | null;
};

const percent = 100;

/** How far something is that takes more than a moment. */
export function ProgressLine({ label, part }: ProgressLineProps) {
  const value = part === null ? undefined : Math.round(part * percent);
  return (
    <div className="progress-line">
      <span>
        {label}
        {value !== undefined && <b>{value}%</b>}
      </span>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={percent}
        aria-valuenow={value}
        className={`progress-line__track${part === null ? ' progress-line__track--open' : ''}`}
      >
        <i style={part === null ? undefined : { width: `${value}%` }} />
      </div>
    </div>
  );
}
