import { useEffect, useRef } from 'react';
import { tidied } from './application.ts';
import { keptFilled } from './kept.ts';
import { differenceFrom, emptied, fillingOf, type Filled } from './register-filling.ts';
import type { ApplicationForm } from './use-application.ts';
import { useCompanyLookUp } from './use-company-look-up.ts';

/**
 * What the register says of the tax code: it fills in what is empty or what it filled in itself, and that goes with its
 * tax code, also after a reload. What was typed stays; where the register says otherwise, `difference` offers it.
 */
export function useRegisterFilling({ typed, change }: ApplicationForm) {
  const filled = useRef<Filled | null>(null);
  filled.current ??= keptFilled.read() ?? {};
  const latest = useRef(typed);
  latest.current = typed;
  const keep = (now: Filled) => {
    filled.current = now;
    keptFilled.keep(now);
  };
  const fill = (texts: Filled) => {
    keep({ ...filled.current, ...texts });
    change(texts);
  };
  const { look, ask, askOnce, forget } = useCompanyLookUp((company) =>
    fill(fillingOf(company, latest.current, filled.current ?? {})),
  );
  const { tax_code } = tidied(typed);

  // A code that was kept over a reload: the page says again what it said of it.
  const askAgain = useRef(() => askOnce(tax_code));
  useEffect(() => askAgain.current(), []);

  const difference = look.state === 'found' ? differenceFrom(look.company, typed) : {};
  return {
    look,
    difference,
    isFilled: Object.entries(filled.current).some(([field, text]) => typed[field as keyof Filled] === text),
    takeDifference: () => fill(difference),
    ask: () => void ask(tax_code),
    askOnce: () => askOnce(tax_code),
    changeCode: (value: string) => {
      forget();
      change({ tax_code: value, ...emptied(latest.current, filled.current ?? {}) });
      keep({});
    },
  };
}
