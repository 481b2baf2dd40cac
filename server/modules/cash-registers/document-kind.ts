import { sql } from 'kysely';
import { batchData, batchFile, envelopeOfBatch } from '#domain/documents/envelope.ts';
import { decodeUtf8 } from '#domain/documents/bytes.ts';
import { certificateRefusals, serialsInForce } from '#domain/registration/certificate-in-force.ts';
import type { Tx } from '#server/context.ts';
import { signingCertificate } from '#server/modules/certificates/index.ts';
import type {
  DocumentKind,
  DocumentRow,
  Moved,
  SealDeps,
  Sealed,
  Sealing,
} from '#server/modules/documents/index.ts';
import { acceptedDeclarations } from '#server/modules/in-force/index.ts';
import { refusalItems } from '#server/modules/invoices/index.ts';
import { readNumberStyle } from '#server/modules/tenant-settings/index.ts';
import { readTaxCode } from '#server/modules/tenant/index.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { packageName } from './packages.ts';
import { packageVerdict, type PackageContent } from './verdict.ts';

/** Name of its kind of document: that of its messages. */
export const PACKAGE = 'invoice_cash_register';

/** Lô hóa đơn khởi tạo từ máy tính tiền, sent as one message under one signature: coded ones as 206, uncoded ones (K) as 216. */
export const packageKind: DocumentKind = {
  name: PACKAGE,
  message_type: '206',
  messageType: ({ message_type }) => String(message_type ?? '206'),
  permission: 'publish_invoices',
  words: {
    one: 'lô hóa đơn',
    many: (count) => `${count} lô hóa đơn`,
    again: 'Hóa đơn trong lô vẫn có hiệu lực với người mua; hãy ký và gửi lại lô trong ngày.',
    fewer: 'Hãy gửi ít lô hơn mỗi lần.',
    events: {
      package_valid: {
        title: 'Cơ quan thuế nhận cả lô · thông điệp 204',
        tone: 'success',
        detail: ({ count }) => `${count} hóa đơn hợp lệ.`,
      },
      package_partly_invalid: {
        title: 'Cơ quan thuế báo có hóa đơn không hợp lệ · thông điệp 204',
        tone: 'critical',
        detail: ({ reason }) => reason ?? null,
      },
    },
  },
  seal: sealPackages,
  assemble: ({ data_xml }, signature) => batchFile(data_xml, decodeUtf8(signature)),
  envelope: (header, file, { count }) => envelopeOfBatch({ ...header, count: Number(count) }, file),
  verdict: packageVerdict,
  onMoved: async (tx, moved, now) => {
    for (const one of moved) await copyToPackage(tx, one, now);
  },
};

/** Fixes what messages say: the files of their invoices, byte for byte, in the order of their numbers. */
async function sealPackages(
  { clock }: SealDeps,
  tx: Tx,
  documents: readonly DocumentRow[],
): Promise<Sealing[]> {
  if (documents.length === 0) return [];
  const seller_tax_code = await readTaxCode(tx);
  const declarations = await acceptedDeclarations(tx);
  const now = clock.now();
  const serials = serialsInForce(declarations, now);
  const certificate = await signingCertificate(tx, seller_tax_code, serials, clock);
  const refusals = certificateRefusals({ certificate, seller_tax_code, declarations, now });
  const style = await readNumberStyle(tx);
  const sealings: Sealing[] = [];
  for (const document of documents) {
    const sealing = { document, lines: [], facts: {} };
    if (certificate === null || refusals.length > 0) {
      sealings.push({ ...sealing, result: { refused: refusalItems(refusals, style) } });
      continue;
    }
    const { name, content, files } = await packed(tx, document.subject_id, seller_tax_code);
    const signed_id = `DLieu-${document.subject_id}-${document.version}`;
    const build = (): Sealed => ({
      label: name,
      content,
      extra: {
        signed_id,
        signature_id: `sig-nnt-${signed_id}`,
        count: files.length,
        message_type: content.symbol.startsWith('K') ? '216' : '206',
      },
      data_xml: batchData(signed_id, files),
    });
    sealings.push({ ...sealing, result: { certificate_id: certificate.id, build } });
  }
  return sealings;
}

type Packed = { name: string; content: PackageContent; files: Buffer[] };

async function packed(tx: Tx, id: number, tax_code: string): Promise<Packed> {
  const { form_no, symbol, issued_on, package_no } = await tx
    .selectFrom('cash_register_packages')
    .select(['form_no', 'symbol', 'issued_on', 'package_no'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { rows } = await sql<{ invoice_id: number; number: number; bytes: Buffer }>`
    select packed.invoice_id, invoices.number, file.bytes from cash_register_package_invoices as packed
    join invoices on invoices.tenant_id = packed.tenant_id and invoices.id = packed.invoice_id
    join documents on documents.tenant_id = packed.tenant_id and documents.kind = 'invoice' and documents.subject_id = packed.invoice_id
    join document_files as file on file.tenant_id = packed.tenant_id and file.document_id = documents.id
      and file.version = packed.version and file.kind = 'unsigned'
    where packed.tenant_id = ${TENANT} and packed.package_id = ${id} order by packed.position`.execute(tx);
  const invoices = rows.map(({ invoice_id, number }) => ({ invoice_id, number }));
  return {
    name: packageName({ form_no, symbol, issued_on, package_no }),
    content: { tax_code, form_no, symbol, invoices },
    files: rows.map(({ bytes }) => bytes),
  };
}

/** The package's own row says what its document does. */
async function copyToPackage(tx: Tx, { document, facts }: Moved, now: string): Promise<void> {
  const { subject_id, stage, status, status_error, reasons } = document;
  const { accepted_count, refused_count } = facts;
  await tx
    .updateTable('cash_register_packages')
    .set({
      status,
      status_error,
      reasons: JSON.stringify(reasons),
      ...(stage === 'in_effect' ? { answered_on: now } : {}),
      ...(accepted_count === undefined
        ? {}
        : { accepted_count: Number(accepted_count), refused_count: Number(refused_count) }),
    })
    .where('id', '=', subject_id)
    .execute();
}
