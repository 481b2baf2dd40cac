import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconRepeat from '@tabler/icons-react/dist/esm/icons/IconRepeat.mjs';
import { Button } from '#src/ui/action/button.tsx';
import { SplitButton } from '#src/ui/action/split-button.tsx';
import { invoiceActWords } from '#src/wording/desk/invoice-acts.ts';
import { useInvoiceActs } from '../acts/use-invoice-acts.ts';
import type { Invoice } from '../editor/draft/draft.ts';
import { copyHref, recurHref } from '../invoice-side.ts';

/** Another invoice that begins with what this one says; behind it drafts like this one, made again on days that come again. */
export function SimilarButton({ invoice }: { invoice: Invoice }) {
  const acts = useInvoiceActs(invoice);
  const recur = { label: invoiceActWords.recur, icon: IconRepeat, href: recurHref(invoice) };
  if (!acts.has('duplicate'))
    return (
      acts.has('recur') && (
        <Button icon={IconRepeat} href={recur.href}>
          {recur.label}
        </Button>
      )
    );
  const similar = { icon: IconCopy, href: copyHref(invoice), children: invoiceActWords.similar };
  return acts.has('recur') ? (
    <SplitButton tone="secondary" entries={[recur]} {...similar} />
  ) : (
    <Button {...similar} />
  );
}
