import { assembleInvoice } from '../documents/invoice-document.ts';
import { decodeUtf8, encodeUtf8 } from '../documents/bytes.ts';
import { prepareSignature } from '../signing/signature-xml.ts';
import { base64 } from './plain-signatures.ts';

export const DATA_ID = 'data-C26TAA-15';

/**
 * A file as the product stores it, in plain letters; the digest of a part is its own text in base64, and so is the
 * signature of SignedInfo, so that every part can be read in the file.
 */
export function storedSample(): string {
  const data = `<DLHDon Id="${DATA_ID}"><TTChung><SHDon>15</SHDon></TTChung></DLHDon>`;
  const prepared = prepareSignature(
    {
      signed_id: DATA_ID,
      signed_bytes: encodeUtf8(data),
      signature_id: 'sig-nb-15',
      signing_time: '2026-11-20T09:15:00',
      certificate_der_base64: 'AAAA',
      subject_name: 'CN=Mau',
    },
    { sha256: (bytes) => bytes },
  );
  const signed = decodeUtf8(prepared.signed_info_bytes);
  return decodeUtf8(assembleInvoice(data, '735C', prepared.finish(base64(signed))));
}
