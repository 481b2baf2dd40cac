import { worded } from '#src/language/language.ts';

/** What the server says, which it says in Vietnamese. */
export const serverSaid = worded('serverSaid', {
  of: (vietnamese: string) => vietnamese,
});
