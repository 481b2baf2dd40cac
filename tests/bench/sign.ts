import { generateKeyPairSync, sign, X509Certificate } from 'node:crypto';
import { assembleInvoice } from '#domain/documents/invoice-document.ts';
import { buildInvoiceData, invoiceDataId } from '#domain/documents/invoice-xml.ts';
import { buildQrCode } from '#domain/documents/qr-code.ts';
import { encodeUtf8 } from '#domain/documents/utf8.ts';
import type { InvoiceContent } from '#domain/invoice/content.ts';
import { DEFAULT_DECIMAL_DIGITS } from '#domain/money/decimal-digits.ts';
import { computeInvoice } from '#domain/money/invoice-amounts.ts';
import { prepareSignature } from '#domain/signing/signature-xml.ts';
import { certificateFacts } from '#server/platform/xmldsig/certificate-facts.ts';
import { createTestRoot, issueCertificate } from '#server/platform/xmldsig/certificates.ts';
import { hashPort } from '#server/platform/xmldsig/ports.ts';
import { createKeySigner } from '#server/platform/xmldsig/sign.ts';
import { isInstalled, outputOf } from './child-process.ts';
import { interleave, perCpuSecond } from './measure.ts';
import type { BenchOptions } from './options.ts';
import type { Outcome } from './report.ts';
import { sampleInvoice } from './sample-invoice.ts';

const PROVIDER = '0011223343';
const LINES = 11;

/** A whole invoice computed, written, sealed and signed by the product's own functions, against RSA-2048 signatures alone. */
export async function benchSign(options: BenchOptions): Promise<Outcome> {
  const document = documentMaker();
  const content = sampleInvoice(LINES);
  const bytes = document(content).length;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const small = Buffer.alloc(500, 1);
  const variants = [
    {
      name: 'crypto.sign RSA-2048',
      unit: '/CPU s',
      run: async () => perCpuSecond(options.seconds, () => sign('RSA-SHA256', small, privateKey)),
    },
    {
      name: `invoice of ${bytes} bytes`,
      unit: '/CPU s',
      run: async () => perCpuSecond(options.seconds, () => document(content)),
    },
    {
      name: 'the same without computing its amounts',
      unit: '/CPU s',
      run: async () => perCpuSecond(options.seconds, withAmounts(content)),
    },
  ];
  const openssl = await isInstalled('openssl', 'version');
  if (openssl)
    variants.push({ name: 'openssl speed rsa2048', unit: '/s', run: () => opensslSpeed(options.seconds) });
  const [reference, ...others] = await interleave(variants, options.rounds);
  if (reference === undefined) throw new Error('nothing was measured');
  return {
    bench: 'sign',
    what: `an invoice of ${LINES} lines, ${bytes} bytes signed, on one core`,
    reference,
    ours: others.map((measured, at) => ({ measured, target: at === 0 ? 0.85 : null })),
    notes: openssl ? [] : ['openssl is not installed: crypto.sign is the only reference'],
  };

  function withAmounts(one: InvoiceContent): () => void {
    const amounts = computeInvoice(one, DEFAULT_DECIMAL_DIGITS);
    return () => void document(one, amounts);
  }
}

function documentMaker(): (
  content: InvoiceContent,
  amounts?: ReturnType<typeof computeInvoice>,
) => Uint8Array {
  const years = { valid_from: '2026-01-01T00:00:00Z', valid_to: '2028-01-01T00:00:00Z' };
  const root = createTestRoot({ ...years, serial: '01', subject: { common_name: 'Gốc đo tải' } });
  const issued = issueCertificate({
    ...years,
    serial: '02',
    root,
    subject: { common_name: 'Công ty Đo tải', tax_code: '0101243150' },
  });
  const der = new X509Certificate(issued.certificate_pem).raw;
  const certificate = { der_base64: der.toString('base64'), subject: certificateFacts(der)?.subject ?? '' };
  const signer = createKeySigner(issued.private_key_pem);
  return (content, amounts = computeInvoice(content, DEFAULT_DECIMAL_DIGITS)) => {
    const number = content.number ?? 0;
    const id = invoiceDataId(content.symbol, number);
    const data = buildInvoiceData(content, amounts, {
      id,
      version: '2.1.1',
      solution_provider_tax_code: PROVIDER,
    });
    const { form_no, symbol, issued_on, seller } = content;
    const qr = buildQrCode({
      seller_tax_code: seller.tax_code,
      form_no,
      symbol,
      number,
      issued_on,
      total: amounts.total,
    });
    const prepared = prepareSignature(
      {
        signed_id: id,
        signed_bytes: encodeUtf8(data),
        signature_id: `sig-nb-${number}`,
        signing_time: '2026-11-20T09:15:00',
        certificate_der_base64: certificate.der_base64,
        subject_name: certificate.subject,
      },
      hashPort,
    );
    return assembleInvoice(data, qr, prepared.finish(signer.sign(prepared.signed_info_bytes)));
  };
}

async function opensslSpeed(seconds: number): Promise<number> {
  const printed = await outputOf('openssl', [
    'speed',
    '-seconds',
    String(Math.max(1, Math.round(seconds))),
    'rsa2048',
  ]);
  const found = /^rsa\s+2048 bits\s+\S+\s+\S+\s+([\d.]+)/m.exec(printed)?.[1];
  if (found === undefined) throw new Error(`openssl said: ${printed}`);
  return Number(found);
}
