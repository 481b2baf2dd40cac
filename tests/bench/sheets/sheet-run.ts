import { createReadStream, createWriteStream, readFileSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { streamXlsxRows } from 'hucre/xlsx';
import { readSheet } from '#server/platform/sheets/read/sheet.ts';
import { writeCsv } from '#server/platform/sheets/write/csv.ts';
import { writeXlsx } from '#server/platform/sheets/write/xlsx.ts';
import { outputOf } from '../child-process.ts';
import { SHEET_COLUMNS, sheetLines } from './sheet-sample.ts';

const RUNS = {
  'write-csv': (rows: number, file: string) =>
    pipeline(writeCsv(SHEET_COLUMNS, sheetLines(rows)), createWriteStream(file)),
  'write-xlsx': (rows: number, file: string) =>
    pipeline(writeXlsx(SHEET_COLUMNS, sheetLines(rows), { sheet_name: 'Hóa đơn' }), createWriteStream(file)),
  'read-xlsx': (_rows: number, file: string) => drained(readSheet(createReadStream(file), 'sheet.xlsx')),
  'read-hucre': (_rows: number, file: string) => drained(streamXlsxRows(new Uint8Array(readFileSync(file)))),
} as const satisfies Record<string, (rows: number, file: string) => Promise<void>>;

export type SheetRun = keyof typeof RUNS;
/** A CPU second is one of all threads together, so that what else the machine does meanwhile does not count. */
export type SheetFigures = { rows_per_cpu_second: number; rows_per_second: number; peak_megabytes: number };

/** Runs one of them in a process of its own, so that its memory is its own; megabytes are the highest resident size. */
export async function runSheet(run: SheetRun, rows: number, file: string): Promise<SheetFigures> {
  const script = new URL(import.meta.url).pathname;
  return JSON.parse(await outputOf(process.execPath, [script, run, String(rows), file])) as SheetFigures;
}

async function drained(rows: AsyncIterable<unknown>): Promise<void> {
  const reader = rows[Symbol.asyncIterator]();
  while ((await reader.next()).done !== true);
}

async function main([run, count, file]: readonly string[]): Promise<void> {
  const work = RUNS[run as SheetRun];
  const rows = Number(count);
  const began = performance.now();
  const before = process.cpuUsage();
  await work(rows, file ?? '');
  const { user, system } = process.cpuUsage(before);
  const figures: SheetFigures = {
    rows_per_cpu_second: (rows * 1_000_000) / (user + system),
    rows_per_second: (rows * 1000) / (performance.now() - began),
    peak_megabytes: process.resourceUsage().maxRSS / 1024,
  };
  console.log(JSON.stringify(figures));
}

if (import.meta.main) await main(process.argv.slice(2));
