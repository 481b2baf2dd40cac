/** A cell of Excel holds no more UTF-16 units than this. */
export const MAX_CELL_TEXT = 32_767;
const CUT = '…';

// What XML cannot hold, what it would change, and what needs an entity.
const RARE = /[\u0000-\u0008\u000b-\u001f\ud800-\udfff\ufffe\uffff]|_x/;
const MARKUP = /[&<>"]/;
const ILLEGAL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;
const EDGE_SPACE = /^\s|\s$|\n|\s\s/;
/** Excel decodes _xHHHH_, so its underscore is written that way itself. */
const EXCEL_ESCAPE = /_(?=x[0-9A-Fa-f]{4}_)/g;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** At most 32,767 units, cut with an ellipsis, never through a pair of surrogates. */
function cutText(text: string): string {
  if (text.length <= MAX_CELL_TEXT) return text;
  const end = MAX_CELL_TEXT - CUT.length;
  const last = text.charCodeAt(end - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? end - 1 : end) + CUT;
}

/** Text for XML, in an element or an attribute: without illegal characters, line ends as \n. */
export function xmlText(text: string): string {
  const legal = RARE.test(text)
    ? text.replace(/\r\n?/g, '\n').replace(ILLEGAL, '').replace(EXCEL_ESCAPE, '_x005F_')
    : text;
  return MARKUP.test(legal) ? legal.replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char) : legal;
}

/** Rare characters, markup, spaces that XML readers would drop, and what may be taken for a formula. */
const NEEDS_CARE =
  /[\u0000-\u001f\ud800-\udfff\ufffe\uffff&<>"]|_x|^[^0-9A-Za-z\u00c0-\u024f\u1e00-\u1eff]|\s$|\s\s/;

/** Whether a cell may hold a text as it is: nothing to escape, to keep, to cut or to guard. */
export function isPlainText(text: string): boolean {
  return text.length <= MAX_CELL_TEXT && !NEEDS_CARE.test(text);
}

/** `<t>` with the text of a cell; spaces at its ends are kept. */
export function textElement(text: string): string {
  const open = EDGE_SPACE.test(text) ? '<t xml:space="preserve">' : '<t>';
  return `${open}${xmlText(cutText(text))}</t>`;
}
