import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '#generated/types.ts';
import type { Tx } from '#server/context.ts';
import type { OutgoingMessage, Provider } from '#server/gateways/provider/provider.ts';
import { signWaiting } from '#server/modules/documents/index.ts';
import { carryInvoice } from '#server/modules/publishing/index.ts';
import { createLog } from '#server/platform/log.ts';
import { judged, type Answered, type ErrorBody } from '#tests/contract/injection.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { clerk } from '../reliability/clerk.ts';

const lines: string[] = [];
const log = createLog('error', { write: (line) => void lines.push(line) });
const server = withTestApp(undefined, { log });

const OWNER = 'owner@demo.vn';
const TENANT = 1;
type Transmission = components['schemas']['Transmission'];
type Which = 'signed' | 'latest';

let token = '';
beforeAll(async () => {
  token = await server.current.signIn(OWNER);
});

const call = (operation: string, id: number): Promise<Answered> =>
  judged(server.current, operation, { id, token });
const xml = (id: number, as: Which): Promise<Answered> =>
  judged(server.current, 'getInvoiceXml', { id, token, query: { as } });

async function published(): Promise<number> {
  const owner = clerk(server.current.url, token);
  const made = await owner.draft();
  expect((await owner.publish(made)).status).toBe(202);
  await server.current.publishNow(TENANT, made.id);
  return made.id;
}

/** Past the application, whose role may only add files: as the owner of the tables. */
function asOwner<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  return server.current.publishing.db.transaction().execute(async (tx) => {
    await sql`select set_config('app.tenant_id', ${String(TENANT)}, true)`.execute(tx);
    return work(tx);
  });
}

const kept = (id: number, kind: 'signed' | 'coded') =>
  asOwner((tx) =>
    tx
      .selectFrom('document_files')
      .innerJoin('documents', 'documents.id', 'document_files.document_id')
      .select('document_files.bytes')
      .where('documents.subject_id', '=', id)
      .where('document_files.kind', '=', kind)
      .executeTakeFirstOrThrow(),
  );

/** One bit of a letter in the buyer's name, and the hash that is kept of the file left as it was or made to fit. */
async function damage(id: number, kind: 'signed' | 'coded', hash: 'as it was' | 'to fit'): Promise<void> {
  const place = sql`position(convert_to('Minh Khôi', 'UTF8') in bytes) - 1`;
  const bytes = sql`set_byte(bytes, ${place}, get_byte(bytes, ${place}) # 1)`;
  const sha256 = hash === 'to fit' ? sql`sha256(${bytes})` : sql`sha256`;
  const changed = await asOwner((tx) =>
    sql`update document_files set bytes = ${bytes}, sha256 = ${sha256}
      where kind = ${kind} and document_id = (select id from documents where subject_id = ${id})`.execute(tx),
  );
  expect(changed.numAffectedRows).toBe(1n);
}

let id = 0;
let number = '';
beforeEach(async () => {
  id = await published();
  const { body } = await call('getInvoice', id);
  const { invoice } = body as { invoice: { form_no: string; symbol: string; number: number } };
  number = `${invoice.form_no}${invoice.symbol} ${String(invoice.number).padStart(8, '0')}`;
  lines.length = 0;
});

test('a good file is handed out as it was stored, byte for byte', async () => {
  expect((await xml(id, 'signed')).bytes).toEqual((await kept(id, 'signed')).bytes);
  expect((await xml(id, 'latest')).bytes).toEqual((await kept(id, 'coded')).bytes);
  expect(lines).toEqual([]);
});

describe('a stored file with one bit changed', () => {
  test.each([
    ['of the seller', 'signed', 'signed', 'as it was', 'its bytes are not those that were stored, document'],
    ['of the seller, its hash too', 'signed', 'signed', 'to fit', 'its signature does not hold, document'],
    ['of the authority', 'coded', 'latest', 'as it was', 'its bytes are not those that were stored'],
  ] as const)('%s is not handed out, in words and in the log', async (_, kind, as, hash, logged) => {
    await damage(id, kind, hash);
    const refused = await xml(id, as);
    expect(refused.status).toBe(500);
    expect((refused.body as ErrorBody).errors).toEqual([
      {
        code: 'file_damaged',
        fields: [],
        message:
          `Tệp XML của hóa đơn ${number} đang lưu không còn nguyên vẹn như khi ký, nên chưa tải xuống được. ` +
          'Không có gì thay đổi ở cơ quan thuế. Hãy liên hệ hỗ trợ và cho biết số chứng từ này.',
      },
    ]);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`the ${kind} file of document `);
    expect(lines[0]).toContain(logged);
  });
});

test('a damaged file of the seller leaves everything else as it was', async () => {
  const other = await published();
  await damage(id, 'signed', 'as it was');
  expect((await xml(id, 'signed')).status).toBe(500);
  expect((await xml(id, 'latest')).bytes).toEqual((await kept(id, 'coded')).bytes);
  expect((await call('getInvoicePdf', id)).status).toBe(200);
  expect((await call('getInvoice', id)).body).toMatchObject({ invoice: { status: 'code_issued' } });
  expect((await xml(other, 'signed')).bytes).toEqual((await kept(other, 'signed')).bytes);
});

describe('the message around a signed file, which is stored once', () => {
  /** Signed, and not handed over yet: the provider is replaced by one that says where nothing arrives. */
  async function signedOnly(): Promise<{ id: number; hand_over: () => Promise<OutgoingMessage[]> }> {
    const owner = clerk(server.current.url, token);
    const made = await owner.draft();
    expect((await owner.publish(made)).status).toBe(202);
    const { publishing } = server.current;
    while ((await signWaiting(publishing, TENANT, 'invoice')) > 0);
    const hand_over = async (): Promise<OutgoingMessage[]> => {
      const sent: OutgoingMessage[] = [];
      const provider: Provider = {
        ...publishing.provider,
        submit: async (message) => {
          sent.push(message);
          return { outcome: 'accepted' };
        },
      };
      await carryInvoice({ ...publishing, log, provider }, { tenant_id: TENANT, invoice_id: made.id });
      return sent;
    };
    return { id: made.id, hand_over };
  }

  test('leaves as one envelope with the file in it, and is shown afterwards byte for byte as it was sent', async () => {
    const signed = await signedOnly();
    const [sent] = await signed.hand_over();
    const file = (await kept(signed.id, 'signed')).bytes;
    const inner = file.subarray(file.indexOf('<HDon'));
    const bytes = Buffer.from(sent?.bytes ?? []);
    expect(bytes.includes(inner)).toBe(true);
    expect(bytes.toString().match(/<\?xml/g)).toHaveLength(1);
    const listed = await judged(server.current, 'listTransmissions', {
      token,
      query: { invoice_id: String(signed.id), direction: 'out' },
    });
    const [message] = (listed.body as { transmissions: Transmission[] }).transmissions;
    const shown = await judged(server.current, 'getTransmissionXml', { token, id: message?.id ?? 0 });
    expect(shown.bytes).toEqual(bytes);
    expect(message).toMatchObject({
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    });
    const whole = await asOwner((tx) =>
      tx
        .selectFrom('transmissions')
        .select('bytes')
        .where('id', '=', message?.id ?? 0)
        .executeTakeFirstOrThrow(),
    );
    expect(whole.bytes).toBeNull();
  });

  test('is not sent once the file is no longer what was signed, and leaves when it is restored', async () => {
    const signed = await signedOnly();
    const { bytes } = await kept(signed.id, 'signed');
    await damage(signed.id, 'signed', 'to fit');
    expect(await signed.hand_over()).toEqual([]);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('no longer what was signed');
    await asOwner((tx) =>
      tx
        .updateTable('document_files')
        .set({ bytes })
        .from('documents')
        .whereRef('documents.id', '=', 'document_files.document_id')
        .where('documents.subject_id', '=', signed.id)
        .where('document_files.kind', '=', 'signed')
        .execute(),
    );
    expect(await signed.hand_over()).toHaveLength(1);
  });
});
