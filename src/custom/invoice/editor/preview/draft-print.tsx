import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import { useState, type ReactNode } from 'react';
import { Button } from '#src/ui/action/button.tsx';
import { IconButton } from '#src/ui/action/icon-button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { failureText } from '#src/views/failure-text.ts';
import { PdfPage, usePdf } from '#src/views/print/pdf-page.tsx';
import { openFile } from '#src/views/use-download.ts';
import { draftPrintWords as words } from '#src/wording/desk/invoice-editor.ts';
import './draft-print.css';
import { useDraftPrint, type Written } from './use-draft-print.ts';

/** The print of what is written, in a card beside the form; `fold` is the button that folds it away. */
export function DraftPrintCard({ fold, ...written }: Written & { fold: ReactNode }) {
  const print = useDraftPrint(written);
  return (
    <Card
      title={words.title}
      note={noteOf(print)}
      action={
        <>
          <OpenPdf print={print} />
          {fold}
        </>
      }
    >
      <PrintSheet print={print} />
    </Card>
  );
}

/** The same for a drawer, which has a title of its own. */
export function DraftPrintBody(written: Written) {
  const print = useDraftPrint(written);
  return (
    <>
      <div className="draft-print__head">
        <span role="status">{noteOf(print)}</span>
        <OpenPdf print={print} />
      </div>
      <PrintSheet print={print} />
    </>
  );
}

type Print = ReturnType<typeof useDraftPrint>;

function noteOf({ print, error, isBehind }: Print): string {
  if (isBehind && error === null) return words.drawing;
  return print === null || error !== null ? '' : words.upToDate;
}

function OpenPdf({ print: { print } }: { print: Print }) {
  if (print === null) return null;
  const { form_no, symbol, pdf_base64 } = print;
  return (
    <IconButton
      name={words.openPdf}
      icon={IconExternalLink}
      size="small"
      onClick={() => openFile(pdf_base64, 'application/pdf', `${form_no}${symbol}-xem-truoc.pdf`)}
    />
  );
}

function PrintSheet({ print: { print, error, again } }: { print: Print }) {
  const pdf = usePdf(print?.pdf_base64);
  const [wanted, setWanted] = useState(1);
  const pages = pdf?.numPages ?? 1;
  const page = Math.min(wanted, pages);
  return (
    <div className="draft-print">
      {error !== null && (
        <Banner
          tone="warning"
          title={words.notDrawn}
          action={
            <Button size="small" onClick={again}>
              {words.again}
            </Button>
          }
        >
          {failureText(error)}
        </Banner>
      )}
      <div className="draft-print__sheet" data-behind={error !== null || undefined}>
        {pdf === null ? (
          <span className="k-skeleton draft-print__blank" />
        ) : (
          <PdfPage pdf={pdf} page={page} />
        )}
      </div>
      {pages > 1 && (
        <div className="draft-print__pages">
          <IconButton
            name={words.previousPage}
            icon={IconChevronLeft}
            size="small"
            disabled={page === 1}
            onClick={() => setWanted(page - 1)}
          />
          <span>{words.pageOf(page, pages)}</span>
          <IconButton
            name={words.nextPage}
            icon={IconChevronRight}
            size="small"
            disabled={page === pages}
            onClick={() => setWanted(page + 1)}
          />
        </div>
      )}
    </div>
  );
}
