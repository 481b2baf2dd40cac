import type { GivenExtra } from '#domain/invoice/extras/extra-fields.ts';
import type { NumberLimits } from '#domain/numbers/read-number.ts';
import { entryProblem, limitsOf, readValue, unreadText } from '#src/ui/field/number/number-entry.ts';
import type { NumberKind } from '#src/ui/field/number/number-entry.ts';
import { lineWords } from '#src/wording/desk/invoice-editor.ts';
import { refusalSentence } from '#src/wording/refusals.ts';
import { writtenFees, writtenLines } from './draft/draft.ts';
import type { Draft, DraftLine } from './draft/draft.ts';
import { ownColumn } from './lines/own-columns.ts';
import { cellId, extraId, feeId, fieldId } from './problem-places.ts';
import type { Problem } from './problem-places.ts';

type Entry = { kind: NumberKind; decimals?: number };

/** Decimals of a rate of one's own (TSuat KHAC:05.26%). */
export const OTHER_RATE: Entry = { kind: 'percent', decimals: 2 };
export const EXCHANGE_RATE: Entry = { kind: 'currency', decimals: 2 };

const otherRate = /^KHAC:(.*?)%?$/;

/** The number in a rate of one's own; null for every other rate. */
export function otherRateOf(vat_rate: string): string | null {
  return otherRate.exec(vat_rate)?.[1] ?? null;
}

const foreignDecimals = 2;

/** Decimals an amount may be typed with in a currency: whole đồng, two elsewhere. */
function typedDecimals(currency: string): number {
  return currency === 'VND' ? 0 : foreignDecimals;
}

/** What the numbers of a line take. */
export function lineEntries(currency: string) {
  return {
    quantity: { kind: 'decimal' },
    unit_price: { kind: 'currency' },
    discount_rate: { kind: 'percent' },
    discount_amount: { kind: 'currency', decimals: typedDecimals(currency) },
    amount: { kind: 'currency', decimals: typedDecimals(currency) },
  } as const satisfies Partial<Record<keyof DraftLine, Entry>>;
}

export type NumberOfLine = keyof ReturnType<typeof lineEntries>;
export type LineEntries = Readonly<Record<NumberOfLine, Entry>>;

function typedEntries(entries: LineEntries): [NumberOfLine, Entry][] {
  return Object.entries(entries) as [NumberOfLine, Entry][];
}

/** What the discount on the whole invoice takes. */
export function invoiceDiscountEntry(by: Draft['invoice_discount']['by'], currency: string): Entry {
  return by === 'rate' ? { kind: 'percent' } : { kind: 'currency', decimals: typedDecimals(currency) };
}

/** What fees and the other deduction take. */
export function besideGoodsEntry(currency: string): Entry {
  return { kind: 'currency', decimals: typedDecimals(currency) };
}

/** What a number in a field of the company's own takes. */
export const EXTRA_NUMBER: Entry = { kind: 'decimal', decimals: 6 };

/** Why what is typed in a field of the company's own cannot be read, in one sentence; null where it can. */
export function extraProblem({ name, type, value }: GivenExtra): string | null {
  if (type === 'numeric') return entryProblem(value, limits(EXTRA_NUMBER));
  const unread = type === 'date' ? unreadText(value) : null;
  if (unread === null) return null;
  return refusalSentence({ code: 'extra_date_malformed', params: { label: name, value: unread } });
}

const limits = ({ kind, decimals }: Entry): NumberLimits => limitsOf(kind, decimals);

/** A sentence that begins with what was typed, behind the name of the field. */
const named = (name: string, sentence: string | null) => (sentence === null ? null : `${name} ${sentence}`);

/** What the columns of numbers are called, in the language of the page. */
const lineNumberNames = (): Readonly<Record<NumberOfLine | 'vat_rate', string>> => ({
  quantity: lineWords.quantity,
  unit_price: lineWords.price,
  discount_rate: lineWords.discount,
  discount_amount: lineWords.discount_amount,
  amount: lineWords.amount,
  vat_rate: lineWords.vat,
});

/** Numbers of the draft whose text cannot be read, each with its sentence and its place; it is not saved with any. */
export function unreadProblems(draft: Draft): Problem[] {
  const { currency, exchange_rate, invoice_discount } = draft;
  const fields: [string, string, Entry][] = [
    ['exchange_rate', exchange_rate, EXCHANGE_RATE],
    ['invoice_discount', invoice_discount.value, invoiceDiscountEntry(invoice_discount.by, currency)],
    ['other_deduction', draft.other_deduction, besideGoodsEntry(currency)],
  ];
  const inFields = fields.flatMap(([field, value, entry]): Problem[] => {
    const message = entryProblem(value, limits(entry));
    return message === null ? [] : [{ message, target: fieldId(field), line: null }];
  });
  const inFees = writtenFees(draft).flatMap(({ key, amount }): Problem[] => {
    const message = entryProblem(amount, limits(besideGoodsEntry(currency)));
    return message === null ? [] : [{ message, target: feeId(key, 'amount'), line: null }];
  });
  const inExtras = draft.extras.flatMap((extra): Problem[] => {
    const message = extraProblem(extra);
    return message === null ? [] : [{ message, target: extraId(extra.name), line: null }];
  });
  const numbers: [NumberOfLine, Entry][] = typedEntries(lineEntries(currency));
  const inLines = writtenLines(draft).flatMap((line, at) => {
    const problem = (message: string | null, column: string): Problem[] =>
      message === null
        ? []
        : [{ message: lineWords.inLine(at + 1, message), target: cellId(line.key, column), line: at + 1 }];
    const inNumbers = [...numbers, ['vat_rate', OTHER_RATE] as const].flatMap(([field, entry]) => {
      const value = field === 'vat_rate' ? (otherRateOf(line.vat_rate) ?? '') : line[field];
      return unreadText(value) === null
        ? []
        : problem(named(lineNumberNames()[field], entryProblem(value, limits(entry))), field);
    });
    const inOwn = line.extras.flatMap((extra) => {
      const sentence = extraProblem(extra);
      return problem(
        extra.type === 'numeric' ? named(extra.name, sentence) : sentence,
        ownColumn(extra.name),
      );
    });
    return [...inNumbers, ...inOwn];
  });
  return [...inFields, ...inFees, ...inExtras, ...inLines];
}

/** The draft as far as it can be read, for computing amounts while something in it cannot. */
export function readableDraft(draft: Draft): Draft {
  const { invoice_discount } = draft;
  return {
    ...draft,
    exchange_rate: readValue(draft.exchange_rate),
    invoice_discount: { ...invoice_discount, value: readValue(invoice_discount.value) },
    fees: draft.fees.map((fee) => ({ ...fee, amount: readValue(fee.amount) })),
    other_deduction: readValue(draft.other_deduction),
    extras: draft.extras.map(readableExtra),
    lines: draft.lines.map((line) => ({
      ...line,
      quantity: readValue(line.quantity),
      unit_price: readValue(line.unit_price),
      discount_rate: readValue(line.discount_rate),
      discount_amount: readValue(line.discount_amount),
      amount: readValue(line.amount),
      vat_rate: unreadText(otherRateOf(line.vat_rate) ?? '') === null ? line.vat_rate : '',
      extras: line.extras.length === 0 ? line.extras : line.extras.map(readableExtra),
    })),
  };
}

/** A text is what is typed, whatever it begins with. */
function readableExtra(extra: GivenExtra): GivenExtra {
  return extra.type === 'string' ? extra : { ...extra, value: readValue(extra.value) };
}
