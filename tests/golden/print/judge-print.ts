import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { add, decimalText, negate, parseDecimal, ZERO } from '#domain/money/decimal.ts';
import type { InvoicePrint, PrintLine, PrintMark } from '#server/gateways/print/invoice-print.ts';
import { printInvoice } from '#server/gateways/print/print-invoice.ts';
import { caseName, lineMark, matrixPrint, type MatrixCase } from './print-matrix.ts';
import { overlaps } from './word-boxes.ts';

const run = (program: string, ...args: string[]): string =>
  execFileSync(program, args, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  });

/** What is printed without the marks across the pages. */
const text = (file: string, how: string): string =>
  run('pdftotext', '-nodiag', how, file, '-').normalize('NFC');
const bare = (words: string): string => words.replace(/\s+/gu, '');
const count = (all: string, part: string): number => all.split(part).length - 1;

/** As people here write it, by another hand than the print's. */
const written = (decimal: string): string =>
  new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 6 })
    .format(decimal as Intl.StringNumericLiteral)
    .replace('-', '−');

const MARK_OF = {
  draft: 'BẢNNHÁP–CHƯACÓGIÁTRỊ',
  refused: 'BỊTỪCHỐI–KHÔNGCÓGIÁTRỊ',
  cancelled: 'ĐÃHỦY',
  adjusted: 'ĐÃBỊĐIỀUCHỈNH',
  replaced: 'ĐÃBỊTHAYTHẾ',
} satisfies Record<PrintMark['kind'], string>;

/** What the prints of these cases lack, each problem by the name of its case. */
export async function matrixProblems(cases: readonly MatrixCase[], folder: string): Promise<string[]> {
  const found: string[] = [];
  for (const one of cases) {
    const view = matrixPrint(one);
    for (const problem of problemsOf(view, await printInvoice(view), folder))
      found.push(`${caseName(one)}: ${problem}`);
  }
  return found;
}

/** What a PDF lacks of its invoice, as programs of others read it (poppler, zbar); nothing when it is whole. */
function problemsOf(view: InvoicePrint, bytes: Uint8Array, folder: string): string[] {
  const file = join(folder, 'print.pdf');
  writeFileSync(file, bytes);
  const pages = text(file, '-layout').split('\f').slice(0, -1);
  const boxes = text(file, '-bbox');
  const found = [
    ...pageProblems(view, file, pages),
    ...fontProblems(file),
    ...lineProblems(view, file, pages),
    ...carryProblems(view, pages),
    ...endProblems(view, pages),
    ...markProblems(view, file, pages),
    ...qrProblems(view, file, boxes),
    ...overlaps(boxes),
  ];
  rmSync(file);
  return found;
}

const SIZES = { a4: '595.5 x 842.25', a5: '595.5 x 419.25', roll_80: '226.5 x' } as const;

function pageProblems({ design }: InvoicePrint, file: string, pages: readonly string[]): string[] {
  const info = run('pdfinfo', file);
  const stated = Number(/^Pages:\s+(\d+)/mu.exec(info)?.[1]);
  return [
    ...(stated === pages.length ? [] : [`${stated} pages, ${pages.length} of text`]),
    ...(info.includes(SIZES[design.paper]) ? [] : [`not on ${design.paper}`]),
    ...(design.paper === 'roll_80'
      ? []
      : pages.flatMap((page, at) => [
          ...(new RegExp(`Trang (\\(Page\\) )?${at + 1}/${pages.length}`, 'u').test(page)
            ? []
            : [`page ${at + 1} is not numbered`]),
          // The narrowest heads are the first to be broken.
          ...(/\sSTT\s/u.test(page) && !/\sThu\s/u.test(page) ? [] : [`page ${at + 1} has a broken head`]),
        ])),
  ];
}

function fontProblems(file: string): string[] {
  const rows = run('pdffonts', file).trimEnd().split('\n').slice(2);
  const broken = rows.filter((row) => !/^[A-Z]{6}\+.*\syes\s+yes\s+yes\s/u.test(row));
  return rows.length === 0 ? ['no fonts'] : broken.map((row) => `not embedded as a subset: ${row}`);
}

/** Every line once, in its order, its amount in its row; the name whole in the order of reading. */
function lineProblems({ lines, design }: InvoicePrint, file: string, pages: readonly string[]): string[] {
  const all = pages.join('\n');
  const raw = bare(text(file, '-raw'));
  let at = 0;
  let raw_at = 0;
  return lines.flatMap((line, index) => {
    const mark = line.name.startsWith('D') ? lineMark(index) : line.name.slice(0, 10);
    const start = all.indexOf(mark, at);
    const raw_start = raw.indexOf(bare(line.name), raw_at);
    if (start < 0) return [`${mark} is missing or out of order`];
    if (raw_start < 0) return [`the name of ${mark} is not whole`];
    at = start + mark.length;
    raw_at = raw_start + 1;
    if (count(all, lineMark(index)) > 1) return [`${mark} is there twice`];
    const next = lines[index + 1] === undefined ? -1 : all.indexOf(lineMark(index + 1), at);
    const row =
      design.paper === 'roll_80'
        ? all.slice(at, next < 0 ? undefined : next)
        : (all.slice(at).split('\n')[0] ?? '');
    const amount = line.kind === 'note' || line.amount === null ? null : written(line.amount);
    return amount === null || row.split(/\s+/u).includes(amount) ? [] : [`${mark} is not beside ${amount}`];
  });
}

const signed = ({ kind, amount }: PrintLine) => {
  const value = parseDecimal(amount ?? '0');
  return kind === 'discount' ? negate(value) : value;
};

/** What is carried is the sum of the lines so far, at the end of a page and at the beginning of the next. */
function carryProblems({ lines, design }: InvoicePrint, pages: readonly string[]): string[] {
  if (design.paper === 'roll_80') return [];
  let printed = 0;
  const sum = (): string => written(decimalText(lines.slice(0, printed).map(signed).reduce(add, ZERO)));
  const carried = (page: string, words: string): string | undefined =>
    new RegExp(`${words}(?: \\([A-Z][a-z ]+\\))?\\s+(-?[\\d.,]+)`, 'u').exec(page)?.[1];
  return pages.flatMap((page, at) => {
    const brought = at === 0 ? undefined : sum();
    const is_in = carried(page, 'Cộng trang trước mang sang');
    while (printed < lines.length && holds(page, lines, printed)) printed += 1;
    const out = at === pages.length - 1 ? undefined : sum();
    const is_out = carried(page, 'Cộng chuyển sang trang sau');
    return [
      ...(is_in === brought ? [] : [`page ${at + 1} brings ${is_in} for ${brought}`]),
      ...(is_out === out ? [] : [`page ${at + 1} carries ${is_out} for ${out}`]),
    ];
  });
}

/** Discounts on the whole invoice have names of their own, equal for each rate: they are found by their position. */
const holds = (page: string, lines: readonly PrintLine[], at: number): boolean =>
  lines[at]?.name.startsWith(lineMark(at)) === true
    ? page.includes(lineMark(at))
    : new RegExp(`^\\s*${at + 1}\\s+Chiết khấu`, 'mu').test(page);

/** Sums, words and boxes to sign in are together on the last page. */
function endProblems(view: InvoicePrint, pages: readonly string[]): string[] {
  const last = bare(pages.at(-1) ?? '');
  const wanted = [
    ...[view.total, ...view.by_rate.flatMap(({ amount, vat_amount }) => [amount, vat_amount])].map(written),
    ...[view.total_before_vat, view.total_vat].map(written),
    ...view.fees.flatMap(({ amount }) => (amount === null ? [] : [written(amount)])),
    'Ngườibánhàng',
    ...(view.seller_signature === null ? [] : ['Đãkýsố', 'Kýngày:']),
    ...(view.design.paper === 'roll_80' ? [] : view.design.signature_boxes.map(({ title }) => bare(title))),
    ...(view.lookup === null ? [] : [view.lookup.code]),
  ];
  const isUnsigned = view.design.paper === 'roll_80' && view.seller_signature === null;
  return wanted
    .filter((words) => !last.includes(words) && !(isUnsigned && words === 'Ngườibánhàng'))
    .map((words) => `the last page lacks ${words}`);
}

/** In points: a strip is marked in every such piece. */
const LONGEST_UNMARKED = 800;

/** Each page, and each piece of a long strip, is marked as what the invoice is; the sentence says by which other. */
function markProblems({ mark, design }: InvoicePrint, file: string, pages: readonly string[]): string[] {
  const raw = bare(run('pdftotext', '-raw', file, '-').normalize('NFC'));
  const height = Number(/^Page size:\s+[\d.]+ x ([\d.]+)/mu.exec(run('pdfinfo', file))?.[1]);
  const wanted =
    pages.length * (design.paper === 'roll_80' ? Math.max(1, Math.floor(height / LONGEST_UNMARKED)) : 1);
  const marks = Object.entries(MARK_OF).flatMap(([kind, words]) => {
    const times = count(raw, words);
    if (kind === mark?.kind) return times >= wanted ? [] : [`marked ${kind} ${times} times`];
    return times === 0 ? [] : [`marked ${kind}`];
  });
  if (mark === null || !('by' in mark)) return marks;
  const sentence = /bị (?:điều chỉnh|thay thế) bởi (?:\d+ )?hóa đơn.* số\s+00001312\s+ngày 24\/11\/2026/su;
  const named = design.paper === 'roll_80' ? pages.slice(0, 1) : pages;
  const silent = named.filter((page) => !sentence.test(page));
  return [...marks, ...silent.map((page) => `a page does not say by what: ${page.slice(0, 40)}`)];
}

/** Height in points of the QR code above its caption. */
const QR_ROOM = 100;
const DOTS_PER_INCH = 130;

/** The code as a camera reads it. */
function qrProblems({ qr_code }: InvoicePrint, file: string, boxes: string): string[] {
  if (qr_code === null) return [];
  const pages = boxes.split('<page ').slice(1);
  const page = pages.findIndex((words) => words.includes('>Quét<'));
  const under = Number(/yMin="([\d.]+)"[^>]*>Quét</u.exec(pages[page] ?? '')?.[1]);
  if (Number.isNaN(under)) return ['no words under a QR'];
  const dots = (points: number): string => String(Math.round((points * DOTS_PER_INCH) / 72));
  const picture = file.replace(/\.pdf$/u, '');
  const part = ['-f', String(page + 1), '-l', String(page + 1), '-singlefile'];
  const crop = ['-x', '0', '-W', '2000', '-y', dots(Math.max(0, under - QR_ROOM)), '-H', dots(QR_ROOM)];
  run('pdftoppm', '-r', String(DOTS_PER_INCH), '-gray', ...part, ...crop, file, picture);
  // It exits with an error where it finds none.
  const { stdout } = spawnSync('zbarimg', ['-q', '--raw', '--nodbus', `${picture}.pgm`], {
    encoding: 'utf8',
  });
  rmSync(`${picture}.pgm`);
  return stdout.trim() === qr_code ? [] : [`the QR says “${stdout.trim()}”`];
}
