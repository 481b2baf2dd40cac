import { beforeAll, describe, expect, it } from 'vitest';
import { carryInvoice } from '#server/modules/publishing/index.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { authority } from './authority.ts';
import { clerk, type Clerk } from './clerk.ts';
import { testWorker } from './test-worker.ts';

const server = withTestApp();
let owner: Clerk;
let office: ReturnType<typeof authority>;
beforeAll(async () => {
  const { url, signIn, sandbox } = server.current;
  owner = clerk(url, await signIn('owner@demo.vn'));
  office = authority(sandbox.url);
});

const REASON = {
  code: '20014',
  text: 'Mã số thuế người mua đã ngừng hiệu lực.',
  remedy: 'Kiểm tra lại mã số thuế người mua.',
};

describe('a refused invoice keeps its number and goes out again as a new version', () => {
  it.each([
    [
      'by the authority (204)',
      { kind: 'refuse', reasons: [REASON] },
      'denial_of_code_issuance',
      `${REASON.text} ${REASON.remedy}`,
      ['coded', 'refused'],
    ],
    // The provider never took the first one: the authority saw only the second.
    [
      'by the provider (400)',
      { kind: 'reject', reason: 'Gói dịch vụ đã hết hạn.' },
      'invalid_message',
      'Gói dịch vụ đã hết hạn.',
      ['coded'],
    ],
  ] as const)('%s', async (_name, fault, status, message, verdicts) => {
    const copy = fault.kind === 'refuse' ? { ...fault, reasons: [...fault.reasons] } : fault;
    await office.fault(copy);
    await testWorker(server.current);
    const draft = await owner.draft();
    await owner.publish(draft);
    const denied = await owner.reaches(draft.id, status);
    expect(denied).toMatchObject({ error: true, final: true, reasons: [{ message }] });
    const buyer_name = 'Công ty Cổ phần Đã Sửa';
    const corrected = await owner.put({ id: draft.id, lock_version: denied.lock_version }, { buyer_name });
    expect(corrected.status).toBe(200);
    expect(corrected.body.invoice).toMatchObject({ number: denied.number });
    // The screen that still shows the old content may not publish the new.
    expect((await owner.publish(draft)).status).toBe(409);
    expect((await owner.publish(corrected.body.invoice)).status).toBe(202);
    const coded = await owner.reaches(draft.id, 'code_issued');
    expect(coded).toMatchObject({ number: denied.number, reasons: [] });
    expect(await owner.signedXml(draft.id)).toContain(`<Ten>${buyer_name}</Ten>`);
    const seen = await office.messages(denied.number);
    expect(seen.map(({ verdict }) => verdict).sort()).toEqual(verdicts);
    expect(await owner.history(draft.id)).not.toContain('whereabouts_unknown');
    // The refused message too, so that whoever asks the provider about it can name it.
    expect(await owner.detailsOf(draft.id, 'handed_to_provider')).toEqual([
      expect.stringMatching(/^Mã thông điệp V\d/),
      expect.stringMatching(/^Mã thông điệp V\d/),
    ]);
  });
});

it('says so when the key cannot be opened after the seal, and can be published again', async () => {
  const { publishing, publishNow } = server.current;
  const draft = await owner.draft();
  await owner.publish(draft);
  const job = { tenant_id: 1, invoice_id: draft.id };
  await carryInvoice({ ...publishing, certificate_key: Buffer.alloc(32) }, job);
  const failed = await owner.publication(draft.id);
  expect(failed).toMatchObject({
    status: 'signature_failed',
    error: true,
    reasons: [{ code: 'certificate_missing' }],
  });
  expect((await owner.publish({ id: draft.id, lock_version: failed.lock_version })).status).toBe(202);
  await publishNow(1, draft.id);
  expect(await owner.publication(draft.id)).toMatchObject({ status: 'code_issued', number: failed.number });
});
