import { readableDate } from '#domain/fields/calendar-date.ts';
import type { DECLARATION_WORDS } from '#domain/registration/declaration-words.table.ts';
import type { RefusalParams } from '#domain/refusals.ts';
import { label } from '#src/language/language.ts';
import { capital } from '../lists.ts';
import type { MistakeRefusalCode } from '#domain/mistakes/mistake-words.table.ts';
import type { SummaryRefusalCode } from '#domain/summary-tables/summary-words.table.ts';

const day = (text: string | undefined) => readableDate(text ?? '');
const named = (text: string | undefined) => label(text ?? '');

/** A sentence about a row of a list begins with the part and the row's number. */
const ofRow = (p: RefusalParams, sentence: string) =>
  p.row === undefined ? capital(sentence) : `${named(p.part)}, row ${p.row}: ${sentence}`;

export const declarationWords = {
  declaration_missing: (p) =>
    `The tax authority has accepted no declaration yet, so ${p.form_no}${p.symbol} cannot be issued. Make a declaration and wait until it is accepted.`,
  series_mode_not_declared: (p) =>
    `${p.form_no}${p.symbol} needs “${named(p.mode)}”, which no accepted declaration names. Send a declaration of change to add it.`,
  series_type_not_declared: (p) =>
    `${p.form_no}${p.symbol} needs the type “${p.type}”, which no accepted declaration names. ${p.declared_form === undefined ? 'Send a declaration of change to add it.' : `The declaration names “${p.declared_type}”: use form ${p.declared_form}. Send a declaration of change to add the type only if the company may issue it.`}`,
  full_content_not_declared: (p) =>
    `Invoices without a code (${p.form_no}${p.symbol}) are sent one by one, but the accepted declaration does not choose “${named(p.transfer)}”. Summary tables (01/TH-HĐĐT) cannot be made here yet. Send a declaration of change to add it.`,
  register_code_missing: (p) =>
    `The notice that accepted your declaration gave no five characters for codes, so ${p.form_no}${p.symbol} cannot be issued. Read that notice again, or send a declaration of change and wait until it is accepted.`,
  issued_before_declaration: (p) =>
    `${p.form_no}${p.symbol} may be used from ${day(p.from)} by the accepted declaration, and the invoice is dated ${day(p.issued_on)}. Date it ${day(p.from)} or later.`,
  issuing_paused: (p) =>
    `The accepted declaration asks for a pause of e-invoices from ${day(p.starts_on)}${p.ends_on === undefined ? '' : ` to ${day(p.ends_on)}`}. Wait until it is over, or send a declaration of change without it.`,
  use_stopped: (p: RefusalParams) =>
    `The tax authority has stopped the use of e-invoices since ${p.since}${p.decision_no === undefined ? '' : ` by ${p.decision_no}`}. An invoice made after that is illegal. Wait for the notice to resume; where it is there, note it under Notices from the tax authority.`,
  cash_register_stopped: (p: RefusalParams) =>
    `The tax authority has stopped the use of cash-register invoices since ${p.since}${p.decision_no === undefined ? '' : ` by ${p.decision_no}`}. Use another series, or wait for the notice to resume and note it under Notices from the tax authority.`,
  certificate_stopped: (p) =>
    `The certificate of ${p.subject_name}, serial number ${p.serial}, is no longer used from ${day(p.stopped_on)} by the accepted declaration. Choose another certificate, or send a declaration of change to add it again.`,
  certificate_declared_dates: (p) =>
    `The accepted declaration names the certificate of ${p.subject_name}, serial number ${p.serial}, from ${day(p.valid_from)} to ${day(p.valid_to)} only. Send a declaration of change to extend it.`,

  declared_already: () => 'There is an accepted declaration already. Choose Change instead of New.',
  nothing_to_change: () => 'There is no accepted declaration to change. Choose New instead of Change.',
  box_missing: (p) => `Nothing is chosen in part ${named(p.part)}. Choose at least one box.`,
  representative_identity_missing: () =>
    'The legal representative has neither a personal ID number nor a passport number. Enter one of them.',
  tax_authority_code_malformed: (p) =>
    `Tax office code “${p.value}” is not right. It has 5 digits; choose the office from the list.`,
  day_malformed: (p) => ofRow(p, `“${p.value}” is not in the calendar. Choose the day again.`),
  period_backwards: (p) =>
    ofRow(
      p,
      `it ends on ${day(p.ends_on)}, before it starts on ${day(p.starts_on)}. Change one of the days.`,
    ),
  payment_method_missing: (p) => ofRow(p, 'the other payment method has no name. Enter it.'),
  declared_certificate_twice: (p) =>
    ofRow(p, `certificate ${p.serial} stands in row ${p.first} already. Remove one of the two rows.`),
  declared_certificate_unknown: (p) =>
    ofRow(
      p,
      `certificate ${p.serial} is in no accepted declaration, so it can be neither extended nor stopped. Choose Add or remove the row.`,
    ),
  declared_certificate_expired: (p) =>
    ofRow(
      p,
      `certificate ${p.serial} expired on ${day(p.valid_to)}. Remove the row or choose a certificate that is still valid.`,
    ),
  no_certificate_left: () =>
    'After this declaration no certificate would be left to sign invoices with. Add at least one.',
  declaration_format: (p) =>
    `${named(p.label)} ${named(p.reason)} (element ${p.path}). Correct it and send again.`,

  representative_birth_missing: () =>
    'The legal representative has no date of birth. The tax authority compares it with the population database; without it the declaration may be refused.',
  nationality_missing: () =>
    'The legal representative has a passport and no nationality. Enter its code and name; without them the declaration may be refused.',
  uncoded_too_soon: (p) =>
    `Uncoded invoices ended on ${day(p.ended_on)}. If the tax authority asked for that, they can be declared again from ${day(p.may_from)} only.`,
  household_uncoded: () =>
    'Households and persons with more than VND 1 billion of revenue a year must use coded or cash-register invoices. Choose uncoded only if that is not the case.',
  summary_table_coded: () =>
    'Summary tables are for uncoded invoices only, and no uncoded box is ticked. Clear this one if it is not needed.',
  direct_sending: (p) =>
    `Sending directly: once accepted, the tax authority must be notified within ${p.notify} working days and the connection tested within ${p.test}; otherwise sending has to go through a provider.`,
  locations_not_sent: () =>
    'The data format has no place for business locations: they are printed on the form and are not in the data that is sent.',
  signer_not_listed: (p) =>
    `Certificate ${p.serial}, which signs this declaration, will not sign invoices: it is not in the list of certificates. Add it if it should.`,
} satisfies { [Code in keyof typeof DECLARATION_WORDS]: (params: RefusalParams) => string };

/** Why a notice of mistakes is not sent. */
export const mistakeRefusalWords = {
  mistake_invoices_missing: () => 'The notice has no invoice. Add at least one invoice with a mistake.',
  mistake_invoice_twice: (p: RefusalParams) =>
    `Line ${p.line}: invoice ${p.invoice} is already on line ${p.before}. Delete one of the two lines.`,
  mistake_under_way: (p: RefusalParams) =>
    p.accepted === 'yes'
      ? `Line ${p.line}: the tax authority has received invoice ${p.invoice} in notice “${p.notice}”, which answers the same review. Delete this line, then send again.`
      : `Line ${p.line}: invoice ${p.invoice} is in notice “${p.notice}”, which waits for the tax authority's answer. Delete this line, or wait for the answer, then send again.`,
  mistake_invoice_not_issued: (p: RefusalParams) =>
    `Line ${p.line}: this invoice is not issued or no longer there. Choose one that the tax authority has received.`,
  mistake_mixed: (p: RefusalParams) =>
    `Line ${p.line}: invoice ${p.invoice} cannot go with line 1: invoices of cash registers are reported by message 303, others by 300. Move this line to another notice.`,
  mistake_nature: (p: RefusalParams) =>
    `Line ${p.line}: “${label(p.nature ?? '')}” is no longer in use on the day of the notice. Choose Explain.`,
  mistake_review_missing: () =>
    'A notice that answers the tax authority names the number and day of its review notice 01/TB-RSĐT. Enter both.',
  mistake_office_missing: () =>
    'The company profile lacks the code or name of its tax office, or its province. Open Settings, complete it and send again.',
  mistake_day: (p: RefusalParams) => {
    const where = label(p.where ?? '').replace(/^Dòng /, 'Line ');
    return (p.value ?? '') === ''
      ? `${where}: there is no day. Enter it.`
      : `${where}: the day “${p.value}” is wrong or after today. Enter it again.`;
  },
  mistake_symbol: (p: RefusalParams) =>
    `Line ${p.line}: no e-invoice has form and symbol “${p.form_no} ${p.symbol}”. Enter them as on the invoice, in capitals: a form of one digit, a symbol of 6 characters such as C26TAA; for an older kind of invoice change the rules it was made under.`,
  mistake_number: (p: RefusalParams) =>
    `Line ${p.line}: invoice number “${p.value}” is not digits. Enter it as on the invoice; for an older kind of invoice change the rules it was made under.`,
  mistake_format: (p: RefusalParams) =>
    `${label(p.label ?? '')} does not fit the format of the tax authority (${p.path}): ${label(p.reason ?? '')}. Correct it.`,
} satisfies Record<MistakeRefusalCode, (params: RefusalParams) => string>;

/** Why a summary table is not sent. */
export const summaryRefusalWords = {
  summary_empty: () =>
    'The table has no invoice. Press “Update rows” once invoices of the period are issued, or delete the table.',
  summary_period_open: (p: RefusalParams) =>
    `${label(p.period ?? '')} is not over. Its table is sent after the last day (${readableDate(p.last ?? '')}).`,
  summary_first_open: (p: RefusalParams) =>
    `This is a supplement, but table ${p.before} of ${label(p.period ?? '')} is not accepted by the tax authority. Send that one first.`,
  summary_not_declared: () =>
    'The declaration in force does not say that data is sent by summary table. Make a declaration of change that chooses it.',
  summary_format: (p: RefusalParams) =>
    `${label(p.label ?? '')} does not fit the format of the tax authority (${p.path}): ${label(p.reason ?? '')}. Correct it.`,
} satisfies Record<SummaryRefusalCode, (params: RefusalParams) => string>;
