import { describe, expect, test } from 'vitest';
import { signedMessages } from '#tests/golden/documents/signed-messages.ts';
import { hasXmlsec, verifiedByXmlsec } from '#tests/golden/documents/xmlsec.ts';

describe.skipIf(!hasXmlsec)('xmlsec1', () =>
  test('takes a thousand signed documents of every kind and version', () =>
    expect(verifiedByXmlsec(signedMessages(1000))).toEqual({ status: 0, taken: 1000 })),
);
