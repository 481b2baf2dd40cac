import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#src/ui/action/button.tsx';
import { Drawer } from '#src/ui/overlay/drawer.tsx';
import { draftPrintWords as words } from '#src/wording/desk/invoice-editor.ts';
import { invoiceWords } from '#src/wording/invoice.ts';
import { usePrintBeside } from './editor-aside.tsx';
import type { Written } from './use-draft-print.ts';

// What opens a PDF is larger than the editor: the form is there before it.
const DraftPrintBody = lazy(async () => ({ default: (await import('./draft-print.tsx')).DraftPrintBody }));

/** Where it has no place beside the form: the button that opens it in a drawer. */
export function PrintDrawerButton(written: Written) {
  const isBeside = usePrintBeside();
  const [open, setOpen] = useState(false);
  if (isBeside) return null;
  return (
    <>
      <Button icon={IconPrinter} onClick={() => setOpen(true)}>
        {invoiceWords.seePrint}
      </Button>
      <Drawer open={open} onClose={() => setOpen(false)} title={words.title}>
        <Suspense fallback={null}>
          <DraftPrintBody {...written} />
        </Suspense>
      </Drawer>
    </>
  );
}
