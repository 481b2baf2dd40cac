import { readableDate } from '#domain/fields/calendar-date.ts';
import type { RefusalParams } from '#domain/refusals.ts';
import { label } from '#src/language/language.ts';
import type { Worded } from '#src/language/language.ts';
import { capital, lower } from '../lists.ts';
import { declarationWords, mistakeRefusalWords, summaryRefusalWords } from './declaration-refusals.ts';
import { taxCodeWords } from './public/registering.ts';

const day = (text: string | undefined) => readableDate(text ?? '');
const field = (params: RefusalParams) => label(params.label ?? '');

const QUANTITY_OR_AMOUNT: Readonly<Record<string, string>> = {
  amount: 'Enter it; a service without quantity and price states its amount alone.',
  unit: 'Enter it; a service that states its amount alone has no unit.',
};

/** A sentence about a line begins with its number. */
const ofLine = (params: RefusalParams, sentence: string) =>
  params.line === undefined ? capital(sentence) : `Line ${params.line}: ${sentence}`;

export const refusalWords = {
  text_missing: (p) => ofLine(p, `${field(p)} is blank. Enter the ${lower(field(p))}.`),
  text_too_long: (p) =>
    ofLine(p, `${field(p)} has ${p.length} characters, at most ${p.max}. Shorten it and save again.`),
  text_characters: (p) =>
    ofLine(p, `${field(p)} has control characters that cannot be shown. Delete it and type it again.`),
  number_malformed: (p) => ofLine(p, `${field(p)} “${p.value}” is not a number. Enter this number again.`),
  number_decimals: (p) =>
    ofLine(p, `${field(p)} ${p.value} has ${p.decimals} decimals, at most ${p.max}. Round it.`),
  number_digits: (p) => ofLine(p, `${field(p)} has ${p.digits} digits, at most ${p.max}. Check this number.`),

  ...taxCodeWords,
  identity_no_malformed: (p) =>
    `Personal ID number “${p.value}” is not right. Enter 12 digits, or the 9 digits of an older card.`,
  budget_code_malformed: (p) =>
    `State budget code “${p.value}” is not right. Enter 7 digits that do not begin with 0.`,
  email_malformed: (p) => `Email “${p.value}” is not right. Enter an address such as name@company.vn.`,
  emails_too_many: (p) => `There are ${p.count} email addresses, at most ${p.max}. Keep those that need it.`,
  first_email_too_long: (p) =>
    `The first email “${p.value}” has ${p.length} characters; the invoice states the first, of at most ${p.max}. Put a shorter one first.`,

  issued_on_malformed: (p) => `Invoice date “${p.value}” is not in the calendar. Choose the date again.`,
  issued_on_future: (p) =>
    `Invoice date ${day(p.issued_on)} is after today, ${day(p.today)}. Change it to today or earlier.`,
  issued_on_not_today: (p) =>
    `A cash-register invoice is issued on the day it is made; it is dated ${day(p.issued_on)}. Date it today, ${day(p.today)}.`,
  issued_on_backwards: (p) =>
    `Invoice date ${day(p.issued_on)} is before ${day(p.last_issued_on)}, that of an invoice already issued under ${p.form_no}${p.symbol}: a later number would carry an earlier date. Change the date, or confirm to issue it all the same.`,
  signing_late: (p) =>
    `An invoice dated ${day(p.issued_on)} had to be signed and sent by ${day(p.due_on)}, which is over. Confirm to issue it all the same.`,
  value_below_zero: (p) =>
    `After this adjusting invoice the value in force is ${p.value}, below zero. Check signs and amounts, or confirm to issue it all the same.`,
  letters_unprintable: (p) =>
    `The PDF has no shape for ${p.letters}: a box is printed instead, while the XML has it all. Change the names of goods or the buyer, or confirm to issue it all the same.`,
  letters_lost: (p) =>
    `“${p['text'] ?? ''}” has � in place of a letter that was lost on its way. Type it again, or confirm to issue it all the same.`,
  vehicle_details_missing: (p) =>
    `Line ${p['lines']}: an invoice of a car or motorbike has to state brand, type and year; not found: ${(p['missing'] ?? '').split(' ').join(', ')}. Add it to the name of the goods or to the special goods, or confirm to issue it all the same.`,
  form_unknown: (p) =>
    `There is no invoice form number “${p.form_no}” on the invoice date. Choose a form from 1 to 9.`,
  symbol_malformed: (p) => `Symbol “${p.symbol}” is not right. A symbol has 6 characters, such as C26TAA.`,
  symbol_year: (p) =>
    `Symbol ${p.symbol} is for ${p.year}, the invoice is dated ${p.issued_year}. Choose a symbol of ${p.issued_year}.`,
  symbol_letter_unknown: (p) =>
    `Symbol ${p.symbol} has the letter ${p.letter}, which has no meaning on the invoice date. Choose another symbol.`,
  symbol_letter_form: (p) =>
    `Symbol ${p.symbol} has the letter ${p.letter}, which goes with form ${p.forms} only and not with form ${p.form_no}. Choose another symbol.`,
  series_unpublished: (p) =>
    `Invoices with symbol ${p.form_no}${p.symbol} cannot be published by this product yet (${p.reason}). Choose a symbol with a code that is in the accepted declaration, such as C${(p.symbol ?? '').slice(1, 3)}TAA.`,
  series_missing: (p) =>
    `There is no number series for symbol ${p.form_no}${p.symbol}. Create an invoice template with this symbol first.`,
  series_closed: (p) => `Symbol ${p.form_no}${p.symbol} is no longer used. Choose one in use.`,
  series_exhausted: (p) =>
    `Symbol ${p.form_no}${p.symbol} has used all its numbers up to ${p.max}. Choose another symbol.`,

  certificate_missing: () => 'There is no certificate to sign with. Add one in Settings, Digital signature.',
  certificate_deleted: () =>
    'The certificate that was chosen for this publication was deleted before it signed. Choose another, or add it again in Settings, Digital signature, and publish again.',
  certificate_expired: (p) =>
    `The certificate expired on ${day(p.valid_to)}. Renew it or add one that is still valid.`,
  certificate_not_yet_valid: (p) =>
    `The certificate is valid from ${day(p.valid_from)}. Wait until that day or choose another certificate.`,
  certificate_tax_code: (p) =>
    `The certificate was issued to tax code ${p.certificate_tax_code || 'unknown'}, the seller is ${p.tax_code}. Choose a certificate of the seller.`,
  certificate_not_declared: (p) =>
    `The certificate of ${p.subject_name}, serial number ${p.serial}, is in no declaration accepted by the tax authority. Create a declaration that names it and wait until it is accepted.`,

  ...declarationWords,

  buyer_missing: (p) =>
    `There is no buyer. Enter the name of the company or the person; for a customer who gives no details, press “Sale to a consumer” at the buyer, or write “${p.retail}”.`,
  retail_buyer_words: (p) =>
    `“${p.value}” is not the wording of an invoice dated ${day(p.issued_on)}. For a buyer who gives nothing, press “Sale to a consumer” at the buyer, or write “${p.retail}”.`,
  buyer_name_required: (p) =>
    `With tax code ${p.tax_code} the company name is required. Enter it as in the tax registration.`,
  buyer_address_required: (p) =>
    `With tax code ${p.tax_code} the address of the buyer is required. Enter it as in the tax registration.`,
  currency_malformed: (p) => `Currency “${p.value}” is not right. Enter a 3-letter code such as VND or USD.`,
  currency_unknown: (p) =>
    `There is no currency “${p.value}”. Enter an ISO 4217 code in use such as VND, USD, EUR.`,
  exchange_rate_missing: (p) =>
    `The invoice is in ${p.currency} and has no exchange rate. Enter the VND for 1 ${p.currency}.`,
  exchange_rate_not_positive: (p) =>
    `Exchange rate ${p.value} has to be more than 0. Enter the VND for 1 ${p.currency}.`,
  exchange_rate_in_vnd: (p) =>
    `There is an exchange rate ${p.value} and the currency is VND. Choose the currency of the invoice, or clear the rate if it is in VND.`,

  lines_missing: () => 'The invoice has no goods or services. Add at least one line.',
  lines_too_many: (p) =>
    `The invoice has ${p.count} lines, at most ${p.max}. Split it into several invoices.`,
  line_quantity_missing: (p) =>
    ofLine(p, `the quantity is missing. ${QUANTITY_OR_AMOUNT[p['alone'] ?? ''] ?? 'Enter it.'}`),
  line_unit_price_missing: (p) => ofLine(p, 'the unit price is missing. Enter it.'),
  line_amount_missing: (p) => ofLine(p, 'the discount amount is missing. Enter it.'),
  line_amount_negative: (p) =>
    ofLine(
      p,
      `the discount amount ${p.value} is negative. Enter a positive number; it is subtracted for you.`,
    ),
  line_discount_rate_range: (p) =>
    ofLine(p, `the discount rate ${p.value}% is not between 0 and less than 100. Enter it again.`),
  line_discount_too_large: (p) =>
    ofLine(p, `the discount ${p.value} is more than the price of the goods, ${p.gross}. Lower the discount.`),
  line_discount_contradicts: (p) =>
    ofLine(
      p,
      `the discount of ${p.rate}% is ${p.by_rate}, its amount says ${p.value}. Correct or clear one of the two.`,
    ),
  line_discount_not_in_form: (p) =>
    ofLine(p, 'a delivery note has no place for a discount. Clear it on this line or choose another series.'),
  vat_rate_missing: (p) => ofLine(p, 'the VAT rate is missing. Choose one.'),
  vat_rate_unknown: (p) => ofLine(p, `the VAT rate “${p.rate}” is not in the law. Choose one of the list.`),
  vat_rate_not_in_force: (p) =>
    ofLine(p, `the VAT rate ${p.rate} is not in force on ${day(p.issued_on)}. Choose another one.`),
  revenue_percent_unknown: (p) =>
    ofLine(p, `${p.percent}% of revenue is not in the law. Choose one of ${p.percents}.`),
  revenue_percent_not_reduced: (p) =>
    ofLine(p, `${p.percent}% of revenue is not reduced on ${day(p.issued_on)}. Clear it on this line.`),
  invoice_discount_twice: () =>
    'The discount on the whole invoice has both a rate and an amount. Enter one of the two and clear the other.',
  invoice_discount_rate_range: (p) =>
    `The discount of ${p.value}% on the whole invoice is not between 0 and 100. Enter the rate again.`,
  invoice_discount_too_large: (p) =>
    `The discount of ${p.value} on the whole invoice is more than its goods come to. Lower the discount.`,
  invoice_discount_not_in_form: () =>
    'A delivery note has no place for a discount on the whole invoice. Clear it or choose another series.',
  special_goods_not_in_form: (p) =>
    ofLine(
      p,
      'this form has no place for special goods. Open the menu of the line and make them ordinary goods, or choose another series.',
    ),
  special_goods_malformed: (p) =>
    ofLine(
      p,
      `“${field(p)}” of the special goods is not right. Open the menu of the line, choose Special goods and enter it again.`,
    ),
  extra_field_twice: (p) => ofLine(p, `The field “${p.label}” is there twice. Keep one of them.`),
  extra_date_malformed: (p) =>
    ofLine(p, `${p.label} “${p.value}” is not in the calendar. Enter the day again.`),
  fees_not_in_form: (p) =>
    `Invoices of form ${p.form_no} have no place for fees. Remove the fees or choose another series.`,
  deduction_not_in_form: (p) =>
    `Invoices of form ${p.form_no} have no place for other deductions. Clear the deduction or choose another series.`,
  total_negative: (p) =>
    `The total payable ${p.total} is negative. Lower the discount or create an adjustment invoice.`,
  total_digits: (p) => `The total payable has more than ${p.max} digits. Check quantities and unit prices.`,
  document_too_large: (p) =>
    `The invoice file has ${p.bytes} bytes, at most ${p.max}. Split it into several invoices.`,
  document_format: (p) =>
    `${field(p)} ${label(p.reason ?? '')} (element ${p.path}). Correct it and issue again.`,
  ...mistakeRefusalWords,
  ...summaryRefusalWords,
} satisfies Worded<typeof import('../refusals.ts').refusalWords>;
