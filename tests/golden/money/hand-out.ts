import type { Rational } from './rational.ts';
import { cutTo, isLess, NONE, opposite, plus, rational } from './rational.ts';

/** Everybody gets the fair part cut down; what is left goes unit by unit to whoever then lacks most, or has most. */
export function handOut(fair: readonly Rational[], whole: Rational, digits: number): Rational[] {
  if (whole.over < 0n) return handOut(fair.map(opposite), opposite(whole), digits).map(opposite);
  const given = fair.map((one) => cutTo(one, digits));
  const unit = rational(1n, 10n ** BigInt(digits));
  while (isLess(plus(...given), whole)) {
    let neediest = 0;
    const lack = (place: number) => plus(fair[place] ?? NONE, opposite(given[place] ?? NONE));
    for (const place of given.keys()) {
      const [best, here] = [lack(neediest), lack(place)];
      const larger = isLess(fair[neediest] ?? NONE, fair[place] ?? NONE);
      if (isLess(best, here) || (larger && !isLess(here, best))) neediest = place;
    }
    given[neediest] = plus(given[neediest] ?? NONE, unit);
  }
  return given;
}
