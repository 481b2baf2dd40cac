import { MAX_DECIMALS } from './read-number.ts';

export type NumberShape = {
  /** Most digits before and after the dot. */
  whole: number | null;
  decimals: number;
  signed: boolean;
};

/** What a decimal string's pattern allows (`^-?\d{1,15}(\.\d{1,6})?$`), as a field can guard and say it. */
export function numberShape(pattern: string | null): NumberShape {
  const fraction = /\\\.\\d\{\d+,(\d+)\}/.exec(pattern ?? '')?.[1];
  const whole = /^\^(?:-\?)?\\d\{\d+,(\d+)\}/.exec(pattern ?? '')?.[1];
  const hasNoFraction = pattern !== null && !pattern.includes('\\.');
  return {
    whole: whole === undefined ? null : Number(whole),
    decimals: hasNoFraction ? 0 : fraction === undefined ? MAX_DECIMALS : Number(fraction),
    signed: pattern === null || pattern.startsWith('^-?'),
  };
}
