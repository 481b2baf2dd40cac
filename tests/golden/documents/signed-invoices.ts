import { assembleInvoice } from '#domain/documents/invoice-document.ts';
import { writeDocument } from '#domain/documents/format/write.ts';
import { encodeUtf8 } from '#domain/documents/bytes.ts';
import { seller, signElements } from '../sealed-sample.ts';
import { chance, drawnValue } from './drawn-value.ts';
import { INVOICE_CASES } from './invoices.ts';

/** So many invoices of every form and version in turn, drawn by their seeds and signed with the test key. */
export function signedInvoices(count: number): Uint8Array[] {
  return Array.from({ length: count }, (_, seed) => {
    const one = INVOICE_CASES[seed % INVOICE_CASES.length];
    if (one === undefined) throw new Error('no forms');
    const value = drawnValue(one.format, one.version, chance(seed), 'some');
    const id = `data-${seed}`;
    const data = writeDocument(one.format, one.version, value, id);
    const signature = signElements([{ id, bytes: encodeUtf8(data) }], `sig-${seed}`, seller);
    return assembleInvoice(data, 'QR', signature);
  });
}
