import { beforeAll, expect, test } from 'vitest';
import { createVerifyPorts } from '#server/platform/xmldsig/ports.ts';
import { verifySignatures } from '#domain/signing/verification/verify.ts';
import { authority } from '#tests/integration/reliability/authority.ts';
import { everyStatementNamesItsTenant } from '#tests/setup/statements/named-statements.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { registerDesk, type RegisterDesk } from './register-desk.ts';

const server = withTestApp();
everyStatementNamesItsTenant(server);
let owner: RegisterDesk;
let uncoded = 0;
beforeAll(async () => {
  owner = await registerDesk(server.current);
  uncoded = await owner.newSeries('K26MTN');
});

const publication = (id: number) => owner.desk().publication(id);

test('an uncoded invoice of a cash register is in force at once with its number, without code, signature or message', async () => {
  const [id = 0] = await owner.issued(1, uncoded);
  expect(await publication(id)).toMatchObject({ number: 1, tax_authority_code: null, status: 'to_package' });
  expect(await owner.desk().history(id)).toEqual([
    'created',
    'publication_asked',
    'number_reserved',
    'sold_uncoded',
    'sealed',
  ]);
  expect(await owner.desk().signedXml(id)).toMatch(
    /^<\?xml version="1.0" encoding="UTF-8"\?><HDon><DLHDon Id="data-K26MTN-1">.*<\/DLHDon><DLQRCode>.*<\/DLQRCode><\/HDon>$/s,
  );
  expect((await owner.call('getInvoicePdf', { id })).status).toBe(200);
  expect(await authority(server.current.sandbox.url).messagesOfType('203')).toEqual([]);
});

test('those of a day are sent in one message 216 under one signature, beside the coded ones in a 206, and are then valid', async () => {
  const more = await owner.issued(2, uncoded);
  const [coded = 0] = await owner.issued(1);
  const packages = await owner.send();
  expect(packages.map(({ symbol, invoice_count }) => [symbol, invoice_count])).toEqual([
    ['C26MTN', 1],
    ['K26MTN', 3],
  ]);
  await owner.carry(packages);
  const [, of_uncoded] = packages;
  if (of_uncoded === undefined) throw new Error('nothing uncoded was sent');
  const done = await owner.read(of_uncoded.id);
  expect(done).toMatchObject({ status: 'valid_data_package', accepted_count: 3, refused_count: 0 });
  const office = authority(server.current.sandbox.url);
  expect(await office.messagesOfType('216')).toMatchObject([
    { verdict: 'accepted', documents: 3, message_id: done.message_id },
  ]);
  expect(await office.messagesOfType('206')).toMatchObject([{ verdict: 'accepted', documents: 1 }]);
  expect(
    verifySignatures(await owner.file(of_uncoded.id), createVerifyPorts([server.current.root_pem])),
  ).toMatchObject([{ role: 'taxpayer', valid: true }]);
  for (const id of more)
    expect(await publication(id)).toMatchObject({ status: 'valid_invoice', tax_authority_code: null });
  // Its count goes on without a gap: uncoded ones take none.
  expect((await publication(coded)).tax_authority_code).toMatch(/-00000000001$/);
  const messages = await owner.call('listTransmissions', { query: { package_id: String(of_uncoded.id) } });
  expect(messages.body).toMatchObject({
    transmissions: expect.arrayContaining([
      expect.objectContaining({ message_type: '216', kind: 'invoice_cash_register' }),
    ]),
  });
});
