import { numberText, shownName } from '#domain/invoice/shown-name.ts';
import { ApiFailure } from '#generated/client/http.ts';
import { publishInvoice, useForecastPublications } from '#generated/client/invoices/invoices.ts';
import type { components } from '#generated/types.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { Money } from '#src/ui/display/money.tsx';
import { Checkbox } from '#src/ui/field/choice-controls.tsx';
import { formatDate } from '#src/ui/format/date.ts';
import { Facts, Stack } from '#src/ui/layout/card.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { failureText } from '#src/views/failure-text.ts';
import { common } from '#src/wording/common.ts';
import { publishWords } from '#src/wording/invoice.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Invoice } from './draft.ts';

type PublishDialogProps = {
  /** The saved invoice to publish; null while nothing is asked. */
  invoice: Invoice | null;
  onClose: () => void;
  onPublished: () => void;
  /** The server says no: the page tells why, and the question is over. */
  onRefused: (error: unknown) => void;
};

type Forecast = components['schemas']['PublicationForecast'];

const codes: readonly string[] = [
  'issued_on_backwards',
  'signing_late',
] satisfies Forecast['warnings'][number]['code'][];

/** Refused for nothing but what the person can confirm. */
const needsConfirming = (error: unknown) =>
  error instanceof ApiFailure &&
  error.errors.length > 0 &&
  error.errors.every(({ code }) => codes.includes(code));

const isRefusal = (error: unknown) =>
  error instanceof ApiFailure && error.status >= 400 && error.status < 500;

/** Says what publishing means and asks; the answer 202 is followed on the invoice's own page. */
export function PublishDialog({ invoice, ...props }: PublishDialogProps) {
  return invoice === null ? null : <Question key={invoice.id} invoice={invoice} {...props} />;
}

function Question({ invoice, onClose, onPublished, onRefused }: PublishDialogProps & { invoice: Invoice }) {
  const queryClient = useQueryClient();
  const { id, lock_version } = invoice;
  const { data, refetch } = useForecastPublications(
    { invoice_ids: [id] },
    { query: { staleTime: 0, gcTime: 0 } },
  );
  const forecast = data?.[0];
  const warnings = forecast?.warnings ?? [];
  const [confirmed, setConfirmed] = useState(false);
  const [unconfirmed, setUnconfirmed] = useState(false);
  // The button says that it is busy only a moment later: a second press of a double one comes before.
  const asked = useRef(false);
  const publish = useMutation({
    mutationFn: () =>
      publishInvoice(id, {
        invoice: { lock_version, acknowledged: confirmed ? warnings.map(({ code }) => code) : [] },
      }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['invoices'] });
      onPublished();
    },
    onError: (error) => {
      if (needsConfirming(error)) void refetch();
      else if (isRefusal(error)) onRefused(error);
    },
    onSettled: () => {
      asked.current = false;
    },
  });
  const publishOnce = () => {
    const isOpen = warnings.length > 0 && !confirmed;
    setUnconfirmed(isOpen);
    if (asked.current || isOpen) return;
    asked.current = true;
    publish.mutate();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={publishWords.title}
      locked={publish.isPending}
      actions={
        <>
          <Button onClick={onClose} disabled={publish.isPending}>
            {common.cancel}
          </Button>
          <Button tone="primary" autoFocus busy={publish.isPending} onClick={publishOnce}>
            {publishWords.button}
          </Button>
        </>
      }
    >
      <Stack>
        {publish.error !== null && !needsConfirming(publish.error) && (
          <Banner tone="critical" title={publishWords.refused}>
            {failureText(publish.error)}
          </Banner>
        )}
        <p>
          {invoice.number === null
            ? publishWords.consequence(shownName(invoice))
            : publishWords.consequenceNumbered(shownName(invoice))}
        </p>
        <InvoiceFacts invoice={invoice} forecast={forecast} />
        {warnings.length > 0 && (
          <>
            <Banner tone="warning" title={publishWords.late}>
              {warnings.map(({ message }) => message).join(' ')}
            </Banner>
            <Checkbox label={publishWords.confirmLate} checked={confirmed} onChange={setConfirmed} />
            {unconfirmed && !confirmed && <p role="alert">{publishWords.needsConfirming}</p>}
          </>
        )}
      </Stack>
    </Dialog>
  );
}

function InvoiceFacts({ invoice, forecast }: { invoice: Invoice; forecast: Forecast | undefined }) {
  const { buyer_name, buyer_person, number, total, currency, issued_on, lines } = invoice;
  const expected = number ?? forecast?.expected_number ?? null;
  return (
    <Facts
      facts={[
        { term: publishWords.issuedOn, value: formatDate(issued_on) },
        { term: publishWords.lines, value: publishWords.lineCount(lines.length) },
        {
          term: number === null ? publishWords.expectedNumber : publishWords.keptNumber,
          value: expected === null ? null : numberText(expected),
        },
        { term: publishWords.buyer, value: buyer_name ?? buyer_person },
        {
          term: publishWords.total,
          value: <Money amount={total} unit={currency === 'VND' ? 'đ' : currency} weight="bold" />,
        },
      ]}
    />
  );
}
