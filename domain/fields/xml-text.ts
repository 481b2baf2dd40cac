/**
 * Whether every character may stand in an XML 1.0 document (section 2.2, Char): no control characters but tab and
 * line ends, no half surrogate pairs, no U+FFFE or U+FFFF.
 */
export function isXmlText(text: string): boolean {
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    const control = point < 0x20 && point !== 0x09 && point !== 0x0a && point !== 0x0d;
    const surrogate = point >= 0xd800 && point <= 0xdfff;
    if (control || surrogate || point === 0xfffe || point === 0xffff) return false;
  }
  return true;
}
