import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readMessage } from '#domain/documents/read-message.ts';
import { verifySignatures } from '#domain/signing/verification/verify.ts';
import { createVerifyPorts } from '#server/platform/xmldsig/ports.ts';
import { parseXml } from '#server/platform/xmldsig/parse.ts';
import { root, sampleFile } from '../sealed-sample.ts';
import { SAMPLES, TAXPAYER } from './messages-samples.table.ts';

test('every sample of a message is here', () => {
  const files = readdirSync(new URL('../../../domain/samples', import.meta.url));
  expect(files.filter((file) => file.endsWith('.xml')).toSorted()).toEqual(Object.keys(SAMPLES).toSorted());
});

describe('the samples say what they say', () => {
  test.each(Object.entries(SAMPLES))('%s', (name, { type, reply_to, body }) => {
    const message = readMessage(parseXml(sampleFile(name)));
    expect(message?.header).toMatchObject({ type, reply_to, tax_code: TAXPAYER.MST });
    expect(message?.body).toMatchObject(body);
  });
});

describe('what taxpayers signed is intact', () => {
  const ports = createVerifyPorts([root.certificate_pem]);
  test.each([
    ['100-declaration.xml', ['taxpayer']],
    ['200-invoice-for-code-2.1.1.xml', ['seller']],
    ['200-replacement-invoice.xml', ['seller']],
    ['202-code-issued.xml', ['seller']],
    ['203-uncoded-two-invoices.xml', ['seller', 'seller']],
    ['206-cash-register-batch.xml', ['taxpayer']],
    ['300-mistake-notice-2.0.1.xml', ['taxpayer']],
    ['300-mistake-notice-2.1.1.xml', ['taxpayer']],
    ['400-summary-table.xml', ['taxpayer']],
  ])('%s', (name, roles) => {
    const verdicts = verifySignatures(sampleFile(name), ports);
    expect(verdicts.map(({ role, intact }) => ({ role, intact }))).toEqual(
      roles.map((role) => ({ role, intact: true })),
    );
  });
});
