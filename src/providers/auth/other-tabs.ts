import { accessTokenKey, readToken, subjectOf } from './tokens.ts';

type OtherTabs = {
  /** The session was ended in another tab. */
  left: () => void;
  /** Another account signed in in another tab. */
  changed: () => void;
};

/**
 * Follows what other tabs do to the session they share with this one: it ends in all of them at once, and an account
 * that takes its place is not mixed with what is on screen. The browser tells a tab of others' changes only.
 */
export function followOtherTabs(target: Window, { left, changed }: OtherTabs): void {
  target.addEventListener('storage', ({ key, oldValue, newValue, storageArea }) => {
    if (storageArea !== target.localStorage || (key !== null && key !== accessTokenKey)) return;
    const token = readToken(newValue);
    if (token === null) {
      left();
      return;
    }
    const before = readToken(oldValue);
    if (before !== null && subjectOf(before) !== subjectOf(token)) changed();
  });
}
