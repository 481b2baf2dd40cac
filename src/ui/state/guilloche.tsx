import { useId } from 'react';

type GuillocheProps = Rosette & { stroke: number };

/** The banknote rosette: one curve and turned copies of it. Decoration of login, empty and refused pages, never behind data. */
function Guilloche({ stroke, ...rosette }: GuillocheProps) {
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

/** One curve of a guilloché: a circle with a radius that swings between inner and outer once per lobe. */
type Rosette = { outer: number; inner: number; lobes: number; copies: number };

const stepsPerLobe = 20;

/** The curve as an SVG path around (0,0), relative lines with one decimal. */
export function rosettePath({ outer, inner, lobes }: Rosette): string {
  const middle = (outer + inner) / 2;
  const swing = (outer - inner) / 2;
  const steps = lobes * stepsPerLobe;
  const at = (step: number) => {
    const angle = (2 * Math.PI * step) / steps;
    const radius = middle + swing * Math.cos(lobes * angle);
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  };
  const lines = Array.from({ length: steps }, (_none, index) => {
    const from = at(index);
    const to = at(index + 1);
    return `${(to.x - from.x).toFixed(1)} ${(to.y - from.y).toFixed(1)}`;
  });
  return `M${outer} 0l${lines.join(' ')}z`;
}

/** Turn of each further copy in degrees: evenly over one lobe, so that the copies weave. */
export function rosetteTurns({ lobes, copies }: Rosette): number[] {
  return Array.from({ length: copies - 1 }, (_none, index) => ((index + 1) * 360) / lobes / copies);
}
