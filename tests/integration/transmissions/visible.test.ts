import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { MESSAGE_KINDS, type MessageKind } from '#domain/transmission/message-kinds.table.ts';
import { storedBytes } from '#server/modules/documents/collect-answers.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { judged, type Answered } from '#tests/contract/injection.ts';
import { aRunnerIsThere } from '../reliability/runner-there.ts';
import { everyStatementNamesItsTenant } from '#tests/setup/statements/named-statements.ts';
import { withTestApp } from '#tests/setup/test-app.ts';

const server = withTestApp();
everyStatementNamesItsTenant(server);
const TENANT = 1;

/** What came and went: a question of every kind, answers to them, and what answers nothing of ours. */
const STORED: readonly [id: string, type: string, reply_to: string | null, kind: MessageKind][] = [
  ['Q100', '100', null, 'declaration'],
  ['A103', '103', 'Q100', 'declaration'],
  ['Q200', '200', null, 'invoice'],
  ['A202', '202', 'Q200', 'invoice'],
  ['A999-200', '999', 'Q200', 'invoice'],
  ['Q206', '206', null, 'invoice_cash_register'],
  ['A204-206', '204', 'Q206', 'invoice_cash_register'],
  ['Q300', '300', null, 'invoice_mistake'],
  ['A301', '301', 'Q300', 'invoice_mistake'],
  ['N302', '302', null, 'invoice_mistake'],
  ['Q400', '400', null, 'data_summary_table'],
  ['A204-400', '204', 'Q400', 'data_summary_table'],
  ['N105', '105', null, 'declaration'],
  ['N777', '777', null, 'declaration'],
  ['A999-lost', '999', 'NOT-OURS', 'declaration'],
];

type Row = { id: number; message_id: string; kind: MessageKind; sha256: string };
const kinds = Object.keys(MESSAGE_KINDS) as MessageKind[];
const tokens = new Map<string, string>();
const tokenOf = (who: string): string => tokens.get(who) ?? '';

async function keyFor(name: string, permissions: readonly string[], token: string): Promise<string> {
  const body = { api_token: { name, permissions, expires_on: null } };
  const made = await judged(server.current, 'createApiToken', { token, body });
  return (made.body as { api_token: { secret: string } }).api_token.secret;
}

beforeAll(async () => {
  const owner = await server.current.signIn('owner@demo.vn');
  tokens.set('owner', owner);
  for (const kind of kinds) tokens.set(kind, await keyFor(kind, [MESSAGE_KINDS[kind].gateway], owner));
  await inTenant(server.current.publishing.db, TENANT, async (tx) => {
    await tx
      .insertInto('transmissions')
      .values(
        STORED.map(([message_id, message_type, reply_to], at) => ({
          tenant_id: TENANT,
          direction: message_id.startsWith('Q') ? 'out' : 'in',
          message_type,
          message_id,
          reply_to,
          ...storedBytes(Buffer.from(`<TDiep>${message_id}</TDiep>`)),
          handed: message_id.startsWith('Q') ? 'done' : null,
          status: message_id === 'A999-lost' ? 'invalid_message' : 'message_received',
          created_on: `2026-11-20T01:00:${String(at).padStart(2, '0')}.000Z`,
        })),
      )
      .execute();
  });
});

async function listed(who: string, query: Record<string, string> = {}): Promise<Row[]> {
  const asked = { token: tokenOf(who), query: { limit: '100', sort: 'created_on', ...query } };
  const answered = await judged(server.current, 'listTransmissions', asked);
  const { transmissions } = answered.body as { transmissions: Row[] };
  expect(answered.headers['x-total-count']).toBe(String(transmissions.length));
  return transmissions;
}

const idsOf = (kind: MessageKind) => STORED.filter(([, , , of]) => of === kind).map(([id]) => id);

describe('messages by what they are about', () => {
  test('each says its kind: an answer to anything that of its question, what nobody knows that of the rest [3.message-kinds]', async () => {
    const found = await listed('owner');
    expect(found.map(({ message_id, kind }) => [message_id, kind])).toEqual(
      STORED.map(([id, , , kind]) => [id, kind]),
    );
  });

  test.each(kinds)(
    'who holds the code of %s sees its messages and no others [2.route.history-others]',
    async (kind) => {
      expect((await listed(kind)).map(({ message_id }) => message_id)).toEqual(idsOf(kind));
      expect((await listed('owner', { kind })).map(({ message_id }) => message_id)).toEqual(idsOf(kind));
    },
  );

  test('a page of another kind is empty for them', async () => {
    expect(await listed('invoice', { kind: 'declaration' })).toEqual([]);
  });

  test('a message of another kind is not there: neither its facts nor its XML', async () => {
    const found = await listed('owner');
    const call = (operation: string, message_id: string): Promise<Answered> => {
      const id = found.find((row) => row.message_id === message_id)?.id ?? 0;
      return judged(server.current, operation, { id, token: tokenOf('invoice_mistake') });
    };
    for (const operation of ['getTransmission', 'getTransmissionXml']) {
      expect((await call(operation, 'N302')).status).toBe(200);
      expect((await call(operation, 'A202')).status).toBe(404);
    }
  });

  test('several states and one type are filters', async () => {
    expect(await listed('owner', { status: 'invalid_message,unknown' })).toHaveLength(1);
    expect(await listed('owner', { message_type: '204' })).toHaveLength(2);
  });

  test('the hash is that of the bytes', async () => {
    const [first] = await listed('owner');
    expect(first?.sha256).toBe(createHash('sha256').update('<TDiep>Q100</TDiep>').digest('hex'));
  });

  test('the file has the rows of the list, with times of Vietnam and words for states', async () => {
    const csv = async (who: string) => {
      const query = { format: 'csv', sort: 'created_on' };
      const { text } = await judged(server.current, 'exportTransmissions', { token: tokenOf(who), query });
      return text.trim().split(/\r?\n/);
    };
    const [head, ...lines] = await csv('invoice_mistake');
    expect(head).toContain('Mã thông điệp');
    expect(lines).toHaveLength(idsOf('invoice_mistake').length);
    expect(lines[0]).toContain('20/11/2026 08:00:07');
    expect(lines[0]).toContain('Thông báo sai sót');
    expect(await csv('owner')).toHaveLength(STORED.length + 1);
  });
});

test('the state of the gateway is that of the messages one may see, by their first answers in the last day', async () => {
  const { clock, publishing } = server.current;
  await aRunnerIsThere(publishing.db);
  const health = async (who: string) =>
    (await judged(server.current, 'getTransmissionHealth', { token: tokenOf(who) })).body;
  clock.set('2026-11-20T01:02:00.000Z');
  const good = {
    ...{ state: 'good', median_seconds: 1, waiting: 0, unsent: 0 },
    ...{ unsent_since: null, send_by: null, held: null },
  };
  for (const who of ['owner', ...kinds]) expect(await health(who)).toEqual({ transmission_health: good });

  await inTenant(publishing.db, TENANT, (tx) =>
    tx
      .insertInto('transmissions')
      .values({
        tenant_id: TENANT,
        direction: 'out',
        message_type: '200',
        message_id: 'Q200-left',
        reply_to: null,
        handed: 'waiting',
        ...storedBytes(Buffer.from('<TDiep>Q200-left</TDiep>')),
        status: 'signed',
        created_on: '2026-11-20T01:00:30.000Z',
      })
      .execute(),
  );
  const unsent = { ...good, state: 'down', unsent: 1, unsent_since: '2026-11-20T01:00:30.000Z' };
  expect(await health('invoice')).toEqual({ transmission_health: unsent });
  expect(await health('declaration')).toEqual({ transmission_health: good });
  clock.set('2026-11-22T01:00:00.000Z');
  expect(await health('invoice')).toMatchObject({
    transmission_health: { state: 'idle', median_seconds: null },
  });
});
