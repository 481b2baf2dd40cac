import { AUTHORITY_ANSWERS } from './tables/authority.table.ts';
import { BUYERS_ANSWERS } from './tables/buyers.table.ts';
import { CERTIFICATES_ANSWERS } from './tables/certificates.table.ts';
import { COLLECTING_ANSWERS } from './tables/collecting.table.ts';
import { CORRECTIONS_ANSWERS } from './tables/corrections.table.ts';
import { DECLARATIONS_ANSWERS } from './tables/declarations.table.ts';
import { GETTING_IN_ANSWERS } from './tables/getting-in.table.ts';
import { IMPORTS_ANSWERS } from './tables/imports.table.ts';
import { INPUT_INVOICES_ANSWERS } from './tables/input-invoices.table.ts';
import { INVOICES_ANSWERS } from './tables/invoices.table.ts';
import { LOG_ANSWERS } from './tables/log.table.ts';
import { OFFERS_ANSWERS } from './tables/offers.table.ts';
import { PACKAGES_ANSWERS } from './tables/packages.table.ts';
import { PAGES_ANSWERS } from './tables/pages.table.ts';
import { PROOF_PACKS_ANSWERS } from './tables/proof-packs.table.ts';
import { PROVIDER_ANSWERS } from './tables/provider.table.ts';
import { PUBLISHING_ANSWERS } from './tables/publishing.table.ts';
import { REPORTS_ANSWERS } from './tables/reports.table.ts';
import { SETTINGS_ANSWERS } from './tables/settings.table.ts';
import { SIGNING_ANSWERS } from './tables/signing.table.ts';
import { STATEMENTS_ANSWERS } from './tables/statements.table.ts';
import { TILLS_ANSWERS } from './tables/tills.table.ts';
import { VERIFICATION_ANSWERS } from './tables/verification.table.ts';
import type { Answers } from './sayer.ts';

/** All that the server says. A sentence is in one table only (answers.test.ts). */
export const ALL_ANSWERS: readonly Answers[] = [
  AUTHORITY_ANSWERS,
  BUYERS_ANSWERS,
  CERTIFICATES_ANSWERS,
  COLLECTING_ANSWERS,
  CORRECTIONS_ANSWERS,
  DECLARATIONS_ANSWERS,
  GETTING_IN_ANSWERS,
  IMPORTS_ANSWERS,
  INPUT_INVOICES_ANSWERS,
  INVOICES_ANSWERS,
  LOG_ANSWERS,
  OFFERS_ANSWERS,
  PACKAGES_ANSWERS,
  PAGES_ANSWERS,
  PROOF_PACKS_ANSWERS,
  PROVIDER_ANSWERS,
  PUBLISHING_ANSWERS,
  REPORTS_ANSWERS,
  SETTINGS_ANSWERS,
  SIGNING_ANSWERS,
  STATEMENTS_ANSWERS,
  TILLS_ANSWERS,
  VERIFICATION_ANSWERS,
];
