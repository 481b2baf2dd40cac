import { expect, test } from 'vitest';
import { SAMPLE_INVOICE } from '#domain/samples/sample-invoice.ts';
import { decodeUtf8 } from '#domain/documents/bytes.ts';
import { verifySignatures } from '#domain/signing/verification/verify.ts';
import { createTestRoot } from '#server/platform/xmldsig/certificates.ts';
import { createVerifyPorts } from '#server/platform/xmldsig/ports.ts';
import { coded, root, sealed } from '../sealed-sample.ts';

const file = sealed(SAMPLE_INVOICE);
const id = /<DLHDon Id="([^"]+)"/.exec(decodeUtf8(file))?.[1] ?? '';
const both = coded(file, id);
const authority_root = createTestRoot({
  valid_from: '2026-01-01T00:00:00Z',
  valid_to: '2028-01-01T00:00:00Z',
  serial: '02',
  subject: { common_name: 'Gốc của cơ quan thuế' },
});

const problemsUnder = (roots: string[], authority_roots: string[]) =>
  verifySignatures(both, createVerifyPorts(roots, authority_roots)).map(({ role, problems }) => [
    role,
    problems,
  ]);

test('a certificate that any signer may have does not make its owner the tax authority', () =>
  expect(problemsUnder([root.certificate_pem], [authority_root.certificate_pem])).toEqual([
    ['seller', []],
    ['authority', ['certificate_not_trusted']],
  ]));

test('nor does a root of the authority alone vouch for other signers', () =>
  expect(problemsUnder([], [root.certificate_pem])).toEqual([
    ['seller', ['certificate_not_trusted']],
    ['authority', []],
  ]));
