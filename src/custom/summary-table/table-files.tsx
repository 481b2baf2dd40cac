import IconFileTypeXls from '@tabler/icons-react/dist/esm/icons/IconFileTypeXls.mjs';
import IconFileTypeXml from '@tabler/icons-react/dist/esm/icons/IconFileTypeXml.mjs';
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
import { getGetInvoiceDataSummaryTableProofPackUrl } from '#generated/client/proof-packs/proof-packs.ts';
import { hrefOf } from '#src/routes.ts';
import { formatDate } from '#src/ui/format/date.ts';
import { formatNumber } from '#src/ui/format/number.ts';
import { Card, Facts } from '#src/ui/layout/card.tsx';
import { summaryTableKind } from '#src/views/document-kinds/summary-table-kind.ts';
import type { DocumentEvent } from '#src/views/document/document-kind.ts';
import { DocumentFiles, FileRow } from '#src/views/document/document-log.tsx';
import { DocumentEvidence } from '#src/views/document/evidence/document-evidence.tsx';
import { documentWords } from '#src/wording/document.ts';
import { summaryTableWords as words } from '#src/wording/reports/summary-table.ts';
import type { SummaryTable } from './summary-table-page.tsx';

/** Months have two digits, as in the name of the table. */
const shownNo = (kind: SummaryTable['period_kind'], no: number): string =>
  kind === 'month' ? String(no).padStart(2, '0') : String(no);

/** What the table is: which period, the how manieth sending, until when. */
export function SummaryTableFacts({ table }: { table: SummaryTable }) {
  const { facts, modify } = words;
  const { period_kind, period_no, year, supplement, table_no, currency, due_on, made_on, total } = table;
  return (
    <Card title={facts.title} order={4}>
      <Facts
        facts={[
          {
            term: facts.period,
            value: `${modify.kinds[period_kind]} ${shownNo(period_kind, period_no)}/${year}`,
          },
          { term: facts.turn, value: supplement === 0 ? facts.first : facts.supplement(supplement) },
          { term: facts.tableNo, value: table_no },
          { term: facts.currency, value: currency },
          { term: facts.total, value: `${formatNumber(total)} ${currency}` },
          { term: facts.due, value: due_on === null ? null : formatDate(due_on) },
          ...(made_on === null ? [] : [{ term: facts.made, value: formatDate(made_on) }]),
        ]}
      />
    </Card>
  );
}

type SummaryTableFilesProps = { table: SummaryTable; signed: boolean; onEvidence: () => void };

/** The table as a sheet; once it is signed, the signed file and what proves that it was sent. */
export function SummaryTableFiles({ table, signed, onEvidence }: SummaryTableFilesProps) {
  const { files, xml, sheet } = words.sent;
  const { id, period_kind, period_no, year, supplement, table_no } = table;
  const period = `${period_kind === 'month' ? 'thang' : 'quy'}-${period_no}-${year}`;
  const name = `bang-tong-hop-${period}-${supplement}-${table_no}`;
  const path = `/api/invoice_data_summary_tables/${id}`;
  const asSheet = {
    key: 'xlsx',
    icon: IconFileTypeXls,
    name: `${name}.xlsx`,
    label: sheet,
    url: `${path}/export`,
  };
  const asSigned = { key: 'xml', icon: IconFileTypeXml, name: `${name}.xml`, label: xml, url: `${path}/xml` };
  return (
    <DocumentFiles title={files} order={6} files={signed ? [asSigned, asSheet] : [asSheet]}>
      {signed && <FileRow icon={IconShieldCheck} name={documentWords.evidence} onOpen={onEvidence} />}
    </DocumentFiles>
  );
}

type SummaryTableEvidenceProps = {
  table: SummaryTable;
  events: readonly DocumentEvent[];
  onClose: () => void;
};

/** The evidence of a table. */
export function SummaryTableEvidence({ table: { id, name, status }, ...rest }: SummaryTableEvidenceProps) {
  return (
    <DocumentEvidence
      name={name}
      message="data_summary_table"
      subject={{ summary_table_id: id }}
      history={hrefOf('transmissions.data_summary_table')}
      pack={{
        operation: 'getInvoiceDataSummaryTableProofPack',
        url: getGetInvoiceDataSummaryTableProofPackUrl(id),
        name: `bang-chung-bang-tong-hop-${id}.zip`,
      }}
      unknown={status === 'unknown' ? summaryTableKind().unknown : null}
      {...rest}
    />
  );
}
