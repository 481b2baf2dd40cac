import { describe, expect, test } from 'vitest';
import { encodeUtf8 } from '#domain/documents/bytes.ts';
import { signedInvoices } from './signed-invoices.ts';
import { hasXmlsec, verifiedByXmlsec } from './xmlsec.ts';

describe.skipIf(!hasXmlsec)('xmlsec1', () => {
  const files = signedInvoices(108);

  test('takes a hundred signed invoices of every form and version, whatever they say', () =>
    expect(verifiedByXmlsec(files)).toEqual({ status: 0, taken: 108 }));

  test('refuses one of which a day was changed', () => {
    const changed = files.slice(0, 3).map((file, at) => {
      const text = new TextDecoder().decode(file);
      return at === 1 ? encodeUtf8(text.replace(/<NLap>20../, '<NLap>1999')) : file;
    });
    expect(verifiedByXmlsec(changed).status).not.toBe(0);
  });
});
