import { codeElement, insertCode, withoutDeclaration } from '#domain/documents/invoice-document.ts';
import { codeId } from '#domain/documents/invoice-xml.ts';
import { childAt } from '#domain/documents/parsed-element.ts';
import type { ReadInvoice } from '#domain/documents/read-invoice.ts';
import { encodeUtf8 } from '#domain/documents/bytes.ts';
import { signingTimeOf } from '#domain/signing/signing-time.ts';
import { canonicalizeElements } from '#server/platform/xmldsig/canonicalize.ts';
import { parseXml } from '#server/platform/xmldsig/parse.ts';
import type { AuthoritySigner } from '../authority.ts';
import type { StoredAnswer } from '../records.ts';
import type { Answered, Stamp } from './envelope.ts';
import { envelope, recipientOf } from './envelope.ts';

/**
 * 202: the seller's file with the code and the authority's signature over data and code put in; no other byte of
 * it changes. Throws RangeError when the file has no data or no place for them.
 */
export function codedAnswer(
  to: Answered,
  stamp: Stamp,
  { invoice, file }: { invoice: ReadInvoice; file: Uint8Array },
  code: string,
  sign: AuthoritySigner,
): StoredAnswer {
  const data = childAt(parseXml(file), 'DLHDon');
  const id = data?.attributes['Id'];
  if (!data || id === undefined) throw new RangeError('no invoice data to put a code on');
  const [bytes] = canonicalizeElements(file, [{ position: data.position, form: 'inclusive' }]);
  if (!bytes) throw new RangeError('no canonical form');
  const { symbol, number } = invoice.content;
  const code_id = codeId(symbol, number ?? 0);
  const coded = codeElement(code, code_id);
  const signature = sign(`sig-cqt-${code}`, signingTimeOf(stamp.available_on), { id, bytes }, [
    { id: code_id, bytes: encodeUtf8(coded) },
  ]);
  return envelope(recipientOf(to), '202', stamp, withoutDeclaration(insertCode(file, coded, signature)));
}
