import {
  updateMissingInputInvoice,
  useListMissingInputInvoices,
} from '#generated/client/invoice-collectors/invoice-collectors.ts';
import { operations } from '#generated/operations.ts';
import type { components } from '#generated/types.ts';
import { rereadKinds } from '#src/providers/cache/invalidate.ts';
import { filteredHref, hrefOf } from '#src/routes.ts';
import { Button } from '#src/ui/action/button.tsx';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { formatCount } from '#src/ui/format/number.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { useToast } from '#src/ui/overlay/toast-context.ts';
import { CopyButton } from '#src/views/copy-button.tsx';
import { failureText } from '#src/views/failure-text.ts';
import { common } from '#src/wording/common.ts';
import { missingWords as words } from '#src/wording/processing/missing-invoices.ts';
import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { askedOf, MissingFilterRow, NO_FILTER } from './missing-filter.tsx';

type Missing = components['schemas']['MissingInputInvoice'];

/** More hints than these are shown when asked for. */
const MAX_SHOWN = 3;
/** The server names no more at once. */
const MAX_NAMED = 100;

/** Có thể còn thiếu: invoices that one would expect and that were not collected, with why and the mail that asks for them. */
export function MissingCard() {
  const [filter, setFilter] = useState(NO_FILTER);
  const [filtering, setFiltering] = useState(false);
  const asked = filtering ? askedOf(filter) : {};
  const isFiltered = Object.keys(asked).length > 0;
  const { data, error, refetch } = useListMissingInputInvoices(asked, {
    query: { placeholderData: keepPreviousData },
  });
  const [all, setAll] = useState(false);
  const [withDismissed, setWithDismissed] = useState(false);
  const dismiss = useDismiss();
  if (error)
    return (
      <Banner
        tone="neutral"
        action={
          <Button size="small" onClick={() => void refetch()}>
            {common.retry}
          </Button>
        }
      >
        {words.failed}
      </Banner>
    );
  if (data === undefined || (data.length === 0 && !filtering)) return null;
  const open = data.filter(({ dismissed }) => !dismissed);
  const dismissed = data.filter((one) => one.dismissed);
  const nothing = isFiltered ? words.filter.none : words.none;
  const shown = [...(all ? open : open.slice(0, MAX_SHOWN)), ...(withDismissed ? dismissed : [])];
  return (
    <Card
      title={words.title}
      note={open.length === 0 ? nothing : formatCount(open.length)}
      tone={open.length === 0 ? 'default' : 'warning'}
      flush
      className="collector-missing"
      action={
        <>
          {dismissed.length > 0 && (
            <Button size="small" tone="plain" onClick={() => setWithDismissed(!withDismissed)}>
              {withDismissed ? words.hide : words.dismissed(formatCount(dismissed.length))}
            </Button>
          )}
          <Button size="small" aria-expanded={filtering} onClick={() => setFiltering(!filtering)}>
            {filtering ? words.filter.close : words.filter.open}
          </Button>
        </>
      }
    >
      {filtering && <MissingFilterRow filter={filter} onChange={setFilter} />}
      {data.length === MAX_NAMED && <p className="collector-missing__most">{words.most}</p>}
      {shown.length > 0 && (
        <ul>
          {shown.map((missing) => (
            <Hint
              key={missing.key}
              missing={missing}
              busy={dismiss.isPending && dismiss.variables.key === missing.key}
              onDismiss={(is_dismissed) => dismiss.mutate({ key: missing.key, dismissed: is_dismissed })}
            />
          ))}
        </ul>
      )}
      {!all && open.length > MAX_SHOWN && (
        <div className="collector-missing__more">
          <Button size="small" onClick={() => setAll(true)}>
            {words.more(formatCount(open.length))}
          </Button>
        </div>
      )}
    </Card>
  );
}

type HintProps = { missing: Missing; busy: boolean; onDismiss: (dismissed: boolean) => void };

function Hint({ missing, busy, onDismiss }: HintProps) {
  const { seller_name, seller_tax_code, dismissed, mail_subject, mail_body } = missing;
  return (
    <li className={dismissed ? 'collector-missing__dismissed' : ''}>
      <div>
        <b>{titleOf(missing)}</b>
        <span>
          {seller_name} · <span className="k-number">{seller_tax_code}</span> ·{' '}
          <KitLink
            href={filteredHref('invoice_collectors', { seller_tax_code })}
            aria-label={words.receivedOf(seller_name)}
          >
            {words.received}
          </KitLink>
        </span>
        <Reason missing={missing} />
        <details>
          <summary>{words.mail}</summary>
          <pre>{`${mail_subject}\n\n${mail_body}`}</pre>
          <CopyButton text={`${mail_subject}\n\n${mail_body}`} label={words.copy} />
        </details>
      </div>
      <Button size="small" busy={busy} onClick={() => onDismiss(!dismissed)}>
        {dismissed ? words.restore : words.dismiss}
      </Button>
    </li>
  );
}

/** `10/2026` of `2026-10`. */
const monthText = (month: string) => month.split('-').toReversed().join('/');

function titleOf({ missing_name, month }: Missing): string {
  return month === null ? words.original(missing_name ?? '') : words.month(monthText(month));
}

function Reason({ missing: { invoice_collector, nature, months_before } }: { missing: Missing }) {
  if (invoice_collector === null) return <span>{words.why.month(formatCount(months_before ?? 0))}</span>;
  return (
    <span>
      {words.why.received}{' '}
      <KitLink className="k-number" href={hrefOf('invoice_collectors.one', invoice_collector.id)}>
        {invoice_collector.name}
      </KitLink>{' '}
      {nature === 'replace' ? words.why.replaces : words.why.adjusts}
    </span>
  );
}

/** Remembered for the whole company, with a way back. */
function useDismiss() {
  const { show } = useToast();
  const queryClient = useQueryClient();
  const mutation = useMutation({
    mutationFn: (missing_invoice: { key: string; dismissed: boolean }) =>
      updateMissingInputInvoice({ missing_invoice }),
    onSuccess: (_saved, { key, dismissed }) => {
      rereadKinds(queryClient, operations.updateMissingInputInvoice.invalidates);
      const undo = { label: common.undo, onPress: () => mutation.mutate({ key, dismissed: false }) };
      show({
        tone: 'success',
        message: dismissed ? words.done : words.restored,
        ...(dismissed ? { action: undo } : {}),
      });
    },
    onError: (error) => show({ tone: 'error', message: failureText(error) }),
  });
  return mutation;
}
