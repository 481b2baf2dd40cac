import { messages } from '#generated/messages.vi.ts';
import { vi } from '#src/wording/vi.ts';
import polyglot from 'ra-i18n-polyglot';

/** Vietnamese alone: react-admin's own words and the labels of the description. */
export const i18nProvider = polyglot(
  () => ({ ...vi, ...messages }),
  'vi',
  [{ locale: 'vi', name: 'Tiếng Việt' }],
  {
    allowMissing: true,
  },
);
