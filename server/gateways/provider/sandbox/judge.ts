import type { ReadInvoice } from '#domain/documents/read-invoice.ts';
import { parseSymbol, symbolProblems } from '#domain/fields/series-symbol.ts';
import { bearsVat } from '#domain/rules/untaxed-forms.ts';
import { isVatRateOn } from '#domain/rules/vat-rates.ts';
import { signingInstantOf } from '#domain/signing/signing-time.ts';
import type { SignatureProblem, SignatureVerdict } from '#domain/signing/verdict.ts';
import { amountFindings } from './check-amounts.ts';
import type { ReasonName } from './reasons.table.ts';
import type { Taxpayer } from './records.ts';

export type Case = {
  invoice: ReadInvoice;
  signatures: readonly SignatureVerdict[];
  taxpayer: Taxpayer | null;
  /** When the message came in: an instant (ISO with Z) and its Vietnamese day. */
  received_on: string;
  today: string;
};

/**
 * Everything that stands against giving the invoice a code, all at once. Whether its number is free is asked
 * later, under lock.
 */
export function judge(the: Case): ReasonName[] {
  const { taxpayer } = the;
  if (!taxpayer) return ['unknown_taxpayer'];
  const findings = new Set([
    ...signatureFindings(the, taxpayer),
    ...seriesFindings(the, taxpayer),
    ...rateFindings(the),
    ...amountFindings(the.invoice),
  ]);
  return [...findings].filter((name) => !CONSEQUENCE_OF[name]?.some((cause) => findings.has(cause)));
}

/** A changed document is not the one signed, and an expired certificate has no chain: only the cause is told. */
const CONSEQUENCE_OF: Readonly<Partial<Record<ReasonName, readonly ReasonName[]>>> = {
  signature_wrong: ['content_changed'],
  certificate_not_trusted: ['certificate_not_valid'],
};

const FINDING_OF = {
  signature_incomplete: 'signature_wrong',
  signature_ambiguous: 'signature_wrong',
  signature_misplaced: 'signature_wrong',
  algorithm_not_accepted: 'signature_wrong',
  transform_not_accepted: 'signature_wrong',
  reference_not_found: 'signature_wrong',
  reference_ambiguous: 'signature_wrong',
  document_not_signed: 'signature_wrong',
  code_not_signed: 'signature_wrong',
  signing_time_not_signed: 'signature_wrong',
  digest_mismatch: 'content_changed',
  signature_mismatch: 'content_changed',
  certificate_unreadable: 'certificate_not_trusted',
  certificate_not_trusted: 'certificate_not_trusted',
  certificate_tax_code: 'certificate_of_another',
  certificate_not_yet_valid: 'certificate_not_valid',
  certificate_expired: 'certificate_not_valid',
} satisfies Record<SignatureProblem, ReasonName>;

function signatureFindings({ signatures, received_on }: Case, taxpayer: Taxpayer): ReasonName[] {
  const [signature, ...more] = signatures.filter(({ role }) => role === 'seller');
  if (!signature) return ['not_signed'];
  if (more.length > 0) return ['signature_wrong'];
  const findings: ReasonName[] = signature.problems.map((problem) => FINDING_OF[problem]);
  const serial = signature.certificate && plainSerial(signature.certificate.serial);
  if (serial !== null && !taxpayer.certificate_serials.map(plainSerial).includes(serial))
    findings.push('certificate_not_declared');
  const signed_on = signature.signing_time === null ? null : signingInstantOf(signature.signing_time);
  if (signed_on !== null && signed_on > received_on) findings.push('signed_in_the_future');
  return findings;
}

/** Serial numbers are written with and without leading zeros, in either case. */
function plainSerial(serial: string): string {
  return serial.toUpperCase().replace(/^0+(?=.)/, '');
}

function seriesFindings({ invoice, today }: Case, taxpayer: Taxpayer): ReasonName[] {
  const { form_no, symbol, number, issued_on, seller } = invoice.content;
  const findings: ReasonName[] = [];
  if (seller.tax_code !== taxpayer.tax_code) findings.push('wrong_header');
  if (!taxpayer.forms.includes(form_no)) findings.push('form_not_declared');
  for (const { code } of symbolProblems(form_no, symbol, issued_on)) {
    findings.push(code === 'symbol_year' ? 'symbol_of_another_year' : 'symbol_wrong');
  }
  // Message 200 asks for a code: a series without one has no business here.
  if (parseSymbol(symbol)?.coded === false || number === null || number < 1) findings.push('symbol_wrong');
  if (issued_on > today) findings.push('dated_in_the_future');
  return findings;
}

function rateFindings({ invoice }: Case): ReasonName[] {
  const { lines, issued_on } = invoice.content;
  if (!bearsVat(invoice.content)) return [];
  const taxed = lines.filter(({ kind }) => kind === 'goods' || kind === 'discount');
  const sound = taxed.every(({ vat_rate }) => vat_rate !== null && isVatRateOn(vat_rate, issued_on));
  return sound && taxed.length > 0 ? [] : ['rate_not_valid'];
}
