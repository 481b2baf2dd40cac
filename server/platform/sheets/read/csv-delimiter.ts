import { SheetFailure } from '../failure.ts';
import { csvRecords } from './csv.ts';

const CANDIDATES = [',', ';', '\t', '|'] as const;
const SAMPLE = 32 * 1024;
const SAMPLE_RECORDS = 20;
/** Excel's own way to say it, in the first line. */
const DECLARED = /^sep=(.)\r?\n/;

/** What parts the fields, and how many signs at the beginning only say so. The one that gives most rows alike wins. */
export function csvDelimiter(beginning: string): { delimiter: string; skip: number } {
  const declared = DECLARED.exec(beginning);
  if (declared !== null) return { delimiter: declared[1] ?? ',', skip: declared[0].length };
  const sample = beginning.slice(0, SAMPLE);
  let best = { delimiter: ',', score: 0 };
  for (const delimiter of CANDIDATES) {
    const score = agreement(sample, delimiter);
    if (score > best.score) best = { delimiter, score };
  }
  return { delimiter: best.delimiter, skip: 0 };
}

/** Rows with as many fields as the first one, and how many fields that is; 0 where there is but one. */
function agreement(sample: string, delimiter: string): number {
  const widths: number[] = [];
  try {
    for (const fields of csvRecords([sample], delimiter)) {
      if (fields.some((field) => field !== '')) widths.push(fields.length);
      if (widths.length === SAMPLE_RECORDS) break;
    }
  } catch (failure) {
    // The sample may end within quotes.
    if (!(failure instanceof SheetFailure)) throw failure;
  }
  const [first = 1] = widths;
  if (first === 1) return 0;
  const alike = widths.filter((width) => width === first).length;
  return (alike / widths.length) * 1000 + first;
}
