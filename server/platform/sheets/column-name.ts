/** 0 is A, 25 is Z, 26 is AA. */
export function columnName(column: number): string {
  let name = '';
  for (let left = column; left >= 0; left = Math.floor(left / 26) - 1) {
    name = String.fromCharCode(65 + (left % 26)) + name;
  }
  return name;
}

/** The column (from 0) of a cell's address such as AB12; -1 where it names none. */
export function columnOf(address: string): number {
  let column = 0;
  for (let at = 0; at < address.length; at += 1) {
    const letter = address.charCodeAt(at) & ~32;
    if (letter < 65 || letter > 90) break;
    column = column * 26 + letter - 64;
    if (column > 16_384) return -1;
  }
  return column - 1;
}
