import { SheetFailure } from '../failure.ts';
import type { Archive } from './archive.ts';
import { attributeOf, isOn, readTags } from './xml.ts';

type WorkbookSheet = { name: string; hidden: boolean; part: string };

export type Workbook = {
  sheets: readonly WorkbookSheet[];
  /** Days are counted from 1904 (Excel for Mac, long ago). */
  since_1904: boolean;
  /** It asks to be calculated when it is opened, as programs do that write formulas and cannot calculate. */
  uncalculated: boolean;
  styles_part: string | null;
  shared_texts_part: string | null;
};

type Relationship = { type: string; target: string };

const USUAL_PART = 'xl/workbook.xml';
const SPREADSHEET_PART = /\.xml$/i;

/** What the workbook says of itself. Its parts may be called anything: the relationships tell. */
export async function readWorkbook(archive: Archive): Promise<Workbook> {
  const part = await workbookPart(archive);
  const related = await relationships(archive, part);
  const sheets: WorkbookSheet[] = [];
  let since_1904 = false;
  let uncalculated = false;
  let is_workbook = false;
  await readTags(archive, part, (tag, attributes) => {
    if (tag === 'workbook') is_workbook = true;
    if (tag === 'workbookPr') since_1904 = isOn(attributes, 'date1904');
    if (tag === 'calcPr') uncalculated = isOn(attributes, 'fullCalcOnLoad');
    if (tag !== 'sheet') return;
    const name = attributeOf(attributes, 'name') ?? '';
    const target = related.get(relationshipId(attributes));
    if (target === undefined || !archive.has(target.target))
      throw new SheetFailure('damaged', 'a sheet is missing', { sheet: name });
    // Sheets that are only a chart have no rows.
    if (!target.type.endsWith('/worksheet')) return;
    sheets.push({
      name,
      hidden: (attributeOf(attributes, 'state') ?? 'visible') !== 'visible',
      part: target.target,
    });
  });
  if (!is_workbook) throw notASpreadsheet();
  return {
    sheets,
    since_1904,
    uncalculated,
    styles_part: partOf('/styles'),
    shared_texts_part: partOf('/sharedStrings'),
  };

  function partOf(type: string): string | null {
    const found = [...related.values()].find((one) => one.type.endsWith(type) && archive.has(one.target));
    return found?.target ?? null;
  }
}

async function workbookPart(archive: Archive): Promise<string> {
  const roots = await relationships(archive, '');
  const named = [...roots.values()].find(({ type }) => type.endsWith('/officeDocument'))?.target;
  const part = named !== undefined && archive.has(named) ? named : USUAL_PART;
  // A binary workbook (.xlsb), a text document, or any other archive.
  if (!archive.has(part) || !SPREADSHEET_PART.test(part)) throw notASpreadsheet();
  return part;
}

/** What a part refers to, by id. */
async function relationships(archive: Archive, part: string): Promise<ReadonlyMap<string, Relationship>> {
  const slash = part.lastIndexOf('/') + 1;
  const folder = part.slice(0, slash);
  const found = new Map<string, Relationship>();
  const name = `${folder}_rels/${part.slice(slash)}.rels`;
  if (!archive.has(name)) return found;
  await readTags(archive, name, (tag, attributes) => {
    if (tag !== 'Relationship' || attributeOf(attributes, 'TargetMode') === 'External') return;
    found.set(attributeOf(attributes, 'Id') ?? '', {
      type: attributeOf(attributes, 'Type') ?? '',
      target: resolved(folder, attributeOf(attributes, 'Target') ?? ''),
    });
  });
  return found;
}

/** Only names in the archive are ever looked up, so a path that climbs out of it finds nothing. */
function resolved(folder: string, target: string): string {
  const path: string[] = [];
  for (const step of (target.startsWith('/') ? target : folder + target).split('/')) {
    if (step === '..') path.pop();
    else if (step !== '' && step !== '.') path.push(step);
  }
  return path.join('/');
}

/** The prefix of the relationships namespace is mostly r, but need not be. */
function relationshipId(attributes: string): string {
  return attributeOf(attributes, 'r:id') ?? /\s\w+:id\s*=\s*["']([^"']*)["']/.exec(attributes)?.[1] ?? '';
}

function notASpreadsheet(): SheetFailure {
  return new SheetFailure('not_a_spreadsheet', 'an archive without a workbook');
}
