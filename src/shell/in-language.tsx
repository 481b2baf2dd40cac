import { chosenLanguage, keepLanguage } from '#src/language/chosen.ts';
import type { Language } from '#src/language/language.ts';
import { SpinnerPage } from '#src/ui/state/loading-bar.tsx';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';

/**
 * Nothing is drawn in another language than the account's: a page that was loaded in one is loaded again. A choice made
 * on another device meanwhile waits for the next load, so that nobody loses what they are at.
 */
export function InLanguage({ language, children }: { language: Language; children: ReactNode }) {
  const [isOther] = useState(() => language !== chosenLanguage(window.localStorage));
  useEffect(() => {
    if (!isOther) return;
    keepLanguage(window.localStorage, language);
    window.location.reload();
  }, [isOther, language]);
  return isOther ? <SpinnerPage /> : children;
}
