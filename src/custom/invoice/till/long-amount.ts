import { formatNumber } from '#src/ui/format/number.ts';

/** As many characters as large digits have room for on a phone: 99.999.999. */
const ROOM = 10;

/** Whether an amount is drawn smaller, so that it keeps to one line. */
export const isLongAmount = (amount: string | null | undefined): boolean =>
  formatNumber(amount).length > ROOM;
