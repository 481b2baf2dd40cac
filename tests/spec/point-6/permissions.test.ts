import { describe, expect, test } from 'vitest';
import { allows } from '#domain/access/permissions.ts';
import { operations } from '#generated/operations.ts';
import type { OperationId } from '#generated/operations.ts';
import { PERMISSION_CODE, PERMISSION_CODE_LABELS } from '#generated/vocabulary.ts';
import { ACCESS } from './access.table.ts';

const crud = (kind: string) => ['read', 'create', 'update', 'delete'].map((verb) => `${verb}_${kind}`);
const catalogue = (kind: string) => [...crud(kind), `export_${kind}`, `import_${kind}`];
const report = (kind: string) => [`${kind}_report`, `export_${kind}_report`];

/** Spec point 6, in its order. */
const CODES = [
  'full',
  ...crud('registrations'),
  ...crud('templates'),
  ...crud('invoices'),
  'publish_invoices',
  'export_invoices',
  'wrong_invoices',
  'cancel_invoices',
  'substitute_invoices',
  'adjustment_invoices',
  'registration_gateway',
  'invoice_gateway',
  'invoice_calculating_machine_gateway',
  'invoice_wrong_gateway',
  'invoice_summary_gateway',
  ...report('invoice_usage'),
  ...report('invoice_summary'),
  ...report('invoice_detail'),
  'dashboard',
  ...catalogue('customers'),
  ...catalogue('products'),
  'tenant_settings',
  'sign_settings',
  'decimal_settings',
  'user_permissions',
  ...crud('invoice_data_summary'),
  'invoice_collector',
];

describe('permission codes', () => {
  test('are these 52 [6.codes]', () => {
    expect(CODES).toHaveLength(52);
    expect([...PERMISSION_CODE]).toEqual(CODES);
  });

  test.each(PERMISSION_CODE)('%s has a name of its own in Vietnamese', (code) => {
    const labels = Object.values(PERMISSION_CODE_LABELS);
    expect(labels.filter((label) => label === PERMISSION_CODE_LABELS[code])).toHaveLength(1);
  });
});

describe('any-of and all-of [6.any-and-all]', () => {
  const settings = [['tenant_settings'], ['user_permissions'], ['sign_settings']];
  const cancelled = [['read_invoices', 'cancel_invoices']];

  test.each<[what: string, granted: string[], asked: string[][], yes: boolean]>([
    ['full grants everything [6.full]', ['full'], cancelled, true],
    ['the settings entry needs any of three [6.settings-entry]', ['sign_settings'], settings, true],
    ['lacking all three, settings are closed [6.settings-entry]', ['decimal_settings'], settings, false],
    ['cancelled invoices need both codes', ['read_invoices', 'cancel_invoices'], cancelled, true],
    ['one of the two is not enough', ['read_invoices'], cancelled, false],
    ['the other neither', ['cancel_invoices'], cancelled, false],
    ['a code is compared whole', ['read_invoice'], [['read_invoices']], false],
  ])('%s', (_what, granted, asked, yes) => expect(allows(granted, asked)).toBe(yes));
});

/** For whoever is not signed in, or on the way to it: none of them reads a record of a company. */
const OPEN: readonly OperationId[] = [
  'createToken',
  'revokeToken',
  'startPasskeySignIn',
  'getSite',
  'getHealth',
  'listServicePackages',
  // Of whoever has the address of a payment, and of the bank, whose signature is looked at.
  'readCheckout',
  'submitSandboxTransfer',
  'startGatewayPayment',
  'lookUpGatewayPayment',
  'submitBankTransfer',
  'lookUpCompany',
  'createTrial',
  'requestInvitation',
  'resendTrialCode',
  'verifyTrial',
  'requestPasswordReset',
  'readPasswordKey',
  'setPassword',
  // The buyer's: each shows one statement to who holds its link.
  'readStatementLink',
  'readStatementLinkXml',
  'readStatementLinkPdf',
  'startStatementSignature',
  'submitStatementSignature',
  'submitStatementFile',
  'readStatementCredentials',
  'startStatementOrder',
  'readStatementOrder',
  'sendStatementCode',
  'confirmStatement',
  'sendStatementReply',
  // And one invoice to who holds its link, or can read its codes off it.
  'readBuyerInvoice',
  'lookUpBuyerInvoice',
  'readBuyerInvoicePdf',
  'readBuyerInvoiceXml',
  'readBuyerInvoiceAttachment',
  'verifyBuyerInvoice',
  'confirmBuyerReceipt',
  'sendBuyerRequest',
];

describe('what each operation asks for', () => {
  const wanted = (codes: string): string[][] =>
    codes.split(' | ').map((one) => (one === '' ? [] : one.split(' + ')));
  const rows = Object.entries(ACCESS).flatMap(([codes, names]) => names.map((name) => ({ name, codes })));

  test.each(rows)('$name: $codes [6.operations.catalogues]', ({ name, codes }) =>
    expect(operations[name].access).toEqual(wanted(codes)),
  );

  test('is written down here for each that asks for an account, once', () => {
    const asking = Object.entries(operations).filter(([, { auth }]) => auth === 'bearer');
    expect(rows.map(({ name }) => name).toSorted()).toEqual(asking.map(([name]) => name).toSorted());
  });

  test('nobody reads the lists of a company without signing in', () => {
    const open = Object.entries(operations).filter(([, { auth }]) => auth !== 'bearer');
    expect(open.map(([name]) => name).sort()).toEqual([...OPEN].sort());
  });
});
