import { numberText } from '#domain/invoice/shown-name.ts';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { useState } from 'react';
import { Button } from '#src/ui/action/button.tsx';
import { IconButton } from '#src/ui/action/icon-button.tsx';
import { SelectField } from '#src/ui/field/choice/select-field.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Drawer } from '#src/ui/overlay/drawer.tsx';
import { useMediaQuery } from '#src/ui/use-media-query.ts';
import { media } from '#src/theme/tokens.ts';
import { FailedBanner } from '#src/views/failed-banner.tsx';
import { openFile } from '#src/views/use-download.ts';
import { printDesignWords as words } from '#src/wording/settings/print-design.ts';
import { PdfPage, usePdf } from '#src/views/print/pdf-page.tsx';
import { usePreview } from './use-preview.ts';

const NEWEST = 'newest';
const SAMPLES = [1, 7, 15, 60, 500];
const choices = () => [
  { value: NEWEST, label: words.newestInvoice },
  ...SAMPLES.map((count) => ({ value: String(count), label: words.sampleLines(count) })),
];

/** The print of what stands in the form, beside it; on narrow screens in a drawer. */
export function PrintPreview() {
  const isNarrow = useMediaQuery(media.stackedColumns);
  const [open, setOpen] = useState(false);
  if (!isNarrow)
    return (
      <Card title={words.preview} className="print-preview">
        <Preview />
      </Card>
    );
  return (
    <>
      <div className="print-preview-button">
        <Button size="large" full icon={IconPrinter} onClick={() => setOpen(true)}>
          {words.openPreview}
        </Button>
      </div>
      <Drawer open={open} onClose={() => setOpen(false)} title={words.preview}>
        <Preview />
      </Drawer>
    </>
  );
}

function Preview() {
  const [data, setData] = useState(NEWEST);
  const [wanted, setWanted] = useState(1);
  const { preview, error, isFetching, refetch } = usePreview(data === NEWEST ? null : Number(data));
  const pdf = usePdf(preview?.pdf_base64);
  const pages = pdf?.numPages ?? 1;
  const page = Math.min(wanted, pages);
  return (
    <div className="print-preview__body">
      <div className="print-preview__tools">
        <SelectField
          label={words.shownData}
          labelHidden
          value={data}
          onChange={setData}
          choices={choices()}
        />
        <span className="print-preview__pages">
          <IconButton
            name={words.previousPage}
            icon={IconChevronLeft}
            disabled={page === 1}
            onClick={() => setWanted(page - 1)}
          />
          <span>{words.pageOf(page, pages)}</span>
          <IconButton
            name={words.nextPage}
            icon={IconChevronRight}
            disabled={page === pages}
            onClick={() => setWanted(page + 1)}
          />
        </span>
        <Button
          icon={IconPrinter}
          disabled={preview === undefined}
          onClick={() => preview && openFile(preview.pdf_base64, 'application/pdf', 'in-thu.pdf')}
        >
          {words.openPdf}
        </Button>
      </div>
      <p className="print-preview__note" role="status">
        {isFetching ? words.drawing : noteOf(preview)}
      </p>
      {error !== null && <FailedBanner title={words.failed} error={error} onRetry={() => void refetch()} />}
      <div className="print-preview__sheet" data-paper={pdf === null ? 'none' : 'drawn'}>
        {pdf !== null && <PdfPage pdf={pdf} page={page} />}
      </div>
      <p className="print-preview__note">{words.issuedKept}</p>
    </div>
  );
}

function noteOf(preview: ReturnType<typeof usePreview>['preview']): string {
  if (preview === undefined) return '';
  if (preview.invoice_id === null) return words.ofSample;
  return preview.number === null ? words.ofDraft : words.ofInvoice(numberText(preview.number));
}
