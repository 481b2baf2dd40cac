import {
  eachMovementField,
  movementField,
  MOVEMENT_FIELD_NAMES,
  movesGoods,
  NO_MOVEMENT,
  type MovementField,
} from '#domain/invoice/movement/movement-fields.table.ts';
import type { InvoicePrint } from '../invoice-print.ts';
import { dateText } from '../number-text.ts';

type MovementWord = MovementField | 'receiver' | 'receiver_tax_code' | 'to_address';
type Words = { vi: string; en: string };
type Row = { key: MovementWord; value: string; strong?: boolean; short?: boolean };

/** What a phiếu xuất kho prints before each particular. */
export const MOVEMENT_WORDS = {
  ...eachMovementField((field): Words => movementField(field).print),
  receiver: { vi: 'Đơn vị nhận hàng', en: 'Receiver' },
  receiver_tax_code: { vi: 'Mã số thuế', en: 'Tax code' },
  to_address: { vi: 'Nhập tại kho', en: 'To warehouse' },
} as const satisfies Record<MovementWord, Words>;

/** How the goods of a phiếu xuất kho go, on the side that hands them out and on the side that receives them; null for another form. */
export function movementRows(view: InvoicePrint): { from: Row[]; to: Row[] } | null {
  if (!movesGoods(view)) return null;
  const movement = view.movement ?? NO_MOVEMENT;
  const rowOf = (field: MovementField): Row[] => {
    const { editor, print } = movementField(field);
    const stated = field === 'from_address' ? (movement[field] ?? view.seller.address) : movement[field];
    if (stated === null || stated === '') return [];
    return [
      { key: field, value: editor.date === true ? dateText(stated) : stated, short: print.short === true },
    ];
  };
  const of = (side: 'from' | 'to'): Row[] =>
    MOVEMENT_FIELD_NAMES.filter((field) => movementField(field).editor.side === side).flatMap(rowOf);
  const receiver: [MovementWord, string | null][] = [
    ['receiver', view.buyer_name],
    ['receiver_tax_code', view.buyer_tax_code],
    ['to_address', view.buyer_address],
  ];
  const to = receiver.flatMap(([key, value]): Row[] =>
    value === null || value === '' ? [] : [{ key, value, strong: key !== 'to_address' }],
  );
  return { from: of('from'), to: [...to, ...of('to')] };
}
