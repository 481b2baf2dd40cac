import type { Worded } from '#src/language/language.ts';
import { BUYERS_ANSWERS } from './tables/buyers.table.ts';
import { GETTING_IN_ANSWERS } from './tables/getting-in.table.ts';
import { OFFERS_ANSWERS } from './tables/offers.table.ts';
import { PACKAGES_ANSWERS } from './tables/packages.table.ts';
import { PAGES_ANSWERS } from './tables/pages.table.ts';
import { sayer } from './sayer.ts';
import { SIGNING_ANSWERS } from './tables/signing.table.ts';

/** The login page and the public pages load these alone. */
const say = sayer([
  PAGES_ANSWERS,
  GETTING_IN_ANSWERS,
  BUYERS_ANSWERS,
  SIGNING_ANSWERS,
  PACKAGES_ANSWERS,
  OFFERS_ANSWERS,
]);

/** What is not known in English stays as the server says it. */
export const saidToVisitors = {
  of: (vietnamese) => say(vietnamese) ?? vietnamese,
} satisfies Worded<typeof import('../../desk/server-said.ts').serverSaid>;
