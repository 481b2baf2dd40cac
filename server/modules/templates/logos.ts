import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { components } from '#generated/types.ts';
import type { Account, Tx } from '#server/context.ts';
import type { CrudTx, Values } from '#server/platform/crud/crud-context.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { failure, notFound } from '#server/platform/http/failure.ts';

type Logo = components['schemas']['TemplateLogo'];
type LogoRow = { id: number; media_type: string; bytes: Buffer; created_on: string };
type Picture = { media_type: 'image/png' | 'image/jpeg'; bytes: Buffer };

const MAX_BYTES = 400_000;
const MAX_SIDE = 2000;

const refuse = (code: string, message: string) => failure(422, code, message, ['picture_base64']);

/**
 * The picture in a base64 text, by what its first bytes say. Failures: 422 for another kind of file, one of more than 400,000
 * bytes, and one of more than 2,000 pixels a side.
 */
export function pictureOf(base64: string): Picture {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > MAX_BYTES)
    throw refuse('logo_too_big', 'Tệp logo lớn hơn 400 KB. Hãy chọn hình nhỏ hơn.');
  const size = pngSize(bytes) ?? jpegSize(bytes);
  if (size === null)
    throw refuse('logo_no_picture', 'Tệp này không phải hình PNG hay JPEG. Hãy chọn tệp khác.');
  if (Math.max(size.width, size.height) > MAX_SIDE || Math.min(size.width, size.height) < 1)
    throw refuse(
      'logo_too_large',
      'Mỗi cạnh của logo dài nhất 2.000 điểm ảnh. Hãy thu nhỏ hình rồi chọn lại.',
    );
  return { media_type: size.media_type, bytes };
}

type Size = { media_type: Picture['media_type']; width: number; height: number };

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function pngSize(bytes: Buffer): Size | null {
  if (bytes.length < 33 || !bytes.subarray(0, 8).equals(PNG)) return null;
  return { media_type: 'image/png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** Walks over the segments of a JPEG (ITU T.81, annex B) to the frame that gives its size. */
function jpegSize(bytes: Buffer): Size | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return null;
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame)
      return {
        media_type: 'image/jpeg',
        height: bytes.readUInt16BE(at + 5),
        width: bytes.readUInt16BE(at + 7),
      };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}

function wireLogo({ id, media_type, bytes, created_on }: LogoRow): Logo {
  return { id, media_type, picture_base64: bytes.toString('base64'), created_on };
}

/** Stores a picture; one that is there already is answered. */
export async function createLogo(
  tx: Tx,
  { media_type, bytes }: Picture,
  account: Pick<Account, 'tenant_id'>,
  now: string,
): Promise<Logo> {
  const sha256 = createHash('sha256').update(bytes).digest();
  await tx
    .insertInto('template_logos')
    .values({ tenant_id: account.tenant_id, media_type, sha256, bytes, created_on: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await tx
    .selectFrom('template_logos')
    .select(['id', 'media_type', 'bytes', 'created_on'])
    .where('sha256', '=', sha256)
    .executeTakeFirstOrThrow();
  return wireLogo(row);
}

async function logoRow(tx: Tx, id: number): Promise<LogoRow | undefined> {
  return tx
    .selectFrom('template_logos')
    .select(['id', 'media_type', 'bytes', 'created_on'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Failure: 404. */
export async function findLogo(tx: Tx, id: number): Promise<Logo> {
  const row = await logoRow(tx, id);
  if (row === undefined) throw notFound();
  return wireLogo(row);
}

/** The picture that a design prints; null for none. */
export async function logoBytes(tx: Tx, id: number | null): Promise<Uint8Array | null> {
  if (id === null) return null;
  return (await logoRow(tx, id))?.bytes ?? null;
}

/** A design may name the company's own logos alone. */
export async function refuseUnknownLogo(tx: CrudTx, { design }: Values): Promise<void> {
  const id = (design as { logo_id?: number | null } | null | undefined)?.logo_id ?? null;
  if (id === null) return;
  const { rows } = await sql`select 1 from template_logos where tenant_id = ${TENANT} and id = ${id}`.execute(
    tx,
  );
  if (rows.length === 0)
    throw failure(422, 'reference_missing', 'Logo này không còn. Hãy chọn lại logo.', ['design']);
}
