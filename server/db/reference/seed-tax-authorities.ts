import { createReadStream } from 'node:fs';
import type pg from 'pg';
import { importTaxAuthorities } from './import-tax-authorities.ts';
import { taxAuthorityRows } from './tax-authority-rows.ts';

const SEED = new URL('./tax-authorities.csv', import.meta.url);

/** Adds the offices of our own seed file that are missing; what an import has said of the others stays. */
export async function seedTaxAuthorities(client: pg.Client): Promise<void> {
  const rows = taxAuthorityRows('csv', createReadStream(SEED, { encoding: 'utf8' }));
  await importTaxAuthorities(client, rows, { keep: true });
}
