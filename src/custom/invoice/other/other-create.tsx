import { createOtherInvoice } from '#generated/client/other-invoices/other-invoices.ts';
import { ApiFailure } from '#generated/client/http.ts';
import { hrefOf } from '#src/routes.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { Money } from '#src/ui/display/money.tsx';
import { Card, Stack } from '#src/ui/layout/card.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { currencyUnit } from '#src/ui/format/number.ts';
import { failureText } from '#src/views/failure-text.ts';
import { useReportUnsaved, useUnsavedGuard } from '#src/views/guard/unsaved-context.ts';
import { useKey } from '#src/views/use-key.ts';
import { correctionTitles } from '#src/wording/record-lists.ts';
import { correctionWords } from '#src/wording/correction.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { LineTable } from '../editor/lines/line-table.tsx';
import { placeOf } from '../editor/problem-places.ts';
import type { writtenLines } from '../editor/draft/draft.ts';
import { FileCard } from './file-card.tsx';
import { OriginalCards } from './original-cards.tsx';
import { otherInput, useOtherInvoice } from './use-other-invoice.ts';

const words = correctionWords.other;

const METHODS = {
  adjust: { title: correctionTitles.otherAdjust, list: 'adjusted_invoices', next: 'adjusted_invoices.other' },
  replace: {
    title: correctionTitles.otherReplace,
    list: 'replaced_invoices',
    next: 'replaced_invoices.other',
  },
} as const;

/** /admin/adjusted-invoices/other/create */
export function OtherAdjustedCreate() {
  return <OtherCreate method="adjust" />;
}

/** /admin/replaced-invoices/other/create */
export function OtherReplacedCreate() {
  return <OtherCreate method="replace" />;
}

/** The invoice of another system that is to be corrected: typed, or read from its file and looked through. */
function OtherCreate({ method }: { method: keyof typeof METHODS }) {
  const { title, list, next } = METHODS[method];
  const navigate = useNavigate();
  const { report } = useUnsavedGuard();
  const other = useOtherInvoice();
  const { original, draft, dispatch, amounts } = other;
  const [revealed, setRevealed] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => createOtherInvoice({ other_invoice: otherInput(original, draft) }),
    onSuccess: ({ id }) => {
      report(false);
      void navigate(hrefOf(next, id));
    },
  });
  useReportUnsaved(other.isDirty);
  const refused = refusedFields(error);
  const missing = revealed ? other.missing : {};
  const mayNext = !(method === 'adjust' && original.regime === '3');
  const go = () => {
    setRevealed(true);
    if (Object.keys(other.missing).length === 0) mutate();
  };
  useKey('Enter', go, mayNext && !isPending);
  const known = knownOther(error);
  const unit = currencyUnit(draft.currency);
  return (
    <>
      <PageHeader
        title={title}
        back={{
          href: hrefOf(list),
          label: method === 'adjust' ? words.backToAdjusted : words.backToReplaced,
        }}
        facts={words.lead}
        actions={
          <Button tone="primary" shortcut="Ctrl ⏎" busy={isPending} disabled={!mayNext} onClick={go}>
            {words.next}
          </Button>
        }
      />
      {!mayNext && (
        <Banner
          tone="warning"
          action={
            <Button size="small" href={hrefOf('replaced_invoices.create_other')}>
              {words.toReplace}
            </Button>
          }
        >
          {words.oldRegime}
        </Banner>
      )}
      {error !== null && (
        <Banner
          tone="critical"
          title={`${words.failed}.`}
          action={
            known !== null && (
              <Button size="small" href={hrefOf(next, known)}>
                {words.known}
              </Button>
            )
          }
        >
          {failureText(error)}
        </Banner>
      )}
      <Stack>
        <FileCard onRead={other.fill} read={other.read} computed={amounts.total} />
        <OriginalCards
          {...{ original, draft, dispatch }}
          put={other.put}
          problems={{ ...refused, ...missing }}
        />
        {missing['lines'] !== undefined && <Banner tone="critical">{missing['lines']}</Banner>}
        <LineTable
          store={other.store}
          currency={draft.currency}
          issued_on={draft.issued_on}
          amounts={amounts.lines}
          problems={placed(refused, draft)}
          has_vat={other.has_vat}
          percents={null}
          price_includes_tax={other.has_vat && draft.price_includes_tax === true}
        />
        <Card title={words.total}>
          <Money amount={amounts.total} unit={unit} weight="bold" />
        </Card>
      </Stack>
    </>
  );
}

/** What the server refuses, by field. */
function refusedFields(error: unknown): Record<string, string> {
  if (!(error instanceof ApiFailure)) return {};
  return Object.fromEntries(
    error.errors.flatMap(({ message, fields }) =>
      fields.map((field) => [field.replace(/^other_invoice\./, ''), message]),
    ),
  );
}

/** Those of lines, at their cells. */
function placed(refused: Readonly<Record<string, string>>, { lines }: Parameters<typeof writtenLines>[0]) {
  return Object.fromEntries(
    Object.entries(refused).flatMap(([field, message]) => {
      const { target } = placeOf(field, { lines, fees: [], extras: [] });
      return field.startsWith('lines.') && target !== null ? [[target, message]] : [];
    }),
  );
}

/** The one that was entered before, where something corrects it already. */
function knownOther(error: unknown): number | null {
  if (!(error instanceof ApiFailure)) return null;
  const { current } = error.body as { current?: { other_invoice?: { id: number } } };
  return current?.other_invoice?.id ?? null;
}
