import { createReadStream, createWriteStream, readFileSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { nodeFlags } from '../../../scripts/bootstrap/node-flags.mjs';
import { outputOf } from '../child-process.ts';
import { SHEET_COLUMNS, sheetLines } from './sheet-sample.ts';

/** Each loads its own code alone: what the others need is no part of it. */
const RUNS = {
  'write-csv': async (rows: number, file: string) => {
    const { writeCsv } = await import('#server/platform/sheets/write/csv.ts');
    await pipeline(writeCsv(SHEET_COLUMNS, sheetLines(rows)), createWriteStream(file));
  },
  'write-xlsx': async (rows: number, file: string) => {
    const { writeXlsx } = await import('#server/platform/sheets/write/xlsx.ts');
    const sheet = writeXlsx(SHEET_COLUMNS, sheetLines(rows), { sheet_name: 'Hóa đơn' });
    await pipeline(sheet, createWriteStream(file));
  },
  'read-xlsx': async (_rows: number, file: string) => {
    const { readSheet } = await import('#server/platform/sheets/read/sheet.ts');
    await drained(readSheet(createReadStream(file), 'sheet.xlsx'));
  },
  'read-hucre': async (_rows: number, file: string) => {
    const { streamXlsxRows } = await import('hucre/xlsx');
    await drained(streamXlsxRows(new Uint8Array(readFileSync(file))));
  },
} as const satisfies Record<string, (rows: number, file: string) => Promise<void>>;

export type SheetRun = keyof typeof RUNS;
/** A CPU second is one of all threads together, so that what else the machine does meanwhile does not count. */
export type SheetFigures = { rows_per_cpu_second: number; rows_per_second: number; peak_megabytes: number };

/** Runs one of them in a process of its own, as the server's, so that its memory is its own; megabytes are the highest resident size. */
export async function runSheet(run: SheetRun, rows: number, file: string): Promise<SheetFigures> {
  const script = new URL(import.meta.url).pathname;
  return JSON.parse(
    await outputOf(process.execPath, [...nodeFlags, script, run, String(rows), file]),
  ) as SheetFigures;
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
