import { PackedPart, ZipStream } from '#server/platform/sheets/write/zip.ts';

/** A ZIP archive of the given files, in their order. */
export function archiveOf(files: Readonly<Record<string, string>>): Buffer {
  const zip = new ZipStream();
  const parts = Object.entries(files).map(([name, text]) => zip.packed(name, PackedPart.of(text)));
  return Buffer.concat([...parts, zip.directory()]);
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** The least that is a workbook: one sheet named Sheet1 with the given <sheetData>, and more files, which may replace these. */
export function workbookOf(sheet_data: string, more: Readonly<Record<string, string>> = {}): Buffer {
  return archiveOf({
    '_rels/.rels': `<Relationships><Relationship Id="a" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/><Relationship Id="rId3" Type="${OFFICE}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData>${sheet_data}</sheetData></worksheet>`,
    ...more,
  });
}
