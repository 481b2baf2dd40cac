import { columnName } from '../../../sheets/column-name.ts';
import { foldedHeading } from '../folded.ts';
import type { ImportColumn } from '../import-record.ts';
import type { KnownHeadings } from './headings.ts';

const SAMPLES = 3;
const SAMPLE_CHARACTERS = 100;

/** The columns of a file while its rows go by: how many there are, and what stands in them. */
export class FileColumns {
  readonly #headings: readonly string[];
  readonly #samples: string[][] = [];

  constructor(headings: readonly string[]) {
    this.#headings = headings;
  }

  see(cells: readonly string[]): void {
    for (const [index, text] of cells.entries()) {
      const samples = (this.#samples[index] ??= []);
      const sample = text.slice(0, SAMPLE_CHARACTERS);
      if (sample !== '' && samples.length < SAMPLES && !samples.includes(sample)) samples.push(sample);
    }
  }

  /** Every column, each with the field its heading means; a field goes to the first that names it. */
  matched(known: KnownHeadings): ImportColumn[] {
    const taken = new Set<string>();
    const width = Math.max(this.#headings.length, this.#samples.length);
    return Array.from({ length: width }, (_none, index) => {
      const heading = this.#headings[index] ?? '';
      const meant = known.get(foldedHeading(heading)) ?? null;
      const field = meant === null || taken.has(meant) ? null : meant;
      if (field !== null) taken.add(field);
      const header = heading === '' ? `Cột ${columnName(index)}` : heading;
      return { index, header, samples: this.#samples[index] ?? [], field, number_style: null };
    });
  }
}
