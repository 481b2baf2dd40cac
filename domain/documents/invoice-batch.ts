import type { Xml } from './canonical-xml.ts';
import { element, XML_DECLARATION } from './canonical-xml.ts';
import type { EnvelopeHeader } from './envelope.ts';
import { generalPart } from './envelope.ts';
import { FormatRefused, messageTooLarge, tooManyInvoices } from './format/problems.ts';
import { withoutDeclaration } from './invoice-document.ts';
import { concatBytes, encodeUtf8 } from './utf8.ts';

/**
 * The data of a message of cash-register invoices (206 coded, 216 not): `<DLieu Id="…">` around invoice files, each
 * byte of them as it is. What the taxpayer signs, once for all. Throws FormatRefused when there are none or more than
 * 1000; RangeError when `id` could not stand in an attribute.
 */
export function batchData(id: string, files: readonly Uint8Array[]): Uint8Array {
  const refused =
    files.length === 0
      ? { path: 'DLieu/HDon', problem: 'required' as const, label: 'Hóa đơn' }
      : tooManyInvoices(files.length);
  if (refused !== null) throw new FormatRefused('TDiep', [refused]);
  const [open, close] = around('DLieu', { Id: id });
  return concatBytes(open, ...files.map(withoutDeclaration), close);
}

/** The whole message around its data and the taxpayer's signature. Throws FormatRefused beyond 2 MB. */
export function buildBatch(header: EnvelopeHeader, data: Uint8Array, taxpayer_signature: Xml): Uint8Array {
  const message = concatBytes(
    encodeUtf8(`${XML_DECLARATION}<TDiep>${generalPart(header)}`),
    data,
    encodeUtf8(`${element('CKSNNT', [taxpayer_signature])}</TDiep>`),
  );
  const refused = messageTooLarge(message.length);
  if (refused !== null) throw new FormatRefused('TDiep', [refused]);
  return message;
}

function around(name: string, attributes: Readonly<Record<string, string>>): [Uint8Array, Uint8Array] {
  const close = `</${name}>`;
  return [encodeUtf8(element(name, [], attributes).slice(0, -close.length)), encodeUtf8(close)];
}
