import { operations } from '#generated/operations.ts';
import type { components } from '#generated/types.ts';
import { rereadKinds } from '#src/providers/cache/invalidate.ts';
import { useCan } from '#src/providers/account-context.ts';
import { hrefOf, messagesInTrouble } from '#src/routes.ts';
import { Button } from '#src/ui/action/button.tsx';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { ConservationBar } from '#src/ui/display/conservation-bar.tsx';
import { formatCount } from '#src/ui/format/number.ts';
import { Card, Stack } from '#src/ui/layout/card.tsx';
import { signedInvoices } from '#src/views/document-kinds/signed-kinds.ts';
import { WaitingBanner } from '#src/views/signing/waiting-banner.tsx';
import { publishPageWords as words } from '#src/wording/processing/publish-page.ts';
import { useQueryClient } from '@tanstack/react-query';
import { InvoiceLinks } from '#src/views/document-kinds/cause-invoices.tsx';
import { useEffect } from 'react';
import { FactsCard, LatestCard } from './batch-facts.tsx';
import { BatchControls } from './batch-controls.tsx';
import { BatchRows } from './batch-rows.tsx';
import { CausesCard } from './causes-card.tsx';
import { HeldBanner } from './held-banner.tsx';
import { SpeedCard } from './speed-card.tsx';

export type InvoicePublishes = components['schemas']['InvoicePublishes'];

/** Which invoices of a batch are shown, and which page of them. */
export type ShownPart = {
  outcome?: InvoicePublishes['rows'][number]['outcome'];
  cause?: string;
  page?: number;
};

type BatchProps = {
  batch: InvoicePublishes;
  shown: ShownPart | null;
  onShow: (part: ShownPart | null) => void;
  /** It was paused, stopped or tried again: read it anew. */
  onChanged: () => void;
};

const PARTS = ['ok', 'failed', 'unknown', 'waiting', 'stopped'] as const;
const SIGNS = { ok: '=', failed: '+', unknown: '+', waiting: '+', stopped: '+' } as const;

/** N = được + lỗi + chưa rõ + chờ + dừng, what was wrong by its cause, and each invoice. */
export function Batch({ batch, shown, onShow, onChanged }: BatchProps) {
  const {
    counts,
    causes,
    signature_request_id,
    rows,
    row_count,
    latest,
    pace,
    speed,
    state,
    held,
    unread,
    faults,
  } = batch;
  const queryClient = useQueryClient();
  useEffect(() => {
    rereadKinds(queryClient, operations.publishInvoices.invalidates);
  }, [queryClient, counts.waiting, counts.unknown]);
  const messages = messagesInTrouble(useCan(), 'unreadable');
  const { total, ...parts } = counts;
  return (
    <Stack>
      <Card>
        <dl className="publish__counts">
          <div>
            <dd>{formatCount(total)}</dd>
            <dt>{words.total}</dt>
          </div>
          {PARTS.filter((part) => part !== 'stopped' || counts.stopped > 0).map((part) => (
            <div
              key={part}
              className={part === 'failed' && counts.failed > 0 ? 'publish__count--wrong' : undefined}
            >
              <span aria-hidden="true">{SIGNS[part]}</span>
              <dd>{formatCount(counts[part])}</dd>
              <dt>
                <i className={`k-conservation__${part}`} aria-hidden="true" />
                {words.counts[part]}
              </dt>
            </div>
          ))}
        </dl>
        <ConservationBar {...parts} tall />
        {counts.waiting > 0 && (
          <p className="publish__note">
            {pace !== null && state !== 'paused' && (
              <span>{words.pace(formatCount(pace.a_minute), formatCount(pace.minutes_left))}</span>
            )}
            {state !== 'paused' && <span>{words.goesOn}</span>}
          </p>
        )}
        <BatchControls batch={batch} onChanged={onChanged} />
        {counts.stopped > 0 && (
          <p className="publish__acts">
            <Button size="small" onClick={() => onShow({ outcome: 'stopped' })}>
              {words.showStopped(formatCount(counts.stopped))}
            </Button>
          </p>
        )}
        <p className="k-visually-hidden" role="status">
          {words.announced(
            formatCount(counts.ok),
            formatCount(counts.failed),
            formatCount(counts.unknown),
            formatCount(counts.waiting),
            counts.stopped === 0 ? null : formatCount(counts.stopped),
          )}
        </p>
      </Card>
      <WaitingBanner kind={signedInvoices} id={signature_request_id} opensItself={false} />
      {held !== null && <HeldBanner held={held} send_by={batch.send_by} />}
      {unread > 0 && (
        <Banner
          tone="warning"
          action={messages !== null && <KitLink href={messages}>{words.askAll}</KitLink>}
        >
          {words.unread(formatCount(unread))}
        </Banner>
      )}
      {faults.map(({ code, count, invoice_ids }) => (
        <Banner key={code} tone="critical">
          {words.faults(formatCount(count), code)}{' '}
          <InvoiceLinks ids={invoice_ids} href={(one) => hrefOf('invoices.one', one)} />
        </Banner>
      ))}
      <div className="publish__grid">
        {(causes.length > 0 || counts.unknown > 0) && <CausesCard {...{ batch, shown, onShow, onChanged }} />}
        {speed !== null && <SpeedCard speed={speed} />}
        <aside className="k-stack">
          <FactsCard batch={batch} />
          {latest.length > 0 && <LatestCard batch={batch} />}
        </aside>
        <BatchRows
          rows={rows}
          all={row_count}
          page={shown?.page ?? 1}
          onPage={(page) => onShow({ ...shown, page })}
          onAll={shown?.outcome === undefined ? null : () => onShow(null)}
        />
      </div>
    </Stack>
  );
}
