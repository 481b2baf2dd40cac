import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import type { components } from '#generated/types.ts';
import { drawInvoice, type DrawnInvoice } from '#tests/golden/money/drawn-invoice.ts';
import { GOLDEN_COUNT, GOLDEN_FILE, type Golden } from '#tests/golden/money/golden.ts';
import { judge, type Judgement } from '#tests/golden/money/judge.ts';
import { fromText, plus, toText } from '#tests/golden/money/rational.ts';
import { judged } from '#tests/contract/injection.ts';
import { hasJudge } from '#tests/setup/judges.ts';
import { inLongRun } from '#tests/setup/long-run.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { moneyDesk, type Invoice, type InvoiceInput } from './desk.ts';
import { pdfText } from './programs.ts';

type Schemas = components['schemas'];
type Summary = Schemas['InvoiceSummary'];

const sums = ({
  total_before_vat,
  total_vat,
  total,
}: Pick<Summary, 'total_before_vat' | 'total_vat' | 'total'>) => [total_before_vat, total_vat, total];

const server = withTestApp();

let desk: ReturnType<typeof moneyDesk>;
let token = '';
let sales_template = 0;
beforeAll(async () => {
  token = await server.current.signIn('owner@demo.vn');
  desk = moneyDesk(server.current, token);
  const template = {
    ...{ name: 'Hóa đơn bán hàng', form_no: '2', symbol: 'C26TBH', layout: 'modern' },
    ...{ accent_color: null, is_default: false, status: 'active' },
  };
  const made = await judged(server.current, 'createTemplate', { token, body: { template } });
  expect(made.status, made.text).toBe(201);
  sales_template = (made.body as { template: { id: number } }).template.id;
});

/** The golden invoice without what no page asks for: what a company can enter, judged again where that changes it. */
function enterable(seed: number): DrawnInvoice {
  return {
    ...drawInvoice(seed),
    ...{ round_entries: false, untaxed_deduction: null },
    ...{ zero_tens: 'linh', four_after_tens: 'tư', says_whole: false },
  };
}

/** A draft states no negative discount: an adjustment downwards has negative quantities. */
const isStated = ({ discount, lines }: DrawnInvoice): boolean =>
  [
    discount && 'amount' in discount ? discount.amount : '',
    ...lines.map((line) => line.discount_amount ?? ''),
  ].every((amount) => !amount.startsWith('-'));

function inputOf(drawn: DrawnInvoice, payment_method: string): Partial<InvoiceInput> {
  const { discount, method, reduction_share } = drawn;
  return {
    ...(method === 'VAT' ? {} : { template_id: sales_template }),
    payment_method,
    currency: drawn.currency,
    exchange_rate: drawn.exchange_rate,
    price_includes_tax: drawn.price_includes_tax,
    invoice_discount_rate: discount && 'rate' in discount ? discount.rate : null,
    invoice_discount_amount: discount && 'amount' in discount ? discount.amount : null,
    fees: drawn.fees.map((amount) => ({ name: 'Phí', amount })),
    other_deduction: drawn.other_deduction,
    lines: drawn.lines.map(({ percent, ...line }, index) => ({
      ...line,
      name: `Hàng ${index + 1}`,
      revenue_percent: reduction_share === null ? null : percent,
    })),
  };
}

async function saved(drawn: DrawnInvoice, payment_method: string) {
  await desk.choose('tax_rounding', drawn.tax_rounding);
  const decimal_configurations = Object.entries(drawn.digits).map(([config_key, digits]) => ({
    config_key,
    config_value: String(digits),
  }));
  await judged(server.current, 'updateDecimalConfigurations', { token, body: { decimal_configurations } });
  return desk.create(inputOf(drawn, payment_method));
}

const bare = (words: string): string => words.replace(/\s+/gu, '');
const written = (decimal: string): string =>
  new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 6 })
    .format(decimal as Intl.StringNumericLiteral)
    .replace('-', '−');

/** Every amount that a print must show, as it is written there; what bears no tax has no amount of it. */
function printed({ lines, rates, before, vat, total }: Judgement, method: DrawnInvoice['method']): string[] {
  const amounts = lines.map((line) => line[5] ?? null).filter((amount) => amount !== null);
  const by_rate = rates.flatMap(([rate, amount, tax]) => (rate.endsWith('%') ? [amount, tax] : [amount]));
  return [...amounts, ...(method === 'VAT' ? [before, vat, ...by_rate] : []), total].map(written);
}

type Stored = {
  id: number;
  seed: number;
  expected: Judgement;
  method: DrawnInvoice['method'];
  currency: string;
};

/** Drafts of the golden invoices with these seeds; those refused, as an original invoice may not say them, are left out. */
async function stored(seeds: readonly number[], payment_method: string): Promise<Stored[]> {
  const kept: Stored[] = [];
  for (const seed of seeds) {
    const drawn = enterable(seed);
    if (!isStated(drawn)) continue;
    const answered = await saved(drawn, payment_method);
    if (answered.status === 422) {
      expect(answered.text, `seed ${seed}`).toContain('discount_too_large');
      continue;
    }
    expect(answered.status, `seed ${seed}: ${answered.text}`).toBe(201);
    const { id } = (answered.body as { invoice: Invoice }).invoice;
    kept.push({ id, seed, expected: judge(drawn), method: drawn.method, currency: drawn.currency });
  }
  return kept;
}

/** What of these invoices is not to the đồng what the judge says, in the editor's record, in the list and in print. */
async function differing(invoices: readonly Stored[]): Promise<string[]> {
  const query = { ids: invoices.map(({ id }) => id).join(','), limit: '100' };
  const { body } = await judged(server.current, 'listInvoices', { token, query });
  const rows = new Map((body as { invoices: Summary[] }).invoices.map((row) => [row.id, row]));
  const found: string[] = [];
  for (const { id, seed, expected, method } of invoices) {
    const wanted = [expected.before, expected.vat, expected.total];
    const row = rows.get(id);
    if (row === undefined || !isDeepStrictEqual(sums(row), wanted)) found.push(`${seed} in the list`);
    const record = await desk.read({ id } as Invoice);
    const amounts = record.written_lines.slice(0, record.lines.length).map(({ amount }) => amount);
    if (
      !isDeepStrictEqual([...sums(record), record.total_in_words], [...wanted, expected.words]) ||
      !isDeepStrictEqual(
        amounts,
        expected.lines.map((line) => line[5] ?? null),
      )
    )
      found.push(`${seed} in the record`);
    const text = pdfText(await desk.pdf(record), '-raw');
    const numbers = new Set(text.match(/−?\d[\d.,]*(?<=\d)/gu));
    const missing = printed(expected, method).filter((number) => !numbers.has(number));
    if (missing.length > 0) found.push(`${seed} in print: ${missing.join(' ')}`);
    if (!bare(text).includes(bare(expected.words))) found.push(`${seed} in print: ${expected.words}`);
  }
  return found;
}

/** The sum of a filter, in đồng and by each other currency, against the judge's totals added up. */
async function differingSums(invoices: readonly Stored[], payment_method: string): Promise<string[]> {
  const { body } = await judged(server.current, 'getInvoiceSum', { token, query: { payment_method } });
  const { invoice_sum } = body as { invoice_sum: Schemas['InvoiceSum'] };
  const said = [{ ...invoice_sum, currency: 'VND' }, ...invoice_sum.foreign];
  const currencies = [...new Set(['VND', ...invoices.map(({ currency }) => currency)])].toSorted();
  return currencies.flatMap((currency) => {
    const own = invoices.filter((invoice) => invoice.currency === currency);
    const add = (key: 'before' | 'vat' | 'total'): string =>
      toText(plus(...own.map(({ expected }) => fromText(expected[key]))));
    const wanted = [add('before'), add('vat'), add('total')];
    const sum = said.find((one) => one.currency === currency);
    return sum !== undefined && isDeepStrictEqual(sums(sum), wanted)
      ? []
      : [`${currency}: ${sum && sums(sum)} for ${wanted}`];
  });
}

const SEEDS = Array.from({ length: GOLDEN_COUNT }, (_, seed) => seed);
/** Every twentieth, in the usual run. */
const SOME = SEEDS.filter((seed) => seed % 20 === 7);
const PORTION = 30;

test('most golden invoices are what a company can enter, and judged as they are written down', () => {
  const goldens = readFileSync(GOLDEN_FILE, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Golden);
  const same = goldens.filter(({ seed, total }) => judge(enterable(seed)).total === total);
  expect(same.length).toBeGreaterThan(GOLDEN_COUNT * 0.7);
});

describe.skipIf(!hasJudge('pdftotext'))('list, record and print say what the judge says, to the đồng', () => {
  const hold = async (seeds: readonly number[], name: string): Promise<void> => {
    const invoices = await stored(seeds, name);
    expect(invoices.length).toBeGreaterThan(seeds.length * 0.7);
    expect(await differing(invoices)).toEqual([]);
    expect(await differingSums(invoices, name)).toEqual([]);
  };

  test('of some golden invoices', () => hold(SOME, 'Mẫu chuẩn'));

  for (let from = 0; from < GOLDEN_COUNT; from += PORTION)
    inLongRun(`of those from ${from} on`, () => hold(SEEDS.slice(from, from + PORTION), `Mẫu chuẩn ${from}`));
});
