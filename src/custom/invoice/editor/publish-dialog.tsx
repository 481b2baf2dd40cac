import { movesGoods } from '#domain/invoice/movement/movement-fields.table.ts';
import { numberText, shownName } from '#domain/invoice/shown-name.ts';
import { worthOfLines } from '#domain/money/invoice-amounts.ts';
import { publishInvoice, useForecastPublications } from '#generated/client/invoices/invoices.ts';
import type { components } from '#generated/types.ts';
import { Money } from '#src/ui/display/money.tsx';
import { formatDate, formatInstantDate } from '#src/ui/format/date.ts';
import { currencyUnit, nothing } from '#src/ui/format/number.ts';
import { SignAndSendDialog } from '#src/views/document/sending/sign-and-send-dialog.tsx';
import { movementWords } from '#src/wording/desk/movement.ts';
import { publishWords } from '#src/wording/desk/invoice-editor.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { Invoice } from './draft/draft.ts';

type PublishDialogProps = {
  /** The saved invoice to publish; null while nothing is asked. */
  invoice: Invoice | null;
  /** It was refused with exactly this content. */
  unchanged?: boolean;
  onClose: () => void;
  /** `signed_here`: with a key that is stored, so that no person is asked to sign. */
  onPublished: (signed_here: boolean) => void;
  /** The server says no: the page tells why, and the question is over. */
  onRefused: (error: unknown) => void;
};

type Forecast = components['schemas']['PublicationForecast'];
type WarningCode = Forecast['warnings'][number]['code'];

const codes = [
  'issued_on_backwards',
  'signing_late',
  'value_below_zero',
  'letters_unprintable',
  'letters_lost',
  'vehicle_details_missing',
] as const satisfies readonly WarningCode[];

/** Says what publishing means and asks; the answer 202 is followed on the invoice's own page. */
export function PublishDialog({ invoice, ...props }: PublishDialogProps) {
  return invoice === null ? null : <Question key={invoice.id} invoice={invoice} {...props} />;
}

function Question({
  invoice,
  unchanged = false,
  onClose,
  onPublished,
  onRefused,
}: PublishDialogProps & { invoice: Invoice }) {
  const queryClient = useQueryClient();
  const { id, lock_version, number } = invoice;
  const { data, refetch } = useForecastPublications(
    { invoice_ids: [id] },
    { query: { staleTime: 0, gcTime: 0 } },
  );
  const forecast = data?.[0];
  const consequence =
    number === null
      ? publishWords.consequence(shownName(invoice))
      : publishWords.consequenceNumbered(shownName(invoice));
  return (
    <SignAndSendDialog
      words={{
        title: publishWords.title,
        button: publishWords.button,
        refused: publishWords.refused,
        late: publishWords.late,
        confirmLate: publishWords.confirmLate,
        needsConfirming: publishWords.needsConfirming,
        consequence,
      }}
      facts={factsOf(invoice, forecast)}
      warnings={forecast?.warnings ?? []}
      confirmable={codes}
      unchanged={unchanged}
      send={async (confirmed) => {
        const acknowledged = codes.filter((code) => confirmed.includes(code));
        await publishInvoice(id, { invoice: { lock_version, acknowledged } });
        await queryClient.invalidateQueries({ queryKey: ['invoices'] });
      }}
      onClose={onClose}
      onSent={() => onPublished(forecast?.certificate?.kind === 'file')}
      onRefused={onRefused}
      onStale={() => void refetch()}
    />
  );
}

function factsOf(invoice: Invoice, forecast: Forecast | undefined) {
  const { buyer_name, buyer_person, number, total, currency, issued_on, lines, written_lines } = invoice;
  const moved = movesGoods(invoice);
  const expected = number ?? forecast?.expected_number ?? null;
  return [
    { term: publishWords.issuedOn, value: formatDate(issued_on) },
    { term: publishWords.lines, value: publishWords.lineCount(lines.length) },
    {
      term: number === null ? publishWords.expectedNumber : publishWords.keptNumber,
      value: expected === null ? null : numberText(expected),
    },
    moved
      ? { term: movementWords.buyer_name, value: buyer_name ?? invoice.movement?.received_by ?? null }
      : { term: publishWords.buyer, value: buyer_name ?? buyer_person },
    {
      term: moved ? movementWords.goodsSum : publishWords.total,
      value: (
        <Money
          amount={moved ? worthOfLines(written_lines) : total}
          unit={currencyUnit(currency)}
          weight="bold"
        />
      ),
    },
    { term: publishWords.certificate, value: <Certificate of={forecast?.certificate} /> },
  ];
}

/** What would sign now, and for how long it may; nothing while that is read or where there is none. */
function Certificate({ of: certificate }: { of: Forecast['certificate'] | undefined }) {
  if (certificate === undefined || certificate === null) return nothing;
  const { subject_name, valid_from, valid_to } = certificate;
  return publishWords.certificateOf(subject_name, formatInstantDate(valid_from), formatInstantDate(valid_to));
}
