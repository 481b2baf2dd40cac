import { decodeUtf8, encodeUtf8 } from '#domain/documents/bytes.ts';
import {
  assembleSummaryTable,
  buildSummaryTableData,
  summaryTableDataId,
  summaryTableSignatureId,
} from '#domain/documents/summary-table-xml.ts';
import type { FormatVersion } from '#domain/rules/particulars/format-versions.table.ts';
import type { Tx } from '#server/context.ts';
import type { DocumentKind, DocumentRow, Moved, SealDeps, Sealed } from '#server/modules/documents/index.ts';
import { sealEach } from '#server/modules/invoices/index.ts';
import { summaryReadiness } from './readiness.ts';
import { SUMMARY_TABLE, summaryTable } from './summary-tables.ts';
import { summaryVerdict } from './verdict.ts';

/** Bảng tổng hợp dữ liệu hóa đơn điện tử 01/TH-HĐĐT, sent as message 400. */
export const summaryTableKind: DocumentKind = {
  name: SUMMARY_TABLE,
  message_type: '400',
  permission: 'update_invoice_data_summary',
  words: {
    one: 'bảng tổng hợp',
    many: (count) => `${count} bảng tổng hợp`,
    again: 'Bảng tổng hợp vẫn được giữ; hãy ký và gửi lại khi sẵn sàng.',
    fewer: 'Hãy gửi ít bảng tổng hợp hơn mỗi lần.',
    events: {
      summary_valid: {
        title: 'Cơ quan thuế chấp nhận bảng tổng hợp · thông điệp 204',
        tone: 'success',
        detail: ({ count }) => `${count} hóa đơn đã được ghi nhận.`,
      },
      summary_invalid: {
        title: 'Cơ quan thuế báo bảng tổng hợp không hợp lệ · thông điệp 204',
        tone: 'critical',
        detail: ({ reason }) => reason ?? null,
      },
    },
  },
  seal: sealEach(judgeTable),
  assemble: ({ data_xml, extra }, signature) =>
    assembleSummaryTable(decodeUtf8(data_xml), extra['format'] as FormatVersion, decodeUtf8(signature)),
  verdict: summaryVerdict,
  onMoved: async (tx, moved, now) => {
    for (const one of moved) await copyToTable(tx, one, now);
  },
};

/** What a table says. */
async function judgeTable({ clock }: SealDeps, tx: Tx, { subject_id }: DocumentRow) {
  const row = await summaryTable.get(tx, subject_id);
  const { content, format, certificate, refusals } = await summaryReadiness(tx, row, clock);
  const signed_id = summaryTableDataId(row.id);
  const build = (): Sealed => ({
    label: row.name,
    content,
    extra: { signed_id, signature_id: summaryTableSignatureId(row.id), format },
    data_xml: encodeUtf8(buildSummaryTableData(content, { id: signed_id, version: format })),
  });
  return { facts: { made_on: content.made_on }, certificate, refusals, build };
}

/** The table's own row says what its document does. */
async function copyToTable(tx: Tx, { document, facts }: Moved, now: string): Promise<void> {
  const { subject_id, stage, status, status_error, reasons } = document;
  const { made_on } = facts;
  await tx
    .updateTable('invoice_data_summary_tables')
    .set({
      status,
      status_error,
      reasons: JSON.stringify(reasons.map(({ code, message }) => ({ code, message }))),
      ...(made_on ? { made_on: String(made_on) } : {}),
      ...(stage === 'in_effect' ? { answered_on: now } : {}),
    })
    .where('id', '=', subject_id)
    .execute();
}
