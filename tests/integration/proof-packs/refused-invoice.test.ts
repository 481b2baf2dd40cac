import { beforeAll, expect, test } from 'vitest';
import { withTestApp } from '#tests/setup/test-app.ts';
import { authority } from '../reliability/authority.ts';
import { deskOf, TENANT, type Desk } from '../signing/desk.ts';
import { packDesk, printOf, sourceOf, type PackDesk } from './pack-desk.ts';

const server = withTestApp({ invoices: 0, customers: 1, products: 1 });
const SIGNED = 'Công ty Trước Khi Sửa';
const CORRECTED = 'Công ty Sau Khi Sửa';
const MARK = 'BỊTỪCHỐI–KHÔNGCÓGIÁTRỊ';
const unspaced = (text: string | null) => text?.replaceAll(' ', '');
let clerk: Desk;
let desk: PackDesk;
beforeAll(async () => {
  clerk = await deskOf(server.current);
  desk = await packDesk(server.current);
});

/** What the packs hold of the invoice: its own, and that of everything. */
async function packsOf(id: number): Promise<{ paths: string[]; print: string | null }[]> {
  const own = await desk.call('getInvoiceProofPack', { id });
  expect(own.status, own.text).toBe(200);
  const pack = await desk.make({
    kinds: ['invoice_xml', 'invoice_pdf'],
    period_from: '2026-11-01',
    period_to: '2026-11-30',
  });
  expect(pack).toMatchObject({ state: 'done', missing: 0 });
  const { symbol, number } = await clerk.invoice(id);
  const folder = `hoa-don/1${symbol}-${String(number).padStart(8, '0')}`;
  return Promise.all(
    [own.bytes, await desk.download(pack.id)].map(async (bytes) => {
      const paths = [...(await sourceOf(bytes)).files.keys()].filter((path) => path.startsWith(`${folder}/`));
      return {
        paths: paths.map((path) => path.replace(`${folder}/`, '')),
        print: await printOf(bytes, folder),
      };
    }),
  );
}

test('a refused invoice is printed in its packs as it was signed, with a mark, until its correction is signed', async () => {
  const office = authority(server.current.sandbox.url);
  await office.fault({ kind: 'refuse', reasons: [{ code: '20014', text: 'Sai.', remedy: null }] });
  const draft = await clerk.draft({ buyer_name: SIGNED });
  expect((await clerk.publish(draft)).status).toBe(202);
  await server.current.publishNow(TENANT, draft.id);
  const denied = await clerk.publication(draft.id);
  expect(denied).toMatchObject({ status: 'denial_of_code_issuance' });
  const changed = await clerk.put(
    { id: draft.id, lock_version: denied.lock_version },
    { buyer_name: CORRECTED },
  );

  const refused = async () => {
    for (const { paths, print } of await packsOf(draft.id)) {
      expect(paths.toSorted()).toEqual(['ban-1-da-ky.xml', 'ban-the-hien.pdf']);
      expect(print).toContain(SIGNED);
      expect(print).not.toContain(CORRECTED);
      expect(unspaced(print)).toContain(MARK);
      expect(print).not.toContain('Quét để tra cứu');
    }
  };
  await refused();
  // On its way again, and not signed again yet.
  expect((await clerk.publish(changed.body.invoice)).status).toBe(202);
  await refused();

  await server.current.publishNow(TENANT, draft.id);
  expect(await clerk.publication(draft.id)).toMatchObject({ status: 'code_issued' });
  for (const { paths, print } of await packsOf(draft.id)) {
    expect(paths).toContain('ban-2-co-ma-co-quan-thue.xml');
    expect(print).toContain(CORRECTED);
    expect(unspaced(print)).not.toContain(MARK);
  }
});

test('an invoice that waits for its first signature is not printed in the pack of a period', async () => {
  const draft = await clerk.draft({});
  expect((await clerk.publish(draft)).status).toBe(202);
  const pack = await desk.make({
    kinds: ['invoice_pdf'],
    period_from: '2026-11-01',
    period_to: '2026-11-30',
  });
  const { files } = await sourceOf(await desk.download(pack.id));
  expect([...files.keys()].filter((path) => path.includes(`chua-cap-so-${draft.id}/`))).toEqual([]);
});
