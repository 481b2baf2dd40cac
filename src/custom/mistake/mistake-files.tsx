import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs';
import IconFileTypeXml from '@tabler/icons-react/dist/esm/icons/IconFileTypeXml.mjs';
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
import { getGetInvoiceMistakeProofPackUrl } from '#generated/client/proof-packs/proof-packs.ts';
import { hrefOf } from '#src/routes.ts';
import { formatDate } from '#src/ui/format/date.ts';
import { Card, Facts } from '#src/ui/layout/card.tsx';
import { mistakeKind } from '#src/views/document-kinds/mistake-kind.ts';
import type { DocumentEvent } from '#src/views/document/document-kind.ts';
import { DocumentFiles, FileRow } from '#src/views/document/document-log.tsx';
import { DocumentEvidence } from '#src/views/document/evidence/document-evidence.tsx';
import { FormPdfButton } from '#src/views/document/form-pdf-button.tsx';
import { documentWords } from '#src/wording/document.ts';
import { mistakeWords } from '#src/wording/mistake.ts';
import type { InvoiceMistake } from './mistake-fields.ts';

/** What the notice says of itself: who tells which office, when, and in answer to what. */
export function NoticeFacts({ notice }: { notice: InvoiceMistake }) {
  const { facts, origins } = mistakeWords;
  const { origin, review_no, review_on, result_no, resulted_on } = notice;
  const numbered = (no: string, day: string | null) =>
    day === null ? no : facts.reviewOf(no, formatDate(day));
  return (
    <Card title={facts.title} order={5}>
      <Facts
        facts={[
          { term: facts.origin, value: origins[origin] },
          ...(review_no === null ? [] : [{ term: facts.review, value: numbered(review_no, review_on) }]),
          { term: facts.taxpayer, value: `${notice.taxpayer_name} · ${notice.taxpayer_tax_code}` },
          { term: facts.authority, value: notice.tax_authority_name },
          ...(notice.noticed_on === null
            ? []
            : [{ term: facts.noticed, value: formatDate(notice.noticed_on) }]),
          ...(result_no === null ? [] : [{ term: facts.result, value: numbered(result_no, resulted_on) }]),
        ]}
      />
    </Card>
  );
}

/** The signed file, and what proves that it was sent. */
export function MistakeFiles({ notice, onEvidence }: { notice: InvoiceMistake; onEvidence: () => void }) {
  const { files, xml, pdf } = mistakeWords.sent;
  const name = fileName(notice);
  const url = `/api/invoice_mistakes/${notice.id}`;
  return (
    <DocumentFiles
      title={files}
      order={6}
      files={[
        { key: 'xml', icon: IconFileTypeXml, name: `${name}.xml`, label: xml, url: `${url}/xml` },
        { key: 'pdf', icon: IconFileTypePdf, name: `${name}.pdf`, label: pdf, url: `${url}/pdf` },
      ]}
    >
      <FileRow icon={IconShieldCheck} name={documentWords.evidence} onOpen={onEvidence} />
    </DocumentFiles>
  );
}

/** What the files of a notice are called, without the ending. */
const fileName = ({ taxpayer_tax_code, noticed_on }: InvoiceMistake): string =>
  `thong-bao-sai-sot-${taxpayer_tax_code}-${noticed_on ?? 'nhap'}`;

type PdfButtonProps = {
  notice: InvoiceMistake;
  /** What is typed is not in it. */
  unsaved: boolean;
};

/** The official form of a draft, as it was saved. */
export function MistakePdfButton({ notice, unsaved }: PdfButtonProps) {
  return (
    <FormPdfButton
      url={`/api/invoice_mistakes/${notice.id}/pdf`}
      name={`${fileName(notice)}.pdf`}
      unsaved={unsaved && mistakeWords.pdfUnsaved}
    >
      {mistakeWords.pdf}
    </FormPdfButton>
  );
}

type MistakeEvidenceProps = {
  notice: InvoiceMistake;
  events: readonly DocumentEvent[];
  onClose: () => void;
};

/** The evidence of a notice. */
export function MistakeEvidence({ notice: { id, name, status }, ...rest }: MistakeEvidenceProps) {
  return (
    <DocumentEvidence
      name={name}
      message="invoice_mistake"
      subject={{ invoice_mistake_id: id }}
      history={hrefOf('transmissions.invoice_mistake')}
      pack={{
        operation: 'getInvoiceMistakeProofPack',
        url: getGetInvoiceMistakeProofPackUrl(id),
        name: `bang-chung-thong-bao-sai-sot-${id}.zip`,
      }}
      unknown={status === 'unknown' ? mistakeKind().unknown : null}
      {...rest}
    />
  );
}
