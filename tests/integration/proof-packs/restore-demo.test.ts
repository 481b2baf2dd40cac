import { expect } from 'vitest';
import { restorePack } from '#server/modules/proof-packs/index.ts';
import { RESTORED_TABLES } from '#server/modules/proof-packs/tables.table.ts';
import { inLongRun } from '#tests/setup/long-run.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { withTestDatabase } from '#tests/setup/test-database.ts';
import { TENANT } from '../signing/desk.ts';
import { contentOf, dbAt, EVERYTHING, packDesk, ports, sourceOf } from './pack-desk.ts';

// Large enough for families of corrections, statements, notices, input invoices and closed months.
const server = withTestApp({ invoices: 60, customers: 6, products: 8 });
const elsewhere = withTestDatabase();

inLongRun(
  'a company that corrected, notified, signed statements and took invoices in is brought back row by row',
  async () => {
    const app = server.current;
    const desk = await packDesk(app);
    const { id } = await desk.make({ kinds: EVERYTHING.filter((kind) => kind !== 'invoice_pdf') });
    const pack = await sourceOf(await desk.download(id));
    const { db, end } = dbAt(elsewhere.url);
    try {
      const { tenant_id } = await restorePack(db, pack, ports, app.clock.now());
      const filled: string[] = [];
      for (const table of RESTORED_TABLES) {
        const rows = await contentOf(db, tenant_id, table);
        expect(rows, table).toEqual(await contentOf(app.publishing.db, TENANT, table));
        if (rows.length > 0) filled.push(table);
      }
      expect(filled).toEqual(
        expect.arrayContaining([
          'invoice_corrections',
          'statements',
          'invoice_mistakes',
          'invoice_collector_files',
        ]),
      );
    } finally {
      await end();
    }
  },
);
