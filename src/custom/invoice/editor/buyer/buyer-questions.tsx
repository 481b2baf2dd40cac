import type { Dispatch } from 'react';
import { useState } from 'react';
import { shownName } from '#domain/invoice/shown-name.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { formatDate } from '#src/ui/format/date.ts';
import { buyerWords, buyerQuestionWords as words } from '#src/wording/desk/invoice-editor.ts';
import { invoiceWords } from '#src/wording/invoice.ts';
import type { DraftAction } from '../draft/draft-reducer.ts';
import type { DraftHead } from '../draft/draft.ts';
import { missingOf, type useLastUsed } from './use-last-used.ts';
import type { useTaxCodeQuestion } from './use-tax-code-question.ts';

/** The tax code of somebody else: who has it, and who stands there. */
export function TaxCodeBanner({ asked }: { asked: ReturnType<typeof useTaxCodeQuestion> }) {
  const { question, keep, replace } = asked;
  if (question === null) return null;
  const { tax_code, buyer, found, own_code } = question;
  return (
    <Banner
      tone="warning"
      action={
        <>
          <Button size="small" onClick={replace}>
            {found === null ? words.useOwn(own_code ?? '') : words.replaceBy(found.name)}
          </Button>
          <Button size="small" tone="plain" onClick={keep}>
            {found === null ? words.keepCode(tax_code) : words.keepBuyer(buyer)}
          </Button>
        </>
      }
    >
      {found === null
        ? words.otherCode(buyer, own_code ?? '', tax_code)
        : words.othersCode(tax_code, found.name, buyer)}
    </Banner>
  );
}

type LastUsedProps = {
  last: ReturnType<typeof useLastUsed>['buyer'];
  draft: DraftHead;
  dispatch: Dispatch<DraftAction>;
};

const labels: Readonly<Record<string, string>> = { ...buyerWords, payment_method: invoiceWords.payment };

/** What the last invoice to the same buyer said and this one does not yet, to be taken over in one step. */
export function LastUsedBanner({ last, draft, dispatch }: LastUsedProps) {
  const [passed, setPassed] = useState<number | null>(null);
  if (last === null || last.invoice_id === passed) return null;
  const missing = Object.entries(missingOf(last, draft));
  if (missing.length === 0) return null;
  return (
    <Banner
      tone="neutral"
      title={words.last(shownName(last), formatDate(last.issued_on))}
      action={
        <>
          <Button
            size="small"
            onClick={() => dispatch({ type: 'fill_buyer', buyer: Object.fromEntries(missing) })}
          >
            {words.useAgain}
          </Button>
          <Button size="small" tone="plain" onClick={() => setPassed(last.invoice_id)}>
            {words.pass}
          </Button>
        </>
      }
    >
      {missing.map(([field, value]) => `${labels[field] ?? field}: ${String(value)}`).join(' · ')}
    </Banner>
  );
}
