import { useId } from 'react';
import { rosettePath, rosetteTurns } from './rosette.ts';
import type { Rosette } from './rosette.ts';

type GuillocheProps = Rosette & { stroke: number };

/** The banknote rosette: one curve and turned copies of it. Decoration of login, empty and refused pages, never behind data. */
export function Guilloche({ stroke, ...rosette }: GuillocheProps) {
  const id = useId();
  const { outer } = rosette;
  return (
    <svg
      className="k-guilloche"
      viewBox={`${-outer} ${-outer} ${2 * outer} ${2 * outer}`}
      width="100%"
      height="100%"
      aria-hidden
    >
      <g fill="none" stroke="currentColor" strokeWidth={stroke}>
        <path id={id} d={rosettePath(rosette)} />
        {rosetteTurns(rosette).map((turn) => (
          <use key={turn} href={`#${id}`} transform={`rotate(${turn.toFixed(2)})`} />
        ))}
      </g>
    </svg>
  );
}

/** The wide ring of the login panel. */
export function PanelGuilloche() {
  return <Guilloche outer={300} inner={118} lobes={19} copies={14} stroke={0.6} />;
}

/** The small seal around an icon. */
export function SealGuilloche() {
  return <Guilloche outer={100} inner={43} lobes={15} copies={9} stroke={0.55} />;
}
