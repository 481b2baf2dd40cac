import { xmlText } from './cell-text.ts';

type WrittenSheet = { name: string; hidden: boolean };

const HEADER = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const MAX_NAME = 31;

/** A name Excel takes for a sheet: at most 31 units, without []:*?/\ and without an apostrophe at its ends. */
export function sheetName(wanted: string): string {
  const name = wanted
    .replace(/[[\]:*?/\\\u0000-\u001f]/g, ' ')
    .slice(0, MAX_NAME)
    .replace(/[\ud800-\udbff]$/, '')
    .replace(/^'+|'+$/g, '')
    .trim();
  return name === '' ? 'Sheet1' : name;
}

function relationships(all: readonly { id: string; type: string; target: string }[]): string {
  const written = all.map(
    ({ id, type, target }) => `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  );
  return `${HEADER}<Relationships xmlns="${PACKAGE}/relationships">${written.join('')}</Relationships>`;
}

/** _rels/.rels */
export function rootRelationships(): string {
  return relationships([{ id: 'rId1', type: 'officeDocument', target: 'xl/workbook.xml' }]);
}

/** xl/workbook.xml; `head`, from 1: the row of headings of the first sheet, which is repeated on each page that is printed. */
export function workbookXml(sheets: readonly WrittenSheet[], head: number): string {
  const written = sheets.map(
    ({ name, hidden }, at) =>
      `<sheet name="${xmlText(name)}" sheetId="${at + 1}"${hidden ? ' state="hidden"' : ''} r:id="rId${at + 1}"/>`,
  );
  const first = `'${(sheets[0]?.name ?? '').replaceAll("'", "''")}'`;
  const repeated = `<definedNames><definedName name="_xlnm.Print_Titles" localSheetId="0">${xmlText(first)}!$${head}:$${head}</definedName></definedNames>`;
  return `${HEADER}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><bookViews><workbookView activeTab="0"/></bookViews><sheets>${written.join('')}</sheets>${repeated}</workbook>`;
}

/** xl/_rels/workbook.xml.rels */
export function workbookRelationships(sheets: readonly WrittenSheet[]): string {
  return relationships([
    ...sheets.map((_sheet, at) => ({
      id: `rId${at + 1}`,
      type: 'worksheet',
      target: `worksheets/sheet${at + 1}.xml`,
    })),
    { id: `rId${sheets.length + 1}`, type: 'styles', target: 'styles.xml' },
  ]);
}

/** xl/worksheets/_rels/sheet1.xml.rels of a sheet with notes */
export function notesRelationships(): string {
  return relationships([
    { id: 'rId1', type: 'vmlDrawing', target: '../drawings/vmlDrawing1.vml' },
    { id: 'rId2', type: 'comments', target: '../comments1.xml' },
  ]);
}

/** [Content_Types].xml */
export function contentTypes(sheets: readonly WrittenSheet[], has_notes: boolean): string {
  const override = (part: string, type: string): string =>
    `<Override PartName="/xl/${part}" ContentType="${SPREADSHEET}.${type}+xml"/>`;
  return [
    `${HEADER}<Types xmlns="${PACKAGE}/content-types">`,
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    has_notes
      ? '<Default Extension="vml" ContentType="application/vnd.openxmlformats-officedocument.vmlDrawing"/>'
      : '',
    override('workbook.xml', 'sheet.main'),
    override('styles.xml', 'styles'),
    ...sheets.map((_sheet, at) => override(`worksheets/sheet${at + 1}.xml`, 'worksheet')),
    has_notes ? override('comments1.xml', 'comments') : '',
    '</Types>',
  ].join('');
}
