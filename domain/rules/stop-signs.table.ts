import type { Dated } from './dated.ts';
import { rowsOn } from './dated.ts';

/** Điều 8.1 of TT 91/2026, by its letters; in words openapi/resources/use_stops.yaml. */
type StopGround = 'a' | 'b' | 'c' | 'd' | 'dd' | 'e' | 'g' | 'h' | 'i' | 'k' | 'l';

/** Words of a refusal by which the authority shows that it takes no more invoices of the seller. */
type StopSignRow = Dated & {
  /** Null where the words do not say on which ground. */
  readonly ground: StopGround | null;
  /** All of these, whatever their case. */
  readonly words: readonly string[];
  readonly assumed: true;
};

/**
 * On the grounds without a notice (Điều 8.1.a to d, i) the authority just takes no more invoices. No list of its codes is public, so its
 * words are read (assumed). The ground that is named best comes first.
 */
export const STOP_SIGNS: readonly StopSignRow[] = [
  sign('d', ['cưỡng chế']),
  sign('b', ['không hoạt động tại địa chỉ']),
  sign('c', ['tạm ngừng', 'kinh doanh']),
  sign('a', ['mã số thuế', 'chấm dứt hiệu lực']),
  sign('a', ['mã số thuế', 'ngừng hiệu lực']),
  sign(null, ['ngừng sử dụng hóa đơn']),
];

function sign(ground: StopGround | null, words: readonly string[]): StopSignRow {
  const source = 'TT 91/2026 Điều 8.1, 8.2';
  return {
    ground,
    words,
    valid_from: '2026-07-01',
    valid_to: null,
    source,
    checked: '2026-11-26',
    assumed: true,
  };
}

/** A refusal because of the buyer is no sign that the seller may not issue. */
const OF_THE_BUYER = 'người mua';

/** The sign in the authority's words of a refusal on this day (YYYY-MM-DD); null where they speak of something else. */
export function stopSignIn(text: string, day: string): StopSignRow | null {
  const said = text.normalize('NFC').toLowerCase();
  if (said.includes(OF_THE_BUYER)) return null;
  return rowsOn(STOP_SIGNS, day).find(({ words }) => words.every((word) => said.includes(word))) ?? null;
}
