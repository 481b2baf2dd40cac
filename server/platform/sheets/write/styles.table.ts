import { xmlText } from './cell-text.ts';

/** Decimals that have a format of their own; a number with more is shown as Excel pleases. */
export const MAX_SHOWN_DECIMALS = 6;

type Look = { format: number; font?: number; fill?: number; extra?: string };

const DATE_FORMAT = 164;
const FIRST_NUMBER_FORMAT = 165;
const TEXT_FORMAT = 49;
const GENERAL = 0;

const decimals = Array.from({ length: MAX_SHOWN_DECIMALS + 1 }, (_none, count) => count);
const formats = [
  { id: DATE_FORMAT, code: 'dd/mm/yyyy' },
  ...decimals.map((count) => ({
    id: FIRST_NUMBER_FORMAT + count,
    code: count === 0 ? '#,##0' : `#,##0.${'0'.repeat(count)}`,
  })),
];

const WRAPPED = '<alignment vertical="top" wrapText="1"/>';
const looks: readonly Look[] = [
  { format: GENERAL },
  { format: GENERAL, font: 1, fill: 2, extra: '<alignment vertical="center" wrapText="1"/>' },
  { format: TEXT_FORMAT },
  { format: TEXT_FORMAT, extra: 'quote' },
  { format: DATE_FORMAT },
  { format: GENERAL, extra: WRAPPED },
  ...decimals.map((count) => ({ format: FIRST_NUMBER_FORMAT + count })),
  { format: GENERAL, font: 1 },
  {
    format: GENERAL,
    font: 1,
    fill: 2,
    extra: '<alignment horizontal="right" vertical="center" wrapText="1"/>',
  },
];

/** Places in the list of cell formats. */
export const STYLE = {
  plain: 0,
  header: 1,
  text: 2,
  quoted: 3,
  date: 4,
  wrapped: 5,
  number: 6,
  title: 7 + MAX_SHOWN_DECIMALS,
  number_header: 8 + MAX_SHOWN_DECIMALS,
} as const;
/** Each style has a red twin this far behind it, and a bold one. */
export const RED = looks.length;
export const BOLD = 2 * looks.length;

function formatElement({ format, font = 0, fill = 0, extra = '' }: Look): string {
  const quote = extra === 'quote' ? ' quotePrefix="1"' : '';
  const aligned = extra.startsWith('<') ? ' applyAlignment="1"' : '';
  const open = `<xf numFmtId="${format}" fontId="${font}" fillId="${fill}" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1"${aligned}${quote}`;
  return aligned === '' ? `${open}/>` : `${open}>${extra}</xf>`;
}

function solid(rgb: string): string {
  return `<fill><patternFill patternType="solid"><fgColor rgb="${rgb}"/><bgColor indexed="64"/></patternFill></fill>`;
}

function font(extra: string, color: string): string {
  return `<font>${extra}<sz val="11"/>${color}<name val="Calibri"/><family val="2"/></font>`;
}

const line = (side: string) => `<${side} style="thin"><color rgb="FFBFBFBF"/></${side}>`;
/** What a rule of the sheet lays over cells: thin lines around them. */
const LINED = `<dxfs count="1"><dxf><border>${['left', 'right', 'top', 'bottom'].map(line).join('')}</border></dxf></dxfs>`;

/** xl/styles.xml: the styles above, then their red twins (the colours of Excel's own style "Bad") and their bold ones. */
export function stylesXml(): string {
  const all = [
    ...looks,
    ...looks.map((look) => ({ ...look, font: 2, fill: 3 })),
    ...looks.map((look) => ({ ...look, font: 1 })),
  ];
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts count="${formats.length}">${formats
    .map(({ id, code }) => `<numFmt numFmtId="${id}" formatCode="${xmlText(code)}"/>`)
    .join('')}</numFmts><fonts count="3">${[
    font('', '<color rgb="FF000000"/>'),
    font('<b/>', '<color rgb="FF000000"/>'),
    font('', '<color rgb="FF9C0006"/>'),
  ].join(
    '',
  )}</fonts><fills count="4"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>${solid('FFEDEDED')}${solid('FFFFC7CE')}</fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${all.length}">${all
    .map(formatElement)
    .join(
      '',
    )}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>${LINED}</styleSheet>`;
}
