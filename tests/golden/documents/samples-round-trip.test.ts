import { describe, expect, test } from 'vitest';
import { decodeUtf8 } from '#domain/documents/bytes.ts';
import type { DocumentFormat, DocumentValue } from '#domain/documents/format/nodes.ts';
import { tableVersion } from '#domain/documents/format/read.ts';
import { writeDocument } from '#domain/documents/format/write.ts';
import {
  SIGNED_DOCUMENTS,
  type SignaturePlace,
  type SignedDocumentName,
} from '#domain/documents/formats/messages/signed-documents.table.ts';
import { invoiceDataIn, invoiceFilesIn } from '#domain/documents/invoice-document.ts';
import { buildInvoiceData } from '#domain/documents/invoice-xml.ts';
import { childAt, type ParsedElement } from '#domain/documents/parsed-element.ts';
import { readInvoice } from '#domain/documents/read-invoice.ts';
import { assembleSigned, readSigned } from '#domain/documents/signed-document.ts';
import { DEFAULT_DECIMAL_DIGITS } from '#domain/money/decimal-digits.ts';
import { computeInvoice } from '#domain/money/invoice-amounts.ts';
import { parseXml } from '#server/platform/xmldsig/parse.ts';
import { sampleFile } from '../sealed-sample.ts';

/** What the samples hold; 202, 203 and 206 are invoices. 100 has its elements in another order than 2.1.1 (declaration.test.ts). */
const SAMPLES = [
  ['102-received.xml', 'declaration_received'],
  ['102-not-received.xml', 'declaration_received'],
  ['103-accepted.xml', 'declaration_decided'],
  ['103-not-accepted.xml', 'declaration_decided'],
  ['204-LTBao1-code-refused.xml', 'check_result'],
  ['204-LTBao2-package-valid.xml', 'check_result'],
  ['204-LTBao3-invalid-list.xml', 'check_result'],
  ['300-mistake-notice-2.0.1.xml', 'mistake_notice'],
  ['300-mistake-notice-2.1.1.xml', 'mistake_notice'],
  ['301-mistake-result.xml', 'mistake_result'],
  ['302-review-notice.xml', 'review_notice'],
  ['400-summary-table.xml', 'summary_table'],
] as const satisfies readonly (readonly [string, SignedDocumentName])[];

/** The signatures of a file, as they are written in it, by their place. */
function signaturesIn(wrapper: ParsedElement, text: string): Partial<Record<SignaturePlace, string>> {
  const places = childAt(wrapper, 'DSCKS')?.children.map(({ name }) => name as SignaturePlace) ?? [];
  return Object.fromEntries(
    places.flatMap((place) => {
      const inside = new RegExp(`<${place}>(<Signature .*?</Signature>)</${place}>`, 's').exec(text)?.[1];
      return inside === undefined ? [] : [[place, inside]];
    }),
  );
}

describe('what is read of a sample and written again is the sample, byte for byte', () => {
  test.each(SAMPLES)('%s', (file, name) => {
    const text = decodeUtf8(sampleFile(file));
    const row = SIGNED_DOCUMENTS[name];
    const wrapper = childAt(parseXml(sampleFile(file)), `DLieu/${row.wrapper}`);
    const read = wrapper && readSigned(name, wrapper);
    if (!read) throw new Error(`${file} holds no ${name}`);
    expect(read).toMatchObject({ problems: [], unknown: [] });
    const version = tableVersion(read.version);
    const format: DocumentFormat = row.data;
    const data = writeDocument(format, version, read.value as DocumentValue<DocumentFormat>, read.id);
    const signatures = signaturesIn(wrapper, text);
    const built = assembleSigned(name, version, { data, number: read.number, signatures });
    expect(built).toBe(new RegExp(`<${row.wrapper}>.*</${row.wrapper}>`, 's').exec(text)?.[0]);
  });

  test('200-replacement-invoice.xml', () => {
    const [file = new Uint8Array()] = invoiceFilesIn(sampleFile('200-replacement-invoice.xml'));
    const read = readInvoice(parseXml(file));
    if (read === null) throw new Error('no invoice');
    const amounts = computeInvoice(read.content, DEFAULT_DECIMAL_DIGITS);
    const data = buildInvoiceData(read.content, amounts, {
      id: 'data-C26TAA-16',
      version: '2.1.1',
      solution_provider_tax_code: '0106026495',
    });
    expect(data).toBe(decodeUtf8(invoiceDataIn(file)));
    expect(read).toMatchObject({ format_problems: [], unknown: [] });
  });
});
