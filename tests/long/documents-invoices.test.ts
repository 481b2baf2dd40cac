import { describe, expect, test } from 'vitest';
import { signedInvoices } from '#tests/golden/documents/signed-invoices.ts';
import { hasXmlsec, verifiedByXmlsec } from '#tests/golden/documents/xmlsec.ts';

describe.skipIf(!hasXmlsec)('xmlsec1', () =>
  test('takes a thousand signed invoices of every form and version', () =>
    expect(verifiedByXmlsec(signedInvoices(1000))).toEqual({ status: 0, taken: 1000 })),
);
