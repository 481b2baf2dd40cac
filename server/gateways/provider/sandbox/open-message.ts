import { invoiceFilesIn } from '#domain/documents/invoice-document.ts';
import type { ParsedElement } from '#domain/documents/parsed-element.ts';
import { XmlRefused } from '#domain/documents/parsed-element.ts';
import type { ReadInvoice } from '#domain/documents/read-invoice.ts';
import type { MessageHeader } from '#domain/documents/read-message.ts';
import { readMessage } from '#domain/documents/read-message.ts';
import type { ReasonName } from './reasons.table.ts';

export type OpenedMessage =
  | { readable: true; header: MessageHeader; invoice: ReadInvoice; file: Uint8Array }
  | { readable: false; header: MessageHeader | null; reason: ReasonName };

export type Addressed = { message_id: string; message_type: string; tax_code: string };

/**
 * Reads a message 200 (one invoice for a code). Whatever cannot be read, or says something else than the call that
 * brought it, is answered by a technical refusal (999 with an error), never by a verdict.
 */
export function openMessage(
  bytes: Uint8Array,
  addressed: Addressed,
  parse: (bytes: Uint8Array) => ParsedElement,
): OpenedMessage {
  try {
    const message = readMessage(parse(bytes));
    if (!message) return { readable: false, header: null, reason: 'unreadable' };
    const { header, body } = message;
    const refused = (reason: ReasonName): OpenedMessage => ({ readable: false, header, reason });
    const agrees =
      header.message_id === addressed.message_id &&
      header.type === addressed.message_type &&
      header.tax_code === addressed.tax_code;
    if (!agrees) return refused('wrong_header');
    if (header.type !== '200' || body.kind !== 'invoices') return refused('unsupported_type');
    const [file] = invoiceFilesIn(bytes);
    const [invoice] = body.invoices;
    if (!invoice || !file) return refused('unreadable');
    if (header.count !== 1 || body.invoices.length !== 1) return refused('wrong_header');
    return { readable: true, header, invoice, file };
  } catch (error) {
    if (error instanceof XmlRefused || error instanceof RangeError)
      return { readable: false, header: null, reason: 'unreadable' };
    throw error;
  }
}
