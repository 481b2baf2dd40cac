import {
  batchData,
  batchFile,
  envelopeOfBatch,
  messageId,
  providerCode,
  TAX_AUTHORITY,
  type EnvelopeHeader,
} from '#domain/documents/envelope.ts';
import type { DocumentFormat } from '#domain/documents/format/nodes.ts';
import { writeDocument } from '#domain/documents/format/write.ts';
import type { SignedDocumentName } from '#domain/documents/formats/messages/signed-documents.table.ts';
import { SIGNED_DOCUMENTS } from '#domain/documents/formats/messages/signed-documents.table.ts';
import { assembleSigned } from '#domain/documents/signed-document.ts';
import { concatBytes, decodeUtf8, encodeUtf8 } from '#domain/documents/bytes.ts';
import { seller, signElements } from '../sealed-sample.ts';
import { chance, drawnValue } from './drawn-value.ts';
import { MESSAGE_CASES } from './messages.ts';

const NAMES = Object.keys(SIGNED_DOCUMENTS) as SignedDocumentName[];

/** Every case whose data is signed, with the name of its document. */
const SIGNED_CASES = MESSAGE_CASES.flatMap(({ format, version }) =>
  namesOf(format).map((name) => ({ name, format, version })),
);

/** Drawn documents of every kind and version in turn, each signed where its format has the first signature. */
export function signedMessages(count: number): Uint8Array[] {
  return Array.from({ length: count }, (_, seed) => {
    const one = SIGNED_CASES[seed % SIGNED_CASES.length];
    if (one === undefined) throw new Error('no documents');
    const { name, format, version } = one;
    const id = `data-${seed}`;
    const data = writeDocument(format, version, drawnValue(format, version, chance(seed), 'some'), id);
    const signature = decodeUtf8(signElements([{ id, bytes: encodeUtf8(data) }], `sig-${seed}`, seller));
    const { numbered, signatures } = SIGNED_DOCUMENTS[name];
    const number = numbered ? { So: `TB/${seed}`, NTBao: '2026-11-20' } : null;
    return encodeUtf8(
      assembleSigned(name, version, { data, number, signatures: { [signatures.always]: signature } }),
    );
  });
}

/** A message 206 around these invoices, signed by the taxpayer. */
export function signedBatch(id: string, files: readonly Uint8Array[]): Uint8Array {
  const data = batchData(id, files);
  return batchMessage(
    batchHeader(files.length),
    data,
    decodeUtf8(signElements([{ id, bytes: data }], `sig-${id}`, seller)),
  );
}

/** The whole message around the data of a batch and its signature. */
export function batchMessage(header: EnvelopeHeader, data: Uint8Array, signature: string): Uint8Array {
  const { head, inner } = envelopeOfBatch(header, batchFile(data, signature));
  return concatBytes(head, inner);
}

function batchHeader(count: number): EnvelopeHeader {
  const sender = providerCode('0106026495');
  return {
    version: '2.1.1',
    sender,
    receiver: TAX_AUTHORITY,
    type: '206',
    message_id: messageId(sender, '751af8b4-32a7-55bc-9fad-8bfbcbbf4237'),
    reply_to: null,
    tax_code: '0101243150',
    count,
  };
}

function namesOf(format: DocumentFormat): SignedDocumentName[] {
  return NAMES.filter((name) => SIGNED_DOCUMENTS[name].data === format);
}
