import { buffer } from 'node:stream/consumers';
import { beforeAll, describe, expect, test } from 'vitest';
import { Archive, zipDirectory } from '#server/platform/sheets/read/archive.ts';
import { judged } from '#tests/contract/injection.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { registerDesk, type RegisterDesk } from './register-desk.ts';

const server = withTestApp();
let desk: RegisterDesk;
let packed: number[] = [];
let waiting = 0;
let ordinary = 0;
beforeAll(async () => {
  desk = await registerDesk(server.current);
  packed = await desk.issued(2);
  await desk.carry(await desk.send());
  [waiting = 0] = await desk.issued(1);
  ordinary = (await desk.desk().draft()).id;
});

const exported = (query: Record<string, string>) => desk.call('exportInvoiceCalculatingMachines', { query });

async function filesIn(bytes: Buffer): Promise<ReadonlyMap<string, Buffer>> {
  const archive = new Archive(bytes, { unpacked_bytes: 50_000_000, ratio: 1_000 } as ConstructorParameters<
    typeof Archive
  >[1]);
  const files = new Map<string, Buffer>();
  for (const name of zipDirectory(bytes).keys()) files.set(name, await buffer(archive.unpack(name)));
  return files;
}

describe('files of invoices of cash registers', () => {
  test('a sheet has those of the list, by its filter and its package, and no other invoice', async () => {
    const all = await exported({ format: 'csv' });
    expect(all.status, all.text).toBe(200);
    expect(all.headers['x-total-count']).toBe('3');
    expect(all.text.match(/C26MTN/g)).toHaveLength(3);
    expect(all.text).not.toContain('C26TAA');
    const [first] = await desk.packages();
    const of_package = await exported({ format: 'csv', package_id: String(first?.id) });
    expect(of_package.headers['x-total-count']).toBe('2');
    const named = await exported({ format: 'csv', ids: `${waiting},${ordinary}` });
    expect(named.headers['x-total-count']).toBe('1');
    const sheet = await exported({ format: 'xlsx' });
    expect([...(await filesIn(sheet.bytes)).keys()]).toContain('xl/workbook.xml');
  });

  test('a ZIP has the file of each, the same as its own page gives', async () => {
    const { bytes, headers } = await exported({ format: 'xml', ids: packed.join(',') });
    expect(headers['content-disposition']).toContain('hoa-don-may-tinh-tien-xml-');
    const files = await filesIn(bytes);
    const own = await judged(server.current, 'getInvoiceXml', {
      id: packed[0] ?? 0,
      token: await server.current.signIn('owner@demo.vn'),
    });
    expect([...files.values()].some((file) => file.equals(own.bytes))).toBe(true);
    const pdfs = await filesIn((await exported({ format: 'pdf', ids: packed.join(',') })).bytes);
    expect([...pdfs.keys()].filter((name) => name.endsWith('.pdf'))).toHaveLength(2);
  });

  test('one PDF prints many', async () => {
    const { bytes, headers } = await exported({ format: 'print' });
    expect(headers['x-total-count']).toBe('3');
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('it takes the right to export', async () => {
    const token = await server.current.signIn('xem@demo.vn');
    const { status } = await judged(server.current, 'exportInvoiceCalculatingMachines', {
      ...{ token, query: { format: 'csv' } },
    });
    expect(status).toBe(403);
  });
});
