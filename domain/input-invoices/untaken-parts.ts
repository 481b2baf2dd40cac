import { isLineKindCode } from '../documents/invoice-parts/lines.ts';
import type { ReadInvoice } from '../documents/read-invoice.ts';
import { quotedText } from '../numbers/quoted-text.ts';
import { isVatRate } from '../rules/tax/vat-rates.ts';

/** More of them are not named. */
const MAX_NAMED = 5;

type Read = Pick<ReadInvoice, 'content' | 'stated' | 'stated_lines' | 'format_problems' | 'unknown'>;

/**
 * What an invoice states and reading it left out, each in words: an element that is there more often than the format has it, of which the
 * first was taken; a kind of line or a rate that is none; elements among the lines or totals that no table knows. Others that are unknown
 * are a seller's own and say nothing of goods and money.
 */
export function untakenParts({ content, stated, stated_lines, format_problems, unknown }: Read): string[] {
  const found = [
    ...format_problems
      .filter(({ problem }) => problem === 'too_many')
      .map(({ path, label }) => `${named(path, label)} ghi nhiều lần, chỉ lần đầu được đọc`),
    ...stated_lines.flatMap(({ kind, vat_rate }, at) => [
      ...(kind === null || isLineKindCode(kind)
        ? []
        : [`tính chất “${quotedText(kind)}” của dòng ${at + 1} không rõ, được đọc là hàng hóa`]),
      ...(vat_rate === null || content.lines[at]?.vat_rate !== null
        ? []
        : [`thuế suất “${quotedText(vat_rate)}” của dòng ${at + 1} không rõ`]),
    ]),
    ...stated.by_rate.flatMap(({ vat_rate }) =>
      vat_rate === '' || isVatRate(vat_rate)
        ? []
        : `thuế suất “${quotedText(vat_rate)}” của phần cộng không rõ`,
    ),
    ...unknown
      .filter((path) => /^NDHDon\/(?:DSHHDVu|TToan)\//.test(path))
      .map((path) => `phần ${path} không có trong định dạng`),
  ];
  const more = found.length - MAX_NAMED;
  return more > 0 ? [...found.slice(0, MAX_NAMED), `và ${more} chỗ khác`] : found;
}

function named(path: string, label: string): string {
  return label === '' ? path : `${label} (${path})`;
}
