import type { PrintMark } from '../invoice-print.ts';
import { dateText, invoiceNumberText } from '../number-text.ts';
import type { Paper } from '../paper.ts';

const MARKS = {
  draft: 'BẢN NHÁP – CHƯA CÓ GIÁ TRỊ',
  refused: 'BỊ TỪ CHỐI – KHÔNG CÓ GIÁ TRỊ',
  cancelled: 'ĐÃ HỦY',
  adjusted: 'ĐÃ BỊ ĐIỀU CHỈNH',
  replaced: 'ĐÃ BỊ THAY THẾ',
} satisfies Record<PrintMark['kind'], string>;

const MARK_COLOR = '#b42318';

/** A long strip is marked again after so many times its width, so that no piece of it lacks the mark. */
const MARK_AGAIN = 2;

/** An overlay: the pages beneath are the same with and without it. Letters fit the diagonal of the sheet, or of a part of a long one. */
export function markEveryPage(paper: Paper, mark: PrintMark): void {
  const { width, height } = paper.page();
  const parts = Math.max(1, Math.round(height / (width * MARK_AGAIN)));
  const part = height / parts;
  const natural = { text: MARKS[mark.kind], face: 'inter-700', size: 56, color: MARK_COLOR } as const;
  const words = paper.fitted(natural, Math.hypot(width, part) * 0.85);
  const degrees = (-Math.atan2(part, width) * 180) / Math.PI;
  for (let page = 0; page < paper.page_count(); page += 1) {
    paper.go_to_page(page);
    for (let at = 0; at < parts; at += 1) paper.slanted(words, degrees, 0.16, (at + 0.5) * part);
  }
}

/** What a later invoice did, above the head of every page: between its edge and what is drawn first. */
export function markSentences(paper: Paper, mark: PrintMark): void {
  const text = markSentence(mark);
  if (text === null) return;
  const run = { text, face: 'inter-600', size: 10, color: MARK_COLOR } as const;
  const { width } = paper.page();
  const wide = paper.width(run) + 16;
  for (let page = 0; page < paper.page_count(); page += 1) {
    paper.go_to_page(page);
    // Readable on a field of colour too.
    paper.fill((width - wide) / 2, 12, wide, 16, { color: '#ffffff', opacity: 0.92, radius: 3 });
    paper.text([run], { x: 20, y: 13, width: width - 40, line_height: 14, align: 'center' });
  }
}

/** `Đã bị thay thế bởi hóa đơn 1C26TAA số 00000012 ngày 24/11/2026`; null where there is no later invoice to name. */
export function markSentence(mark: PrintMark | null): string | null {
  if (mark === null || !('by' in mark) || mark.by === null) return null;
  const { form_no, symbol, number, issued_on, earlier } = mark.by;
  const invoice = `${form_no}${symbol} số ${invoiceNumberText(number)} ngày ${dateText(issued_on)}`;
  const cause = earlier === 0 ? `hóa đơn ${invoice}` : `${earlier + 1} hóa đơn, mới nhất là ${invoice}`;
  return `${mark.kind === 'adjusted' ? 'Đã bị điều chỉnh' : 'Đã bị thay thế'} bởi ${cause}`;
}
