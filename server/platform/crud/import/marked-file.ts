import { FileStream } from '../../http/handlers.ts';
import type { MarkedLine, SheetColumn } from '../../sheets/column.ts';
import { writeXlsx, XLSX_TYPE } from '../../sheets/write/xlsx.ts';
import type { CrudContext } from '../crud-context.ts';
import { allRows, type ImportRow } from './import-rows.ts';
import type { ImportRecord } from './import-record.ts';

const PORTION = 1_000;

/** The uploaded rows as they stand now: wrong cells are red and say why, so that they can be put right in a spreadsheet. */
export function markedFile(one: ImportRecord, { portions }: Pick<CrudContext, 'portions'>): FileStream {
  const columns = one.columns.map(({ header }): SheetColumn => ({ header, kind: 'text' }));
  const sheet_name = one.sheet === '' ? one.resource : one.sheet;
  const file = writeXlsx(columns, lines(portions(allRows(one.id), PORTION)), { sheet_name });
  return new FileStream(file, XLSX_TYPE, `${one.file_name.replace(/\.[^.]*$/, '')}-da-kiem-tra.xlsx`);
}

async function* lines(portions: AsyncIterable<ImportRow[]>): AsyncGenerator<MarkedLine> {
  for await (const rows of portions) yield* rows.map(markedLine);
}

/** A problem of the row as a whole is told at its first cell; several at one cell are one note. */
function markedLine({ cells, problems }: ImportRow): MarkedLine {
  const notes = new Map<number, string[]>();
  for (const { index, message } of problems)
    notes.set(index ?? 0, [...(notes.get(index ?? 0) ?? []), message]);
  return { cells, marks: [...notes].map(([column, messages]) => ({ column, message: messages.join('\n') })) };
}
