import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { InvoiceContent } from '#domain/invoice/content.ts';
import { SAMPLE_INVOICE } from '#domain/samples/sample-invoice.ts';
import { root, sealed } from '#tests/golden/sealed-sample.ts';
import { reshaped, withCode, withCollector } from '#tests/integration/invoice-collectors/collector-desk.ts';
import type { Invoice } from '#tests/integration/invoice-collectors/collector-desk.ts';
import {
  all,
  CONTENTS,
  EXTRAS,
  NAMES,
  ORDERS,
  VERSIONS,
  WRAPPINGS,
} from '#tests/integration/invoice-collectors/shapes.table.ts';
import { withChildProcesses } from '#tests/integration/xml-verifications/with-child-processes.ts';
import { archiveOf } from '#tests/setup/sheet-archive.ts';

const COUNT = 1_000;
const OF_ONE_ZIP = 125;
const UNIT_PRICE = 5_000;

const desk = withCollector(withChildProcesses([root.certificate_pem]));

type Wanted = { verdict: Invoice['verdict']; finding: string | null; total: number };
type Sent = { file: string; wanted: Wanted; parts: readonly string[] };

/** Which row of a list the n-th file takes: each list by a step of its own, so that rows of two lists meet in every pair. */
function pick<T>(list: readonly T[], n: number, step: number): T {
  return list[Math.floor((((n + 1) * step) % 1_009) * (list.length / 1_009))] as T;
}

/** What is wrong with a file: how its content, its signed data or its file differ, and what is to be found. */
type Fault = {
  content?: Partial<InvoiceContent>;
  file?: (file: string) => string;
  finding: (form_no: string) => string;
  verdict: 'invalid' | 'warning';
};
const FAULTS: readonly Fault[] = [
  {
    file: (file) => file.replace('<TgTTTBSo>', '<TgTTTBSo>9'),
    finding: () => 'Hóa đơn đã bị sửa sau khi người bán ký',
    verdict: 'invalid',
  },
  {
    file: (file) => file.replace(/<Signature .*<\/Signature>/s, ''),
    finding: () => 'Không có chữ ký của người bán',
    verdict: 'invalid',
  },
  {
    content: { buyer_tax_code: '0100109106' },
    finding: () => 'Người mua không phải công ty mình',
    verdict: 'invalid',
  },
  {
    content: { seller: { ...SAMPLE_INVOICE.seller, tax_code: '0100109106' } },
    finding: () => 'Mã số thuế người bán khác chứng thư số',
    verdict: 'invalid',
  },
  {
    content: { symbol: 'K25TAA' },
    finding: (form_no) => `Ký hiệu ${form_no}K25TAA không đúng quy định`,
    verdict: 'invalid',
  },
  {
    content: { buyer_tax_code: null },
    finding: () => 'Hóa đơn không ghi mã số thuế người mua',
    verdict: 'warning',
  },
  { content: { issued_on: '2026-11-25' }, finding: () => 'Ngày lập sau hôm nay', verdict: 'warning' },
];

/** The n-th file: a seller's program of its own, every fifth with a fault, every tenth coded, every tenth of a cash register. */
function sent(n: number): Sent {
  const [what, changed, percent] = pick(CONTENTS, n, 97);
  const quantity = n + 1;
  const amount = UNIT_PRICE * quantity;
  const total = amount + (amount * percent) / 100;
  const lines = changed.lines.map((line) => ({ ...line, quantity: String(quantity) }));
  const content = desk.content({ symbol: 'K26TAA', ...changed, lines, number: n + 1 });
  if (n % 10 === 3) return { file: codedText(content), wanted: valid(total), parts: [`coded ${what}`] };
  if (n % 10 === 7) return { file: registerText(content), wanted: valid(total), parts: [`register ${what}`] };
  const rows = [
    pick(EXTRAS, n, 211),
    pick(NAMES, n, 307),
    pick(ORDERS, n, 401),
    pick(VERSIONS, n, 503),
  ] as const;
  const [wrapped, around] = pick(WRAPPINGS, n, 601);
  const fault = n % 5 === 4 ? pick(FAULTS, n, 701) : null;
  const shape = all(...rows.map(([, one]) => one));
  const file = reshaped({ ...content, ...fault?.content }, shape, (text) =>
    around(fault?.file?.(text) ?? text),
  ).toString();
  const wanted =
    fault === null
      ? valid(total)
      : { verdict: fault.verdict, finding: fault.finding(content.form_no), total: NaN };
  return { file, wanted, parts: [what, wrapped, ...rows.map(([name]) => name)] };
}

const valid = (total: number): Wanted => ({ verdict: 'valid', finding: null, total });

const codedText = (content: InvoiceContent): string =>
  withCode(sealed({ ...content, symbol: 'C26TAA' })).toString();

const registerText = (content: InvoiceContent): string =>
  Buffer.from(sealed({ ...content, symbol: 'C26MAA' }))
    .toString()
    .replace(/<Signature .*<\/Signature>/s, '')
    .replace('<DSCKS>', '<MCCQT>M1-26-ABCDE-00000000001</MCCQT><DSCKS>');

/** Sent in ZIPs, as people send them; the outcome of each file. */
async function outcomes(files: readonly string[]): Promise<(string | undefined)[]> {
  const found: (string | undefined)[] = [];
  for (let at = 0; at < files.length; at += OF_ONE_ZIP) {
    const some = files.slice(at, at + OF_ONE_ZIP).map((file, n) => [`${at + n}.xml`, file] as const);
    const collected = await desk.collected(archiveOf(Object.fromEntries(some)), `${at}.zip`);
    found.push(...collected.map(({ outcome, message }) => (outcome === 'refused' ? message : outcome)));
  }
  return found;
}

async function listed(): Promise<Invoice[]> {
  const found: Invoice[] = [];
  for (let page = 1; found.length < COUNT; page += 1) {
    const query = { sort: 'name', limit: '250', page: String(page) };
    const { body } = await desk.call('listInvoiceCollectors', { query });
    const { invoice_collectors } = body as { invoice_collectors: Invoice[] };
    if (invoice_collectors.length === 0) break;
    found.push(...invoice_collectors);
  }
  return found;
}

test('a thousand input invoices of every version, order, name, wrapping and content are read, judged and deduped', async () => {
  const files = Array.from({ length: COUNT }, (_, n) => sent(n));
  const pairs = new Set(
    files.flatMap(({ parts }) => parts.flatMap((a) => parts.flatMap((b) => (a < b ? [`${a} + ${b}`] : [])))),
  );
  for (const version of VERSIONS)
    for (const order of ORDERS) expect(pairs).toContain([version[0], order[0]].toSorted().join(' + '));
  expect(new Set(await outcomes(files.map(({ file }) => file)))).toEqual(new Set(['collected']));
  const invoices = await listed();
  expect(invoices).toHaveLength(COUNT);
  const by_sha = new Map(invoices.map((one) => [one.sha256, one]));
  const wrong = files.flatMap(({ file, wanted, parts }) => {
    const one = by_sha.get(createHash('sha256').update(file).digest('hex'));
    const said = { verdict: one?.verdict, finding: one?.finding, total: Number(one?.total) };
    const total = Number.isNaN(wanted.total) ? said.total : wanted.total;
    return JSON.stringify(said) === JSON.stringify({ ...wanted, total })
      ? []
      : [{ parts, wanted, said, name: one?.name }];
  });
  expect(wrong).toEqual([]);
  // The same bytes, and the same invoice in other bytes.
  const again = files.map(({ file }, n) => (n % 2 === 0 ? file : `${file}\n`));
  expect(new Set(await outcomes(again))).toEqual(new Set(['duplicate']));
  expect(await listed()).toHaveLength(COUNT);
});
