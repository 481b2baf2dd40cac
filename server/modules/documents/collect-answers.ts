import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { verifySignatures } from '#domain/signing/verification/verify.ts';
import { UNREADABLE } from '#domain/transmission/asking-again.ts';
import type { Tx } from '#server/context.ts';
import {
  ProviderUnavailable,
  type Answer,
  type FetchedAnswers,
  type MessageProgress,
} from '#server/gateways/provider/provider.ts';
import { isTaxCodeProven } from '#server/modules/companies/index.ts';
import { linesToRead, type Line } from '#server/modules/provider-connection/index.ts';
import { readTenant } from '#server/modules/tenant/index.ts';
import { insertMany } from '#server/platform/db/insert-many.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { createVerifyPorts } from '#server/platform/xmldsig/ports.ts';
import type { AnswerDeps } from './deps.ts';
import type { Expected } from './kind.ts';
import { applyAnswers } from './apply-answers.ts';
import { applyProgress } from './apply-progress.ts';
import { inWaves } from './waves.ts';

/** Whether a valid signature of the tax authority covers these bytes: an answer without one decides nothing. */
export function isSignedByAuthority(
  bytes: Uint8Array,
  { authority_roots }: Pick<Expected, 'authority_roots'>,
): boolean {
  const signatures = verifySignatures(bytes, createVerifyPorts(authority_roots));
  return signatures.some(({ role, valid }) => role === 'authority' && valid);
}

type AnswerToKeep = Pick<Answer, 'id' | 'message_type' | 'reply_to' | 'bytes'>;
type AnswerToStore = AnswerToKeep & { created_on: string };

/**
 * Stores what the provider holds for a tax code, whatever it is, with the place we have read to: nothing is dropped, and nothing is
 * read before it is stored. An answer to a message of this company is the company's; anything else only where the company has proven
 * the tax code, which it writes into its own profile. The rest waits outside the companies for the company that proves it; not what a
 * company's own provider gives, which belongs to no other company.
 */
async function storeAnswers(
  tx: Tx,
  { tenant_id, tax_code, line_id }: { tenant_id: number; tax_code: string; line_id: number | null },
  { answers, cursor }: FetchedAnswers,
  now: string,
): Promise<void> {
  const sent = await sentAmong(tx, answers);
  const proven = await isTaxCodeProven(tx, tax_code);
  const isOurs = ({ reply_to }: Answer): boolean =>
    proven || line_id !== null || (reply_to !== null && sent.has(reply_to));
  const ours = answers.filter(isOurs).map((answer) => ({ ...answer, created_on: now }));
  await storeInside(tx, tenant_id, ours);
  for (const answer of answers) if (!isOurs(answer)) await storeOutside(tx, tax_code, answer, now);
  if (line_id !== null) {
    await tx.updateTable('provider_lines').set({ cursor, read_on: now }).where('id', '=', line_id).execute();
    return;
  }
  await tx
    .insertInto('answer_cursors')
    .values({ tenant_id, cursor, read_on: now })
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet({ cursor, read_on: now }))
    .execute();
}

/** Takes in what has waited outside the companies, once this one has proven the tax code. */
async function storeWaiting(
  tx: Tx,
  { tenant_id, tax_code }: { tenant_id: number; tax_code: string },
): Promise<void> {
  const { rows } = await sql<{
    message_id: string;
    message_type: string;
    reply_to: string | null;
    bytes: Buffer;
    received_on: string;
  }>`select message_id, message_type, reply_to, bytes, received_on from take_unrouted_messages(${tax_code})
    order by received_on, message_id`.execute(tx);
  await storeInside(
    tx,
    tenant_id,
    rows.map(({ message_id, received_on, ...rest }) => ({
      id: message_id,
      created_on: received_on,
      ...rest,
    })),
  );
}

/**
 * Into the company's messages. One that comes again counts once, unless the copy we hold could not be read: then the new copy takes its
 * place and is read in its turn.
 */
async function storeInside(tx: Tx, tenant_id: number, answers: readonly AnswerToStore[]): Promise<void> {
  // An id that comes twice in a page is stored twice, one after the other: the second meets the first.
  for (const wave of inWaves(answers, ({ id }) => [id]))
    await insertMany(
      tx,
      'transmissions',
      wave.map(({ id, message_type, reply_to, bytes, created_on }) => ({
        ...{ tenant_id, direction: 'in', message_id: id, message_type, reply_to, created_on },
        ...storedBytes(bytes),
        ...{ status: 'message_received', note: null, applied_on: null },
      })),
      WHERE_UNREADABLE,
    );
}

const REPLACED = ['bytes', 'size', 'sha256', 'message_type', 'reply_to', 'status', 'note', 'applied_on'];
const WHERE_UNREADABLE = `on conflict (tenant_id, message_id) do update
  set ${REPLACED.map((name) => `${name} = excluded.${name}`).join()}
  where transmissions.direction = 'in' and transmissions.status = '${UNREADABLE}' and transmissions.sha256 <> excluded.sha256`;

/** The columns of a message that is stored with all its bytes. */
export function storedBytes(content: Uint8Array) {
  const bytes = Buffer.from(content);
  return { bytes, size: bytes.length, sha256: createHash('sha256').update(bytes).digest() };
}

async function storeOutside(tx: Tx, tax_code: string, answer: AnswerToKeep, now: string): Promise<void> {
  const { id, message_type, reply_to } = answer;
  const bytes = Buffer.from(answer.bytes);
  await sql`select keep_unrouted_message(${tax_code}, ${id}, ${message_type}, ${reply_to}, ${bytes}, ${now})`.execute(
    tx,
  );
}

async function sentAmong(tx: Tx, answers: readonly Answer[]): Promise<ReadonlySet<string>> {
  const ids = answers.flatMap(({ reply_to }) => (reply_to === null ? [] : [reply_to]));
  if (ids.length === 0) return new Set();
  const rows = await tx
    .selectFrom('transmissions')
    .select('message_id')
    .where('direction', '=', 'out')
    .where('message_id', 'in', ids)
    .execute();
  return new Set(rows.map(({ message_id }) => message_id));
}

/**
 * Fetches what the authority has answered: each answer is stored first, with the place we have read to, and applied after,
 * so that a crash between the two loses nothing and an answer that comes twice counts once.
 */
export async function collectAnswers(
  deps: AnswerDeps,
  tenant_id: number,
): Promise<{ taken: number; reached: boolean; awaited: boolean }> {
  const { progress, ...fetched } = await fetchAll(deps, tenant_id);
  const applied = await applyAnswers(deps, tenant_id);
  await applyProgress(deps, tenant_id, progress);
  return { ...fetched, ...applied };
}

async function fetchAll(deps: AnswerDeps, tenant_id: number): Promise<Fetched> {
  const { tax_code, lines } = await inTenant(deps.db, tenant_id, async (tx) => {
    const { tax_code } = await readTenant(tx);
    await storeWaiting(tx, { tenant_id, tax_code });
    const read: LineToRead[] = [];
    for (const line of await linesToRead(tx, tenant_id, deps))
      read.push({ ...line, after: await readCursor(tx, line.line_id) });
    return { tax_code, lines: read };
  });
  const until_ms = deps.clock.epoch_ms() + MAX_RUN_MS;
  const all: Fetched[] = [];
  // One that is away keeps the others from nothing.
  for (const line of lines) all.push(await fetchFrom(deps, { tenant_id, tax_code, line, until_ms }));
  return {
    taken: all.reduce((sum, { taken }) => sum + taken, 0),
    reached: all.every(({ reached }) => reached),
    progress: all.flatMap(({ progress }) => progress),
  };
}

/** Fetched from one provider in a row; what it holds beyond is fetched the next time, so that one without an end holds up no other job. */
const MAX_PAGES = 200;
/** After this no further page is begun; one is fetched from each provider in any case. */
const MAX_RUN_MS = 60_000;

/** `after`: the place we have read to there. */
type LineToRead = Line & { after: string | null };

type Fetched = { taken: number; reached: boolean; progress: readonly MessageProgress[] };

async function readCursor(tx: Tx, line_id: number | null): Promise<string | null> {
  const query =
    line_id === null
      ? tx.selectFrom('answer_cursors').select('cursor')
      : tx.selectFrom('provider_lines').select('cursor').where('id', '=', line_id);
  return (await query.executeTakeFirst())?.cursor ?? null;
}

async function fetchFrom(
  deps: AnswerDeps,
  {
    tenant_id,
    tax_code,
    line,
    until_ms,
  }: { tenant_id: number; tax_code: string; line: LineToRead; until_ms: number },
): Promise<Fetched> {
  const { line_id, provider } = line;
  let taken = 0;
  let { after } = line;
  let progress: readonly MessageProgress[] = [];
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const fetched = await provider.fetchAnswers({ tax_code, after }).catch((error: unknown) => {
      if (error instanceof ProviderUnavailable) return null;
      throw error;
    });
    if (fetched === null) return { taken, reached: false, progress: [] };
    progress = fetched.progress ?? [];
    if (fetched.answers.length === 0) break;
    const company = { tenant_id, tax_code, line_id };
    await inTenant(deps.db, tenant_id, (tx) => storeAnswers(tx, company, fetched, deps.clock.now()));
    taken += fetched.answers.length;
    // A provider that stays at its place would give the same answers forever.
    if (fetched.cursor === after) break;
    after = fetched.cursor;
    if (deps.clock.epoch_ms() >= until_ms) break;
  }
  return { taken, reached: true, progress };
}
