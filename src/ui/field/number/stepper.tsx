export type StepRule = { step?: string; min?: string; max?: string };

const fractionLength = (decimal: string) => decimal.split('.')[1]?.length ?? 0;

function scaled(decimal: string, scale: number): bigint {
  const [whole = '0', fraction = ''] = decimal.replace('-', '').split('.');
  const digits = BigInt((whole || '0') + fraction.slice(0, scale).padEnd(scale, '0'));
  return decimal.startsWith('-') ? -digits : digits;
}

function unscaled(value: bigint, scale: number): string {
  const digits = (value < 0n ? -value : value).toString().padStart(scale + 1, '0');
  const text = scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
  return value < 0n ? `-${text}` : text;
}

/** One press of a stepper: the value moved by a step, cut to the step's decimals, held between min and max (spec point 5). */
export function stepValue(value: string, direction: 1 | -1, { step = '1', min, max }: StepRule): string {
  const scale = fractionLength(step);
  const moved = scaled(value, scale) + BigInt(direction) * scaled(step, scale);
  const low = min === undefined ? moved : scaled(min, scale);
  const high = max === undefined ? moved : scaled(max, scale);
  return unscaled(moved < low ? low : moved > high ? high : moved, scale);
}

/** Pause before the n-th repeat of a held stepper, ms: 200 at first, 10 less each time, never under 50 (spec point 5). */
export function repeatPause(repeats: number): number {
  return Math.max(50, 200 - 10 * repeats);
}
