import type { PackKind } from '#domain/proof-pack/manifest.ts';
import { FULL } from '#domain/access/permissions.ts';

/** Permission codes that each part of a pack asks for beside those of the operation: what a person may not read, they do not take away. */
const CODES: Readonly<Record<PackKind, readonly string[]>> = {
  invoice_xml: ['read_invoices'],
  invoice_pdf: ['read_invoices'],
  messages: [
    'registration_gateway',
    'invoice_gateway',
    'invoice_calculating_machine_gateway',
    'invoice_wrong_gateway',
    'invoice_summary_gateway',
  ],
  papers: ['read_registrations', 'wrong_invoices', 'update_invoices', 'read_invoice_data_summary'],
  input_invoices: ['invoice_collector'],
  audit_log: ['user_permissions'],
};

/** What a pack of everything must hold to be brought back. */
export const RESTORABLE: readonly PackKind[] = [
  'invoice_xml',
  'messages',
  'papers',
  'input_invoices',
  'audit_log',
];

/** Codes that a pack asks for; one of everything holds all records of the company, so it is for holders of `full`. */
export function codesOf(kinds: readonly PackKind[], is_everything: boolean): string[] {
  return is_everything ? [FULL] : [...new Set(kinds.flatMap((kind) => CODES[kind]))];
}
