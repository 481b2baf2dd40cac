import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { findingWords } from '#domain/proof-pack/finding-words.ts';
import { manifestText, readManifest, type Manifest } from '#domain/proof-pack/manifest.ts';
import { verifyPack } from '#domain/proof-pack/verify-pack.ts';
import type { Db } from '#server/context.ts';
import { proveRollups, rolled } from '#server/modules/invoices/index.ts';
import { RestoreRefused, restorePack } from '#server/modules/proof-packs/index.ts';
import { verifyAudit } from '#server/platform/audit/verify-audit.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { LEFT_TABLES, RESTORED_TABLES } from '#server/modules/proof-packs/tables.table.ts';
import { openZip } from '#server/platform/zip/read-zip.ts';
import { everyStatementNamesItsTenant } from '#tests/setup/statements/named-statements.ts';
import { withTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { withTestDatabase } from '#tests/setup/test-database.ts';
import { AGREED, correctionsDesk, draftIn } from '../corrections/corrections-desk.ts';
import { deskOf, TENANT } from '../signing/desk.ts';
import { blobOf, contentOf, dbAt, packDesk, ports, repacked, sourceOf, type PackDesk } from './pack-desk.ts';

const server = withTestApp({ invoices: 12, customers: 4, products: 4 });
everyStatementNamesItsTenant(server);
const elsewhere = withTestDatabase();

let desk: PackDesk;
let whole: Buffer;
let manifest: Manifest;

/** Invoices and amounts of each month and state, as lists and reports read them. */
async function rolledUp(db: Db, tenant_id: number) {
  const { rows } = await inTenant(db, tenant_id, (tx) =>
    sql<object>`select issued_on, lifecycle, status, sum(invoices)::bigint as invoices, sum(total)::text as total
      from ${rolled('month', 'whole')} as invoices group by 1, 2, 3 having sum(invoices) <> 0 order by 1, 2, 3`.execute(
      tx,
    ),
  );
  expect(rows.length).toBeGreaterThan(2);
  return rows;
}

const readOf = async (bytes: Uint8Array, path: string): Promise<Buffer> =>
  Buffer.from(await (await openZip(blobOf(bytes))).read(path, 1e9));

/** An invoice that was replaced, and one whose list of errors is signed while its next statement is under way: what is over stands beside what came of it. */
async function correct(app: TestApp): Promise<void> {
  const { issued, call, coded } = await correctionsDesk(app);
  const [wrong, listed] = [await issued(), await issued()];
  await coded(draftIn(await call('createReplacement', { id: wrong.id, body: { correction: AGREED } })));
  await inTenant(app.publishing.db, TENANT, async (tx) => {
    const statement = async (invoice_id: number, state: string, number: number) => {
      const { rows } = await sql<{ id: number }>`
        insert into statements (tenant_id, invoice_id, nature, matter, year, number, label, invoice_name, buyer_name, buyer_kind, state, created_on)
        values (${TENANT}, ${invoice_id}, 'adjust', 'main_content', 2026, ${number}, ${`BB ${number}`}, '1C26TAA 1', 'An', 'organisation',
          ${state}, ${app.clock.now()}) returning id`.execute(tx);
      return rows[0]?.id ?? 0;
    };
    const signed = await statement(wrong.id, 'signed', 9_001);
    await sql`insert into statement_invoices (tenant_id, statement_id, invoice_id) values (${TENANT}, ${signed}, ${listed.id})`.execute(
      tx,
    );
    await statement(listed.id, 'draft', 9_002);
  });
}

/** Codes that differ in capitals alone, as migration 147 leaves them; of one that is deleted nothing is kept. */
async function twins(app: TestApp): Promise<void> {
  await inTenant(app.publishing.db, TENANT, async (tx) => {
    const pair = (table: 'customers' | 'products', code: string, other: string, kept: boolean) =>
      sql`update ${sql.table(table)} set code = ${other}, code_kept = ${kept ? other : null},
          deleted_on = ${kept ? null : app.clock.now()} where tenant_id = ${TENANT} and code = ${code}`.execute(
        tx,
      );
    await pair('customers', 'KH-GOI-2', 'kh-goi-1', true);
    await pair('customers', 'KH-GOI-3', 'Kh-Goi-1', true);
    await pair('customers', 'KH-GOI-5', 'kh-goi-4', false);
    const [first, second] = await tx.selectFrom('products').select('code').orderBy('id').limit(2).execute();
    await pair('products', second?.code ?? '', first?.code.toLowerCase() ?? '', true);
  });
}

beforeAll(async () => {
  const app = server.current;
  const clerk = await deskOf(app);
  for (let count = 0; count < 2; count += 1) {
    const draft = await clerk.draft({});
    await clerk.publish(draft);
    await app.publishNow(TENANT, draft.id);
  }
  desk = await packDesk(app);
  const { id } = await clerk.draft({});
  const attached = { id, query: { file_name: 'hợp đồng.pdf' }, body: '%PDF-1.4' };
  expect((await desk.call('createInvoiceAttachment', attached)).status).toBe(201);
  for (let count = 1; count <= 6; count += 1) {
    const customer = { code: `KH-GOI-${count}`, name: `Sáng ${count}`, status: 'active' };
    expect((await desk.call('createCustomer', { body: { customer } })).status).toBe(201);
  }
  await twins(app);
  await correct(app);
  const pack = await desk.make({});
  expect(pack).toMatchObject({ state: 'done', problem: null, missing: 0 });
  whole = await desk.download(pack.id);
  const read = readManifest((await readOf(whole, 'manifest.json')).toString());
  if (typeof read === 'string') throw new Error(read);
  manifest = read;
  expect(pack.manifest_sha256).toBe(
    createHash('sha256')
      .update(await readOf(whole, 'manifest.json'))
      .digest('hex'),
  );
}, 120_000);

/** A manifest made to fit what was changed: what remains is what only chain and signatures can tell. */
const fitted = (changes: Readonly<Record<string, Buffer>>): Buffer => {
  const { format: _, format_version: __, ...body } = manifest;
  const files = manifest.files.map((file) => {
    const bytes = changes[file.path];
    if (bytes === undefined) return file;
    return { ...file, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
  });
  return Buffer.from(manifestText({ ...body, files }));
};

describe('a pack of everything', () => {
  test('holds the stored bytes of files and messages, prints, the log and the page, and verifies', async () => {
    const report = await verifyPack(await sourceOf(whole), ports);
    expect(report.findings.map(findingWords)).toEqual([]);
    expect(report).toMatchObject({ files: manifest.files.length, matching: manifest.files.length });
    expect(report.signed).toBeGreaterThan(2);
    expect(report.audit_rows).toBe(manifest.audit?.to);
    const stored = await contentOf(server.current.publishing.db, TENANT, 'transmissions');
    const paths = manifest.files.map(({ path }) => path);
    expect(paths.filter((path) => path.startsWith('thong-diep/'))).toHaveLength(stored.length);
    expect(paths).toEqual(expect.arrayContaining(['xem.html', 'danh-sach/hoa-don.jsonl']));
    expect(paths.some((path) => /^dinh-kem\/hoa-don-\d+\/\d+-[\w-]+\.pdf$/.test(path))).toBe(true);
    expect(paths.some((path) => /^hoa-don\/1C26\w+-\d{8}\/ban-the-hien\.pdf$/.test(path))).toBe(true);
  });

  test('restored into another database, also one that was made before a column was added: rows, files, messages and log are the same, and more can be added', async () => {
    const before: Record<string, Buffer> = {};
    for (const [table, column] of [
      ['documents', /"failed_tries":0,/g],
      ['customers', /,"code_kept":(?:null|"[^"]*")/g],
      ['products', /,"code_kept":(?:null|"[^"]*")/g],
    ] as const) {
      const path = manifest.files.find((file) => file.path.includes(`-${table}-`))?.path ?? '';
      const rows = (await readOf(whole, path)).toString();
      expect(rows).toMatch(column);
      // Rows come as they lie in the table: a younger one may come first.
      const lines = rows.replaceAll(column, '').trim().split('\n').toReversed();
      before[path] = Buffer.from(lines.map((line) => `${line}\n`).join(''));
    }
    const { db, end } = dbAt(elsewhere.url);
    try {
      const { tenant_id, audit_rows } = await restorePack(
        db,
        await sourceOf(await repacked(whole, { ...before, 'manifest.json': fitted(before) })),
        ports,
        server.current.clock.now(),
      );
      const from = server.current.publishing.db;
      for (const table of RESTORED_TABLES)
        expect(await contentOf(db, tenant_id, table), table).toEqual(await contentOf(from, TENANT, table));
      // What invoices add up to is not in the pack: it is there again with them.
      expect(await rolledUp(db, tenant_id)).toEqual(await rolledUp(from, TENANT));
      expect(await inTenant(db, tenant_id, proveRollups)).toEqual([]);
      const log = await contentOf(db, tenant_id, 'audit_log');
      expect(log).toHaveLength(audit_rows);
      const verdict = await inTenant(db, tenant_id, (tx) => verifyAudit(tx, tenant_id));
      expect(verdict).toEqual({ rows: manifest.audit?.to, broken_at: null });
      await expect(restorePack(db, await sourceOf(whole), ports, server.current.clock.now())).rejects.toThrow(
        /đã có trên máy chủ này/,
      );
    } finally {
      await end();
    }
  });

  test('leaves the hash of its manifest in the log of the company', async () => {
    const lines = await contentOf(server.current.publishing.db, TENANT, 'audit_log');
    const hash = createHash('sha256')
      .update(await readOf(whole, 'manifest.json'))
      .digest('hex');
    expect(lines.filter((line) => line.includes('proof_packs') && line.includes(hash))).toHaveLength(1);
  });
});

describe('what was changed afterwards is found by name', () => {
  const found = async (bytes: Uint8Array): Promise<string[]> =>
    (await verifyPack(await sourceOf(bytes), ports)).findings.map(findingWords);
  const invoice = (): string => manifest.files.find(({ path }) => path.endsWith('-da-ky.xml'))?.path ?? '';
  const log = (): string => manifest.files.find(({ path }) => path.startsWith('nhat-ky/'))?.path ?? '';

  test('a byte of an invoice', async () => {
    const bytes = await readOf(whole, invoice());
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
    expect(await found(await repacked(whole, { [invoice()]: bytes }))).toEqual([
      `${invoice()}: đã bị sửa, không khớp mã băm trong bản kê khai.`,
    ]);
  });

  test('a file left out, a file added', async () => {
    expect(
      await found(await repacked(whole, { [invoice()]: null, 'them.xml': Buffer.from('<a/>') })),
    ).toEqual([
      'them.xml: thừa, bản kê khai không ghi tệp này.',
      `${invoice()}: thiếu, bản kê khai có ghi mà trong gói không có.`,
    ]);
  });

  test('an amount, although the manifest was made to fit: its signature says so', async () => {
    const text = (await readOf(whole, invoice())).toString();
    const bytes = Buffer.from(text.replace(/<TgTTTBSo>\d/, '<TgTTTBSo>9'));
    const changes = { [invoice()]: bytes };
    expect(await found(await repacked(whole, { ...changes, 'manifest.json': fitted(changes) }))).toEqual([
      `${invoice()}: chữ ký số trong tệp không còn khớp nội dung.`,
    ]);
  });

  test.each([
    ['changed', (lines: string[]) => lines.with(3, lines[3]?.replace('"Sáng', '"Tối') + ' ')],
    ['left out', (lines: string[]) => lines.toSpliced(3, 1)],
    ['swapped with the next', (lines: string[]) => lines.with(3, lines[4] ?? '').with(4, lines[3] ?? '')],
    ['cut off with all behind it', (lines: string[]) => lines.slice(0, 3)],
  ])('a row of the log %s, although the manifest was made to fit', async (_, change) => {
    const lines = (await readOf(whole, log())).toString().split('\n').slice(0, -1);
    const bytes = Buffer.from(
      change(lines)
        .map((line) => `${line}\n`)
        .join(''),
    );
    const changes = { [log()]: bytes };
    expect(await found(await repacked(whole, { ...changes, 'manifest.json': fitted(changes) }))).toEqual([
      `${log()}: chuỗi nhật ký đứt ở dòng số 4; dòng này bị sửa, thiếu hoặc thêm vào.`,
    ]);
  });
});

describe('a pack that is refused by the restore, in words, and nothing is written', () => {
  const refused = async (bytes: Uint8Array): Promise<string> => {
    const { db, end } = dbAt(elsewhere.url);
    try {
      const before = await db.selectFrom('tenants').select('id').execute();
      const now = server.current.clock.now();
      const error = await sourceOf(bytes)
        .then((source) => restorePack(db, source, ports, now))
        .catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(RestoreRefused);
      expect(await db.selectFrom('tenants').select('id').execute()).toHaveLength(before.length);
      return String(error);
    } finally {
      await end();
    }
  };

  test('of one month', async () => {
    const pack = await desk.make({ period_from: '2026-07-01', period_to: '2026-12-31' });
    expect(await refused(await desk.download(pack.id))).toMatch(/cần gói “Toàn bộ dữ liệu”/);
  });

  test('with a way out of its folder', async () => {
    expect(await refused(await repacked(whole, { '../../etc/passwd': Buffer.from('root') }))).toMatch(
      /đường dẫn ra ngoài gói/,
    );
  });

  test('whose manifest names a way out of its folder', async () => {
    const text = (await readOf(whole, 'manifest.json')).toString().replace('xem.html', '../xem.html');
    expect(await refused(await repacked(whole, { 'manifest.json': Buffer.from(text) }))).toMatch(
      /manifest\.json không đọc được/,
    );
  });

  test('with a bomb in the place of a file', async () => {
    const path = manifest.files.find(({ path: one }) => one.endsWith('.xml'))?.path ?? '';
    expect(await refused(await repacked(whole, { [path]: Buffer.alloc(20_000_000) }))).toContain(
      `${path}: đã bị sửa`,
    );
  });

  test('without a manifest, with another one, and no ZIP at all', async () => {
    expect(await refused(await repacked(whole, { 'manifest.json': null }))).toMatch(
      /Không có manifest\.json/,
    );
    expect(await refused(await repacked(whole, { 'manifest.json': Buffer.from('{}') }))).toMatch(
      /không đọc được/,
    );
    expect(await refused(Buffer.from('hoadon'))).toMatch(/không mở được như một tệp ZIP/);
    expect(await refused(whole.subarray(0, whole.length - 100))).toMatch(/ZIP/);
  });
});

test('every table of companies is brought back, or it is said why not', async () => {
  const { rows } = await sql<{ name: string }>`select distinct tablename::text as name from pg_policies
    where schemaname = 'public'`.execute(server.current.publishing.db);
  const told = [...RESTORED_TABLES, ...Object.keys(LEFT_TABLES)];
  expect(told.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});

describe('who may make and see a pack', () => {
  test('one at a time; a pack that is taken away while it waits is not made', async () => {
    const { id } = desk.packIn(await desk.order({}));
    const second = await desk.order({});
    expect(second.status).toBe(409);
    expect(second.text).toContain('pack_running');
    expect((await desk.call('deleteProofPack', { id })).status).toBe(200);
    await desk.work(id);
    expect((await desk.call('getProofPack', { id })).status).toBe(404);
  });

  test.each([
    [{ period_from: '2026-10-31', period_to: '2026-10-01' }, 'pack_period'],
    [{ period_from: '2026-10-31' }, 'pack_period'],
    [{ kinds: ['audit_log' as const] }, 'pack_incomplete'],
  ])('%o is refused with %s', async (order, code) => {
    const { status, text } = await desk.order(order);
    expect(status).toBe(422);
    expect(text).toContain(code);
  });

  test('parts of which a person lacks a code are refused, and packs that hold them are not shown', async () => {
    const permissions = ['export_invoices', 'user_permissions', 'read_invoices'];
    const made = await desk.call('createApiToken', {
      body: { api_token: { name: 'Kho', permissions, expires_on: null } },
    });
    const token = (made.body as { api_token: { secret: string } }).api_token.secret;
    const asked = { token, body: { proof_pack: { period_from: '2026-10-01', period_to: '2026-10-31' } } };
    const order = (kinds: readonly string[]) =>
      desk.call('createProofPack', { ...asked, body: { proof_pack: { ...asked.body.proof_pack, kinds } } });
    expect((await order(['invoice_xml', 'messages'])).text).toContain('pack_permissions');
    const own = desk.packIn(await order(['invoice_xml']));
    const { body } = await desk.call('searchProofPacks', { token });
    expect((body as { proof_packs: { id: number }[] }).proof_packs.map(({ id }) => id)).toEqual([own.id]);
    await desk.call('deleteProofPack', { id: own.id });
  });
});

describe('a pack of one invoice', () => {
  const packOf = (who: PackDesk, id: number) => who.call('getInvoiceProofPack', { id });
  let issued: { id: number; symbol: string; number: number };

  beforeAll(async () => {
    const clerk = await deskOf(server.current);
    const draft = await clerk.draft({});
    await clerk.publish(draft);
    await server.current.publishNow(TENANT, draft.id);
    issued = ((await desk.call('getInvoice', { id: draft.id })).body as { invoice: typeof issued }).invoice;
  });

  test('holds its files, its print and its messages alone, verifies without a network, and is no way to restore a company', async () => {
    const { status, bytes, headers, text } = await packOf(desk, issued.id);
    expect(status, text).toBe(200);
    const name = `1${issued.symbol}-${String(issued.number).padStart(8, '0')}`;
    expect(headers['content-disposition']).toContain(`bang-chung-${name}.zip`);
    const source = await sourceOf(bytes);
    const report = await verifyPack(source, ports);
    expect(report.findings.map(findingWords)).toEqual([]);
    expect(report.manifest).toMatchObject({
      document: `Hóa đơn ${name.replace('-', ' ')}`,
      missing: [],
      audit: null,
    });
    const paths = [...source.files.keys()].toSorted();
    const messages = paths.filter((path) => path.startsWith('thong-diep/'));
    expect(messages.some((path) => path.includes('-gui-200'))).toBe(true);
    expect(messages.some((path) => path.includes('-nhan-202'))).toBe(true);
    expect(paths.filter((path) => !messages.includes(path))).toEqual([
      'danh-sach/hoa-don.jsonl',
      `hoa-don/${name}/ban-1-co-ma-co-quan-thue.xml`,
      `hoa-don/${name}/ban-1-da-ky.xml`,
      `hoa-don/${name}/ban-the-hien.pdf`,
      'manifest.json',
      'xem.html',
    ]);
    const log = await desk.call('listAuditLog', { query: { resource: 'proof_packs', limit: '1' } });
    expect((log.body as { audit_log: object[] }).audit_log[0]).toMatchObject({
      record_label: `bang-chung-${name}.zip`,
      changes: expect.arrayContaining([
        { field: 'manifest_sha256', before: null, after: JSON.stringify(report.manifest_sha256) },
      ]) as unknown,
    });
    // The seller's file, the one with the code, and each in its message.
    expect(report.signed).toBe(4);
    const listed = JSON.parse((await readOf(bytes, 'danh-sach/hoa-don.jsonl')).toString()) as object;
    expect(listed).toMatchObject({ number: issued.number, messages });
    await expect(
      restorePack(server.current.publishing.db, source, ports, server.current.clock.now()),
    ).rejects.toThrow(RestoreRefused);
  });

  test('of one that is not signed there is none, and of an invoice of another company nothing is said', async () => {
    const clerk = await deskOf(server.current);
    const refused = { status: 409, text: expect.stringContaining('not_signed') };
    const draft = await clerk.draft({});
    expect(await packOf(desk, draft.id)).toMatchObject(refused);
    // On its way to be signed.
    await clerk.publish(draft);
    expect(await packOf(desk, draft.id)).toMatchObject(refused);
    expect((await packOf(await packDesk(server.current, 'owner@demo2.vn'), issued.id)).status).toBe(404);
  });
});
