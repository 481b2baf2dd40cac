import { worded } from '#src/language/language.ts';

/** What the server says, which it says in Vietnamese. Visitors load the English of what is said to them alone. */
export const serverSaid = worded('serverSaid', {
  of: (vietnamese: string) => vietnamese,
});
