import { useState, type ReactNode } from 'react';
import { KitLink } from '../../action/kit-link.tsx';
import './bar-chart.css';

export type Bar = {
  key: string;
  /** Under the bar, short. */
  label: string;
  /** The whole of it in words: read out, and shown over the bars while the bar is pointed at or has the focus. */
  value: string;
  /** Lengths from the ground up, in the order of the series; none is negative. */
  parts: readonly number[];
  /** Where a press on the bar leads; null leads nowhere. */
  href: string | null;
  current?: boolean;
};

type BarChartProps = {
  name: string;
  bars: readonly Bar[];
  /** Names of the parts, from the ground up. */
  series: readonly string[];
  /** The largest value in words, at the top line. */
  top: string;
};

/** Bars over months or days: a list of links, so that keyboard and screen readers have what the eye has. */
export function BarChart({ name, bars, series, top }: BarChartProps) {
  const [pointed, setPointed] = useState<string | null>(null);
  const largest = Math.max(1, ...bars.map(({ parts }) => sumOf(parts)));
  return (
    <div className="k-bars">
      {series.length > 1 && (
        <p className="k-bars__series" aria-hidden>
          {series.map((one, at) => (
            <span key={one}>
              <i className={`k-bars__part k-bars__part--${at}`} />
              {one}
            </span>
          ))}
        </p>
      )}
      <div className="k-bars__top" aria-hidden>
        <span>{top}</span>
        <b>{bars.find(({ key }) => key === pointed)?.value}</b>
      </div>
      <ol className="k-bars__list" aria-label={name}>
        {bars.map((bar) => (
          <li
            key={bar.key}
            aria-current={bar.current ? 'date' : undefined}
            onFocus={() => setPointed(bar.key)}
            onBlur={() => setPointed(null)}
            onMouseEnter={() => setPointed(bar.key)}
            onMouseLeave={() => setPointed(null)}
          >
            <Column bar={bar}>
              {bar.parts.map((part, at) => (
                <i
                  key={series[at] ?? at}
                  className={`k-bars__part k-bars__part--${at}`}
                  style={{ height: `${(part / largest) * 100}%` }}
                />
              ))}
            </Column>
            <span className="k-bars__label" aria-hidden>
              {bar.label}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Column({ bar: { href, value }, children }: { bar: Bar; children: ReactNode }) {
  if (href === null)
    return (
      <span className="k-bars__column" role="img" aria-label={value}>
        {children}
      </span>
    );
  return (
    <KitLink href={href} className="k-bars__column" aria-label={value}>
      {children}
    </KitLink>
  );
}

function sumOf(parts: readonly number[]): number {
  return parts.reduce((sum, part) => sum + part, 0);
}
