import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { openZip } from '#server/platform/zip/read-zip.ts';
import type { PackPorts } from '#domain/proof-pack/verify-pack.ts';
import type { components } from '#generated/types.ts';
import type { DB } from '#generated/database.ts';
import type { Db } from '#server/context.ts';
import { packSource, proofPackTasks, type ProofPackDeps } from '#server/modules/proof-packs/index.ts';
import { kyselyOver } from '#server/platform/db/database.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { createPool } from '#server/platform/postgres/pool.ts';
import { createVerifyPorts } from '#server/platform/xmldsig/ports.ts';
import { writeZip } from '#server/platform/zip/write-zip.ts';
import { judged, type Answered } from '#tests/contract/injection.ts';
import type { TestApp } from '#tests/setup/test-app.ts';
import { pdfText } from '../money/programs.ts';

type Schemas = components['schemas'];
type Pack = Schemas['ProofPack'];
export const EVERYTHING = [
  'invoice_xml',
  'invoice_pdf',
  'messages',
  'papers',
  'input_invoices',
  'audit_log',
] as const satisfies readonly Schemas['ProofPackKind'][];

/** As the command and the page in the pack have them. */
export const ports: PackPorts = {
  sha256: async (bytes) => createHash('sha256').update(bytes).digest(),
  signatures: createVerifyPorts([]),
};

/** Somebody of the company who orders packs; the worker makes them when the test says so. */
export async function packDesk(app: TestApp, email = 'owner@demo.vn') {
  const token = await app.signIn(email);
  const call = (operation: string, asked: object = {}): Promise<Answered> =>
    judged(app, operation, { token, ...asked });
  const packIn = ({ status, text, body }: Answered): Pack => {
    expect(status, text).toBeLessThan(300);
    return (body as { proof_pack: Pack }).proof_pack;
  };
  const order = (proof_pack: Partial<Schemas['ProofPackInput']>): Promise<Answered> =>
    call('createProofPack', { body: { proof_pack: { kinds: [...EVERYTHING], ...proof_pack } } });
  const work = async (pack_id: number, deps: ProofPackDeps = app.proof_packs): Promise<void> => {
    await proofPackTasks(deps)['make-proof-pack']?.({ tenant_id: 1, pack_id });
  };
  const read = async (id: number): Promise<Pack> => packIn(await call('getProofPack', { id }));
  return {
    call,
    packIn,
    order,
    work,
    read,
    download: async (id: number): Promise<Buffer> => {
      const reply = await fetch(`${app.url}/api/proof_packs/${id}/file`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(reply.status).toBe(200);
      return Buffer.from(await reply.arrayBuffer());
    },
    /** Made to the end. */
    make: async (proof_pack: Partial<Schemas['ProofPackInput']>): Promise<Pack> => {
      const { id } = packIn(await order(proof_pack));
      await work(id);
      return read(id);
    },
  };
}
export type PackDesk = Awaited<ReturnType<typeof packDesk>>;

export const blobOf = (bytes: Uint8Array): Blob => new Blob([Uint8Array.from(bytes)]);
export const sourceOf = (bytes: Uint8Array) => packSource(blobOf(bytes));

/** What the print of a folder of a pack says; null of a folder without one. */
export async function printOf(bytes: Uint8Array, folder: string): Promise<string | null> {
  const zip = await openZip(blobOf(bytes));
  const path = `${folder}/ban-the-hien.pdf`;
  return zip.files.has(path) ? pdfText(await zip.read(path, 1e9), '-raw') : null;
}

/** The same archive with some files otherwise: null leaves one out, a name that is new is added. */
export async function repacked(
  bytes: Uint8Array,
  changes: Readonly<Record<string, Uint8Array | null>>,
): Promise<Buffer> {
  const zip = await openZip(blobOf(bytes));
  const written: Uint8Array[] = [];
  const out = writeZip(async (piece) => void written.push(Uint8Array.from(piece)));
  for (const path of new Set([...zip.files.keys(), ...Object.keys(changes)])) {
    const changed = changes[path];
    if (changed === null) continue;
    await out.add(path, changed ?? (await zip.read(path, 1e9)));
  }
  await out.finish();
  return Buffer.concat(written);
}

/** Everything of a company that a pack is about, as text, without the company's own number. */
export async function contentOf(db: Db, tenant_id: number, table: string): Promise<string[]> {
  return inTenant(db, tenant_id, async (tx) => {
    const { rows } = await sql<{ line: string }>`select (to_jsonb(one) - 'tenant_id')::text as line
      from ${sql.table(table)} as one where one.tenant_id = ${tenant_id} order by 1`.execute(tx);
    return rows.map(({ line }) => line);
  });
}

/** Another database, as a new server has it. */
export function dbAt(url: string): { db: Db; end: () => Promise<void> } {
  const pool = createPool(url);
  return { db: kyselyOver<DB>(pool), end: () => pool.end() };
}
