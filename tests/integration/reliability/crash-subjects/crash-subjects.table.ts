import { DECLARATIONS } from './declarations.ts';
import { INVOICES } from './invoices.ts';
import { MISTAKE_NOTICE } from './mistake-notice.ts';
import { STATEMENTS } from './statements.ts';
import type { CrashSubject } from './subject.ts';
import { SUMMARY_TABLE } from './summary-table.ts';

export type { CrashSubject } from './subject.ts';

/** At least one for each kind of document; tests/architecture holds it to the table of kinds. */
export const CRASH_SUBJECTS = {
  ...DECLARATIONS,
  ...INVOICES,
  invoice_mistake: MISTAKE_NOTICE,
  ...STATEMENTS,
  summary_table: SUMMARY_TABLE,
} satisfies Record<string, CrashSubject>;

export type CrashSubjectName = keyof typeof CRASH_SUBJECTS;
