import { sql } from 'kysely';
import type { Db, Tx } from '#server/context.ts';
import type { OwnLines, SealedLine } from '#server/gateways/provider/own-lines.ts';
import { ProviderUnavailable, type Provider } from '#server/gateways/provider/provider.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import type { CallProblem } from './words.ts';

type LineDeps = {
  /** The installation's, for companies without one of their own. */
  provider: Provider;
  own_lines: OwnLines;
};

/** Where messages go: null is the installation's provider. */
export type Line = { line_id: number | null; provider: Provider };

/** The line that a company's messages take now. */
export async function lineInForce(tx: Tx, tenant_id: number, deps: LineDeps): Promise<Line> {
  const newest = await tx
    .selectFrom('provider_settings')
    .select(['id', 'line_id'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const line_id = newest?.line_id ?? null;
  if (newest === undefined || line_id === null) return { line_id: null, provider: deps.provider };
  return { line_id, provider: await opened(tx, tenant_id, newest.id, deps) };
}

/** The line that a message was handed over by, called as it is set now. */
export async function lineOf(
  tx: Tx,
  tenant_id: number,
  line_id: number | null,
  deps: LineDeps,
): Promise<Line> {
  if (line_id === null) return { line_id, provider: deps.provider };
  const newest = await tx
    .selectFrom('provider_settings')
    .select('id')
    .where('line_id', '=', line_id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    line_id,
    provider: newest === undefined ? WITHOUT_SETTINGS : await opened(tx, tenant_id, newest.id, deps),
  };
}

/** The line that our message with this id was handed over by. */
export async function lineOfMessage(
  tx: Tx,
  tenant_id: number,
  message_id: string,
  deps: LineDeps,
): Promise<Line> {
  const sent = await tx
    .selectFrom('transmissions')
    .select('provider_line_id')
    .where('message_id', '=', message_id)
    .where('direction', '=', 'out')
    .executeTakeFirst();
  return lineOf(tx, tenant_id, sent?.provider_line_id ?? null, deps);
}

/** For each line that was given messages of which the authority's final answer is awaited: how many. */
export async function awaitedByLine(tx: Tx): Promise<{ line_id: number | null; messages: number }[]> {
  const { rows } = await sql<{ line_id: number | null; messages: number }>`
    select message.provider_line_id as line_id, count(distinct message.id) as messages from documents
    join transmission_documents as carried on carried.tenant_id = documents.tenant_id
      and carried.document_id = documents.id and carried.version = documents.version
    join transmissions as message on message.tenant_id = carried.tenant_id and message.id = carried.transmission_id
    where documents.tenant_id = ${TENANT} and stage = 'started' and transmission <> 'not_sent' and not status_error
      and message.direction = 'out'
    group by message.provider_line_id`.execute(tx);
  return rows;
}

/** Whether the company has, or ever had, a provider of its own. */
export async function hasOwnLines(tx: Tx): Promise<boolean> {
  return (await tx.selectFrom('provider_lines').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** The line in force, and each other that has a message of which the authority's final answer is awaited. */
export async function linesToRead(tx: Tx, tenant_id: number, deps: LineDeps): Promise<Line[]> {
  const present = await lineInForce(tx, tenant_id, deps);
  if (!(await hasOwnLines(tx))) return [present];
  const others = (await awaitedByLine(tx)).filter(({ line_id }) => line_id !== present.line_id);
  const lines = [present];
  for (const { line_id } of others) lines.push(await lineOf(tx, tenant_id, line_id, deps));
  return lines;
}

async function opened(
  tx: Tx,
  tenant_id: number,
  settings_id: number,
  { own_lines }: LineDeps,
): Promise<Provider> {
  const before = own_lines.opened(tenant_id, settings_id);
  if (before !== null) return before;
  const { rows } = await sql<SealedLine>`
    select base_url, secret_sealed, certificate_pem, ca_pem, timeout_s from provider_settings as settings
    join provider_lines as line on line.tenant_id = settings.tenant_id and line.id = settings.line_id
    where settings.tenant_id = ${TENANT} and settings.id = ${settings_id}`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('settings without a line');
  return own_lines.open(tenant_id, settings_id, row);
}

/** A line of a company that was brought back without its secrets: nothing can be asked there until they are set again. */
const WITHOUT_SETTINGS: Provider = {
  submit: async () => ({ outcome: 'not_sent', cause: 'unauthorized' }),
  lookUp: async () => 'unknown',
  fetchAgain: async () => ({ outcome: 'unknown', cause: 'unauthorized' }),
  fetchAnswers: async () => Promise.reject(new ProviderUnavailable('unauthorized')),
  listReceived: async () => Promise.reject(new ProviderUnavailable('unauthorized')),
};

/** Keeps why the calls of a line fail, and since when; null once one had its reply. */
export async function noteProblem(
  tx: Tx,
  line_id: number,
  problem: CallProblem | null,
  now: string,
): Promise<void> {
  await tx
    .updateTable('provider_lines')
    .set({ problem, problem_since: problem === null ? null : sql<string>`coalesce(problem_since, ${now})` })
    .where('id', '=', line_id)
    .where(sql<boolean>`problem is distinct from ${problem}`)
    .execute();
}

/** The same of the installation's own provider. Outside of any company's transaction, which would keep the row from the others. */
export async function noteCommonProblem(db: Db, problem: CallProblem | null, now: string): Promise<void> {
  await db
    .updateTable('common_line')
    .set({ problem, problem_since: problem === null ? null : sql<string>`coalesce(problem_since, ${now})` })
    .where(sql<boolean>`problem is distinct from ${problem}`)
    .execute();
}
