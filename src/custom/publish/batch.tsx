import { operations } from '#generated/operations.ts';
import type { components } from '#generated/types.ts';
import { rereadKinds } from '#src/providers/cache/invalidate.ts';
import { ConservationBar } from '#src/ui/display/conservation-bar.tsx';
import { formatCount } from '#src/ui/format/number.ts';
import { Card, Stack } from '#src/ui/layout/card.tsx';
import { signedInvoices } from '#src/views/document-kinds/signed-invoices.ts';
import { WaitingBanner } from '#src/views/signing/waiting-banner.tsx';
import { publishPageWords as words } from '#src/wording/processing/publish-page.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { BatchRows } from './batch-rows.tsx';
import { CausesCard } from './causes-card.tsx';

export type InvoicePublishes = components['schemas']['InvoicePublishes'];

const PARTS = ['ok', 'failed', 'unknown', 'waiting'] as const;
const SIGNS = { ok: '=', failed: '+', unknown: '+', waiting: '+' } as const;

/** N = được + lỗi + chưa rõ + chờ, what was wrong by its cause, and each invoice. */
export function Batch({ batch }: { batch: InvoicePublishes }) {
  const { counts, causes, signature_request_id, rows } = batch;
  const [shown, setShown] = useState<readonly number[] | null>(null);
  const queryClient = useQueryClient();
  useEffect(() => {
    rereadKinds(queryClient, operations.publishInvoices.invalidates);
  }, [queryClient, counts.waiting, counts.unknown]);
  const { total, ...parts } = counts;
  return (
    <Stack>
      <Card>
        <dl className="publish__counts">
          <div>
            <dd>{formatCount(total)}</dd>
            <dt>{words.total}</dt>
          </div>
          {PARTS.map((part) => (
            <div
              key={part}
              className={part === 'failed' && counts.failed > 0 ? 'publish__count--wrong' : undefined}
            >
              <span aria-hidden="true">{SIGNS[part]}</span>
              <dd>{formatCount(counts[part])}</dd>
              <dt>{words.counts[part]}</dt>
            </div>
          ))}
        </dl>
        <ConservationBar {...parts} tall />
        <p className="publish__note">{words.goesOn}</p>
        <p className="k-visually-hidden" role="status">
          {words.announced(
            formatCount(counts.ok),
            formatCount(counts.failed),
            formatCount(counts.unknown),
            formatCount(counts.waiting),
          )}
        </p>
      </Card>
      <WaitingBanner kind={signedInvoices} id={signature_request_id} opensItself={false} />
      {(causes.length > 0 || counts.unknown > 0) && (
        <CausesCard batch={batch} shown={shown} onShow={setShown} />
      )}
      <BatchRows
        rows={shown === null ? rows : rows.filter(({ invoice_id }) => shown.includes(invoice_id))}
        all={rows.length}
        onAll={shown === null ? null : () => setShown(null)}
      />
    </Stack>
  );
}
