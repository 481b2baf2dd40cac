import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withTestApp } from '#tests/setup/test-app.ts';
import { sealedVersion } from '#server/modules/documents/index.ts';
import { invoiceKind, takePortion } from '#server/modules/publishing/index.ts';
import { copiesOfDraft } from '../reliability/copies-of-draft.ts';
import { asOwner, deskOf, TENANT, type Desk } from './desk.ts';
import { newHeldKey, OWN_TAX_CODE } from './held-key.ts';

const server = withTestApp();
const HOUR_MS = 60 * 60_000;
const token = newHeldKey();
let desk: Desk;
let certificate_id = 0;

const inToken = (held: { certificate_der: Buffer }) => ({
  kind: 'usb' as const,
  certificate_base64: held.certificate_der.toString('base64'),
  is_default: true,
});

beforeAll(async () => {
  desk = await deskOf(server.current);
  certificate_id = (await desk.addCertificate(inToken(token), token)).id;
}, 60_000);
beforeEach(async () => {
  // A session lasts a quarter of an hour, and some tests let hours pass.
  desk = await deskOf(server.current);
  const chosen = { tenant_certificate: { is_default: true } };
  expect((await desk.post(`/api/certificates/${certificate_id}/default`, chosen)).status).toBe(200);
});

describe('with a USB token', () => {
  it('one confirmation signs all invoices published together, each with its own signature over its own data', async () => {
    const { ids, request } = await desk.publishTogether(3);
    expect(request).toMatchObject({
      kind: 'usb',
      state: 'waiting_for_token',
      final: false,
      tax_code: OWN_TAX_CODE,
    });
    expect(request.documents.map(({ subject_id, position }) => [subject_id, position])).toEqual(
      ids.map((id, at) => [id, at + 1]),
    );
    expect(await desk.openRequests()).toEqual([request]);
    for (const id of ids)
      expect(await desk.publication(id)).toMatchObject({
        status: 'signing',
        signature_request_id: request.id,
        signature_kind: 'usb',
      });
    const { status, body } = await desk.submit(request.id, desk.signaturesOf(request, token));
    expect([status, body.signature_request.state, body.signature_request.final]).toEqual([
      200,
      'signed',
      true,
    ]);
    for (const id of ids) {
      expect(await desk.publication(id)).toMatchObject({ status: 'signed', signature_request_id: null });
      expect(await desk.verdict(id, token)).toMatchObject({ valid: true, problems: [] });
      await server.current.publishNow(1, id);
      expect(await desk.publication(id)).toMatchObject({ status: 'code_issued' });
    }
    expect(await desk.openRequests()).toEqual([]);
  });

  it('one confirmation signs a bulk publication of more invoices than are taken at a time without a person', async () => {
    const { id } = await desk.draft();
    const now = server.current.clock.now();
    const copies = await asOwner(server.current, (tx) =>
      copiesOfDraft(tx, { tenant_id: TENANT, id, status: 'draft', count: 100, now }),
    );
    const ids = [id, ...copies];
    const bulk_publish = { ids, expected_count: ids.length };
    const started = await desk.post<{ invoice_publishes: { id: number } }>('/api/invoices/bulk_publish', {
      bulk_publish,
    });
    expect(started.status, JSON.stringify(started.body)).toBe(202);
    await takePortion(server.current.publishing, {
      tenant_id: TENANT,
      publish_id: started.body.invoice_publishes.id,
    });
    await desk.work([id]);
    const requests = await desk.openRequests();
    expect(requests.map(({ documents }) => documents.length)).toEqual([101]);
    const [request] = requests;
    if (request === undefined) throw new Error('no request');
    const signed = await desk.submit(request.id, desk.signaturesOf(request, token));
    expect([signed.status, signed.body.signature_request.state]).toEqual([200, 'signed']);
    expect(await desk.publication(copies.at(-1) ?? 0)).toMatchObject({ status: 'signed' });
  });

  it('signing time is when it was asked for, whenever the PIN is typed', async () => {
    const { ids, request } = await desk.publishTogether(1);
    server.current.clock.advance(10 * 60_000);
    await desk.submit(request.id, desk.signaturesOf(request, token));
    const asked = new Date(Date.parse(request.created_on) + 7 * HOUR_MS).toISOString().slice(0, 19);
    expect(await desk.verdict(ids[0] ?? 0, token)).toMatchObject({ signing_time: asked, valid: true });
    // What lists, the check of the month and the print say is what the signature says, not when it was stored.
    const stated = new Date(`${asked}+07:00`).toISOString();
    const kept = await asOwner(server.current, async (tx) => {
      const row = tx
        .selectFrom('invoices')
        .select('signed_on')
        .where('id', '=', ids[0] ?? 0);
      const sealed = await sealedVersion(tx, invoiceKind, ids[0] ?? 0);
      const file = sealed?.files.find(({ kind }) => kind === 'signed');
      return [(await row.executeTakeFirstOrThrow()).signed_on, file?.signed_on];
    });
    expect(kept.map((one) => new Date(one ?? 0).toISOString())).toEqual([stated, stated]);
  });

  it('signatures of another token, in another order, or one too few are not taken, and leave the request open', async () => {
    const { ids, request } = await desk.publishTogether(2);
    const good = desk.signaturesOf(request, token);
    const first = good.slice(0, 1);
    for (const [signatures, fields] of [
      [desk.signaturesOf(request, newHeldKey()), ['signatures.0', 'signatures.1']],
      [[...good].reverse(), ['signatures.0', 'signatures.1']],
      [first, ['signatures.1']],
      [[...good, ...first], ['signatures.2']],
    ] as const) {
      const { status, body } = await desk.submit(request.id, signatures);
      expect([status, body.errors.map(({ code }) => code)]).toEqual([
        422,
        fields.map(() => 'signature_mismatch'),
      ]);
      expect(body.errors.flatMap((one) => one.fields)).toEqual(fields);
      expect(await desk.publication(ids[0] ?? 0)).toMatchObject({ status: 'signing' });
    }
    expect((await desk.submit(request.id, good)).status).toBe(200);
  });

  it('from a second tab, or sent twice at once, signs once', async () => {
    const { ids, request } = await desk.publishTogether(1);
    const signatures = desk.signaturesOf(request, token);
    const replies = await Promise.all([
      desk.submit(request.id, signatures),
      desk.submit(request.id, signatures),
    ]);
    expect(replies.map(({ status, body }) => [status, body.signature_request.state])).toEqual([
      [200, 'signed'],
      [200, 'signed'],
    ]);
    expect((await desk.history(ids[0] ?? 0)).filter((kind) => kind === 'signed')).toHaveLength(1);
  });

  it('cancelled, the invoice keeps its number, takes no late signature, and is published again as a new version', async () => {
    const { ids, request } = await desk.publishTogether(1);
    const [id = 0] = ids;
    const before = await desk.publication(id);
    const cancelled = await desk.cancel(request.id, 'Quên token ở nhà');
    expect([cancelled.status, cancelled.body.signature_request.state]).toEqual([200, 'cancelled']);
    const failed = await desk.publication(id);
    expect(failed).toMatchObject({
      status: 'signature_failed',
      number: before.number,
      signature_request_id: null,
    });
    expect(failed.reasons[0]?.message).toContain('Quên token ở nhà');
    const late = await desk.submit(request.id, desk.signaturesOf(request, token));
    expect([late.status, late.body.errors[0]?.code]).toEqual([409, 'signature_request_closed']);
    expect(await desk.publication(id)).toEqual(failed);

    expect((await desk.publish({ id, lock_version: failed.lock_version })).status).toBe(202);
    await desk.work([id]);
    const again = await desk.publication(id);
    expect(again.signature_request_id).not.toBe(request.id);
    const next = await desk.request(again.signature_request_id ?? 0);
    expect((await desk.submit(next.id, desk.signaturesOf(next, token))).status).toBe(200);
    expect(await desk.publication(id)).toMatchObject({ status: 'signed', number: before.number });
    expect((await desk.cancel(next.id)).body.signature_request.state).toBe('signed');
  });

  it('nobody signs in time: what comes after that is not taken, and all its invoices can be asked for together again', async () => {
    const { ids, request } = await desk.publishTogether(3);
    server.current.clock.advance(HOUR_MS + 1);
    desk = await deskOf(server.current);
    const late = await desk.submit(request.id, desk.signaturesOf(request, token));
    expect([late.status, late.body.errors[0]?.code]).toEqual([409, 'signature_request_closed']);
    expect(await desk.carry(request.id)).toBe('wait');
    expect(await desk.request(request.id)).toMatchObject({ state: 'expired', final: true });
    const invoices = [];
    for (const id of ids) {
      const { status, lock_version } = await desk.publication(id);
      expect(status).toBe('signature_failed');
      invoices.push({ id, lock_version });
    }
    expect((await desk.post('/api/invoices/publish', { invoices })).status).toBe(202);
    await desk.work(ids);
    const [open] = await desk.openRequests();
    expect(open?.documents.map(({ subject_id }) => subject_id)).toEqual(ids);
    await desk.cancel(open?.id ?? 0);
  });

  it('a code from a phone is not for it', async () => {
    const { request } = await desk.publishTogether(1);
    const { status, body } = await desk.sendOtp(request.id, '123456');
    expect([status, body.errors[0]?.code]).toEqual([409, 'signed_otherwise']);
    await desk.cancel(request.id);
  });
});

describe('before anything is signed', () => {
  it('a token of another tax code, or one that no declaration names, is refused with the reason', async () => {
    for (const { id } of await desk.openRequests()) await desk.cancel(id);
    const foreign = newHeldKey('0098765436');
    const other = await desk.addCertificate(inToken(foreign), null);
    for (const { id } of [{ id: certificate_id }, { id: 1 }])
      await desk.post(`/api/certificates/${id}/default`, { tenant_certificate: { is_default: false } });
    const certificates = await desk.call<{ tenant_certificates: { id: number }[] }>(
      'GET',
      '/api/certificates',
    );
    for (const { id } of certificates.body.tenant_certificates)
      if (id !== other.id) expect((await desk.call('DELETE', `/api/certificates/${id}`)).status).toBe(200);
    const draft = await desk.draft();
    const { status, body } = await desk.publish(draft);
    const { errors } = body as unknown as { errors: { code: string }[] };
    expect([status, errors.map(({ code }) => code)]).toEqual([
      422,
      ['certificate_tax_code', 'certificate_not_declared'],
    ]);
    certificate_id = (await desk.addCertificate(inToken(token), token)).id;
  });

  it('one that ran out between the question and the seal signs nothing', async () => {
    const draft = await desk.draft();
    expect((await desk.publish(draft)).status).toBe(202);
    const before = server.current.clock.now();
    server.current.clock.set('2029-06-01T00:00:00.000Z');
    await desk.work([draft.id]);
    server.current.clock.set(before);
    const { status, reasons, signature_request_id } = await desk.publication(draft.id);
    expect([status, signature_request_id]).toEqual(['signature_failed', null]);
    expect(reasons.map(({ code }) => code)).toContain('certificate_expired');
  });

  it('of many published together, those that may not be are told one by one, and hold up none', async () => {
    const good = await desk.draft();
    const stale = await desk.draft();
    const bare = await desk.draft({ buyer_name: '', buyer_address: '' });
    const { body } = await desk.post<{
      bulk_publication: {
        accepted: { invoice_id: number }[];
        refused: { invoice_id: number; reasons: { code: string }[] }[];
      };
    }>('/api/invoices/publish', {
      invoices: [
        { id: bare.id, lock_version: 1 },
        { id: stale.id, lock_version: 7 },
        { id: good.id, lock_version: 1 },
        { id: 999_999, lock_version: 1 },
      ],
    });
    const { accepted, refused } = body.bulk_publication;
    expect(accepted.map(({ invoice_id }) => invoice_id)).toEqual([good.id]);
    expect(refused.map(({ invoice_id, reasons }) => [invoice_id, reasons[0]?.code])).toEqual([
      [stale.id, 'stale_record'],
      [bare.id, 'buyer_missing'],
      [999_999, 'not_found'],
    ]);
  });
});
