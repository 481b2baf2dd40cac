import { shownDecimal, type NumberStyle } from '#domain/numbers/number-style.ts';
import type { ReportPrint } from '#server/gateways/print/printer.ts';
import { refuseGivenUp } from '#server/platform/child-processes/task-given-up.ts';
import { columnKind } from '#server/platform/crud/export/sheet-cells.ts';
import { writtenDay } from '#server/platform/crud/import/values/date-value.ts';
import { joinPdfs } from '#server/platform/pdf/join-pdfs.ts';
import { pdfObjects } from '#server/platform/pdf/pdf-objects.ts';
import type { Report, ReportLine } from './report-file.ts';

/** Lines drawn in one go, in about a second: a report of any length stays within the limits of one drawing, and others get their turn. */
const PART_LINES = 400;

type Sheet = Pick<ReportPrint, 'company' | 'subtitle' | 'drawn_on'> & { number_style: NumberStyle };
type Print = (view: ReportPrint) => Promise<Uint8Array>;

/**
 * The PDF of a report, a part drawn after another and joined while they come. The first part is there before this answers, so that
 * what stands in the way of drawing (see TaskGivenUp) is a refusal and no broken file.
 */
export async function printedParts<Row>(
  { title, columns, zoom }: Pick<Report<Row>, 'title' | 'columns' | 'zoom'>,
  lines: AsyncIterable<ReportLine>,
  { number_style, ...sheet }: Sheet,
  print: Print,
): Promise<AsyncIterable<Uint8Array>> {
  const shown = columns.flatMap(({ label, kind, share }, at) =>
    share === undefined ? [] : [{ label, kind, share, at }],
  );
  const layout = shown.map(({ label, kind, share }) => ({ label, share, align: ALIGNS[columnKind(kind)] }));
  const common = { layout: 'report', title, ...sheet, columns: layout, zoom } as const;
  const printed = (line: ReportLine) => ({
    kind: line.kind,
    cells: shown.map(({ kind, at }) => cellText(line.cells[at], kind, number_style)),
  });

  async function* parts(): AsyncGenerator<Uint8Array> {
    let first_page = 1;
    for await (const { some, is_last } of inParts(lines, PART_LINES)) {
      const view: ReportPrint = { ...common, lines: some.map(printed), first_page, is_last };
      const file = await print(view).catch(refuseUnprinted);
      first_page += pdfObjects(file).page_count;
      yield file;
    }
  }
  const drawn = parts();
  const first = await drawn.next();
  async function* all(): AsyncGenerator<Uint8Array> {
    if (first.done !== true) yield first.value;
    yield* drawn;
  }
  return joinPdfs(all());
}

const ALIGNS = { number: 'right', date: 'center', text: 'left', boolean: 'left' } as const;

/** Lines in parts of a size; which one is the last is known when it comes. */
async function* inParts(
  lines: AsyncIterable<ReportLine>,
  size: number,
): AsyncGenerator<{ some: ReportLine[]; is_last: boolean }> {
  let some: ReportLine[] = [];
  for await (const line of lines) {
    if (some.length === size) {
      yield { some, is_last: false };
      some = [];
    }
    some.push(line);
  }
  yield { some, is_last: true };
}

function cellText(value: unknown, kind: string, style: NumberStyle): string {
  if (value === null || value === undefined) return '';
  const text = String(value);
  const column = columnKind(kind);
  if (column === 'number') return shownDecimal(text, style);
  return column === 'date' ? writtenDay(text) : text;
}

const refuseUnprinted = refuseGivenUp({
  code: 'pdf',
  too_long: 'Bản PDF của báo cáo này quá nặng nên máy chủ đã dừng vẽ. Hãy chọn kỳ ngắn hơn, hoặc xuất Excel.',
  too_much_memory:
    'Bản PDF của báo cáo này cần quá nhiều bộ nhớ nên máy chủ đã dừng vẽ. Hãy chọn kỳ ngắn hơn, hoặc xuất Excel.',
  queue_full: 'Nhiều bản PDF khác đang chờ nên máy chủ chưa nhận bản này. Hãy đợi vài giây rồi tải lại.',
  closed: 'Máy chủ đang khởi động lại nên chưa vẽ xong bản PDF. Hãy đợi vài giây rồi tải lại.',
});
