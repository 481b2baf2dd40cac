import { indexOfBytes, encodeUtf8 } from '#domain/documents/bytes.ts';
import type { SignedPart } from '#domain/signing/verification/verdict.ts';
import { sampleFile } from '../sealed-sample.ts';

/** The samples that bear a taxpayer's signature, and the Ids each of their signatures covers. */
export const SIGNED_SAMPLES = [
  '100-declaration.xml',
  '200-invoice-for-code-2.1.1.xml',
  '200-replacement-invoice.xml',
  '202-code-issued.xml',
  '203-uncoded-two-invoices.xml',
  '206-cash-register-batch.xml',
  '300-mistake-notice-2.0.1.xml',
  '400-summary-table.xml',
] as const;

/** Bytes from `from` up to `to`, which belong to a part of the signature at that place among the file's. */
export type SignedSpan = { signature: number; part: SignedPart; from: number; to: number };

/** Where the bytes under signature lie: found in the text alone, by nothing that is being tested. */
export function signedSpans(file: Uint8Array): SignedSpan[] {
  const text = new TextDecoder().decode(file);
  const signatures = [
    ...text.matchAll(/<Signature xmlns="http:\/\/www\.w3\.org\/2000\/09\/xmldsig#".*?<\/Signature>/gs),
  ];
  return signatures.flatMap(([signature_text], signature) => {
    const own = indexOfBytes(file, encodeUtf8(signature_text));
    const ids = [...signature_text.matchAll(/URI="#([^"]+)"/g)].map(([, id = '']) => id);
    return [
      ...ids.map((id) => ({ signature, ...elementSpan(file, text, id) })),
      ...(['SignedInfo', 'SignatureValue'] as const).map((name) => ({
        signature,
        part: 'signed_info' as const,
        from: indexOfBytes(file, encodeUtf8(`<${name}>`), own),
        to: indexOfBytes(file, encodeUtf8(`</${name}>`), own) + name.length + 3,
      })),
    ];
  });
}

function elementSpan(file: Uint8Array, text: string, id: string): Omit<SignedSpan, 'signature'> {
  const open = new RegExp(`<(\\w+) Id="${id}"`).exec(text);
  if (open === null) throw new Error(`no element ${id}`);
  const [start, name = ''] = open;
  const from = indexOfBytes(file, encodeUtf8(start));
  const end = encodeUtf8(`</${name}>`);
  // A message's DLieu holds no second one, nor do the others: the first end is its own.
  const to = indexOfBytes(file, end, from) + end.length;
  return { part: name === 'Object' ? 'signing_time' : 'document', from, to };
}

export function sampleBytes(name: (typeof SIGNED_SAMPLES)[number]): Uint8Array {
  return new Uint8Array(sampleFile(name));
}
