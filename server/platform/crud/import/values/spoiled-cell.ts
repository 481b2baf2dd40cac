import { NOT_CALCULATED } from '../../../sheets/cell.ts';
import { shown } from './number-value.ts';

/** What Excel and its like show in place of a value they could not work out. */
const ERRORS =
  /^#(?:N\/A|NAME\?|VALUE!|REF!|DIV\/0!|NUM!|NULL!|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!|UNKNOWN!|BUSY!|GETTING_DATA|ERROR!)$/i;

/** A number that was shortened: `2.40101E+11` of 240101000123. */
const SHORTENED = /^-?\d(?:[.,]\d+)?E\+\d{1,3}$/i;

/** Why the program that wrote a cell lost what it said, and what to do; null where it did not. */
export function lostValue(text: string): string | null {
  if (text === NOT_CALCULATED)
    return 'Ô này là công thức chưa được tính. Hãy mở tệp bằng Excel, lưu lại rồi tải lên lại, hoặc gõ giá trị vào ô này.';
  if (!ERRORS.test(text)) return null;
  return `${shown(text)} là lỗi công thức của bảng tính. Hãy sửa công thức trong tệp rồi tải lên lại, hoặc gõ giá trị vào ô này.`;
}

/** The same of the digits of a number, a code or an account that is kept as text. */
export function lostDigits(text: string): string | null {
  if (!SHORTENED.test(text)) return null;
  return `${shown(text)} là số đã bị Excel rút gọn nên mất chữ số. Hãy định dạng cột là Văn bản, nhập lại số đầy đủ rồi tải lên lại, hoặc gõ đủ chữ số vào ô này.`;
}
