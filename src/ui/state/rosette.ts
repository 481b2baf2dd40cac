/** One curve of a guilloché: a circle whose radius swings between inner and outer as often as there are lobes. */
export type Rosette = { outer: number; inner: number; lobes: number; copies: number };

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
