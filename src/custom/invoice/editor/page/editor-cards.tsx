import { lazy, Suspense, useMemo } from 'react';
import { movementLetter } from '#domain/invoice/movement/movement-fields.table.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { movementWords } from '#src/wording/desk/movement.ts';
import { BuyerCard } from '../buyer/buyer-card.tsx';
import { useLastUsed } from '../buyer/use-last-used.ts';
import { seriesOf, type Template } from '../draft/draft-content.ts';
import type { Invoice } from '../draft/draft.ts';
import type { useInvoiceDraft } from '../draft/use-invoice-draft.ts';
import { ExtrasCard } from '../extras-card.tsx';
import { HeaderCard } from '../header-card.tsx';
import { DraftLines } from '../lines/draft-lines.tsx';
import { refusedMarks, type useRefusal } from '../refusal.ts';
import { TotalsCard } from '../totals-card.tsx';

const MovementCard = lazy(async () => ({
  default: (await import('../movement/movement-card.tsx')).MovementCard,
}));

type EditorCardsProps = {
  invoice: Invoice | null;
  templates: readonly Template[];
  editor: ReturnType<typeof useInvoiceDraft>;
  refusal: ReturnType<typeof useRefusal>;
};

/** The fields of the invoice. */
export function EditorCards({ invoice, templates, editor, refusal }: EditorCardsProps) {
  const { store, dispatch, head, template, amounts, has_vat, price_includes_tax, problems, stored } = editor;
  const letter = movementLetter(seriesOf(template));
  const moved = letter !== null;
  const is_numbered = invoice?.number != null;
  const last = useLastUsed(head);
  const marks = useMemo(
    () => (refusal === null ? problems : { ...refusedMarks(refusal.reasons, head, stored), ...problems }),
    [refusal, head, stored, problems],
  );
  const card = { draft: head, dispatch, problems: marks };
  return (
    <div className="k-stack">
      <HeaderCard {...card} templates={templates} template={template} seriesFixed={is_numbered} />
      {letter === null ? (
        <BuyerCard {...card} last={is_numbered ? null : last.buyer} />
      ) : (
        <Suspense fallback={<Card title={movementWords.title}>{null}</Card>}>
          <MovementCard {...card} letter={letter} />
        </Suspense>
      )}
      <ExtrasCard {...card} template={template} />
      <DraftLines
        store={store}
        lastPrices={last.prices}
        currency={head.currency}
        issued_on={invoice?.related?.first_issued_on ?? head.issued_on}
        problems={marks}
        amounts={editor.lineAmounts}
        has_vat={has_vat}
        moved={moved}
        percents={editor.percents}
        asked={template?.design.line_fields}
        price_includes_tax={price_includes_tax}
      />
      <TotalsCard
        {...card}
        amounts={amounts}
        has_vat={has_vat}
        form_no={seriesOf(template).form_no}
        moved={moved}
        price_includes_tax={price_includes_tax}
        explain={editor.explainAmounts}
      />
    </div>
  );
}
