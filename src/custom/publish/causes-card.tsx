import IconWritingSign from '@tabler/icons-react/dist/esm/icons/IconWritingSign.mjs';
import { publishInvoices } from '#generated/client/invoices/invoices.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { Glyph } from '#src/ui/display/glyph.tsx';
import { formatCount } from '#src/ui/format/number.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { failureText } from '#src/views/failure-text.ts';
import { publishPageWords as words } from '#src/wording/processing/publish-page.ts';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { InvoicePublishes } from './batch.tsx';
import { batchHref } from '#src/routes.ts';

type CausesCardProps = {
  batch: InvoicePublishes;
  /** Whose rows are shown; null is all. */
  shown: readonly number[] | null;
  onShow: (ids: readonly number[] | null) => void;
};

/** What was wrong, the most frequent first, with its invoices one press away; a failed signature is tried again for all of them at once. */
export function CausesCard({ batch: { causes, counts, rows }, shown, onShow }: CausesCardProps) {
  const { signAgain, isPending, failure } = useSignAgain();
  const unknown = rows.filter(({ outcome }) => outcome === 'unknown').map(({ invoice_id }) => invoice_id);
  const unsigned = (ids: readonly number[]) =>
    rows.filter(({ invoice_id, status }) => ids.includes(invoice_id) && status === 'signature_failed');
  return (
    <Card title={words.causes} note={words.causesOf(formatCount(counts.failed + counts.unknown))} flush>
      {failure !== null && <Banner tone="critical">{failure}</Banner>}
      <ul className="publish__causes">
        {causes.map(({ code, message, count, invoice_ids }) => {
          const again = unsigned(invoice_ids);
          return (
            <li key={`${code} ${message}`}>
              <Glyph tone="critical" size={14} />
              <p>{message || words.noReason}</p>
              <b className="k-number">{formatCount(count)}</b>
              <span className="publish__acts">
                {again.length > 0 && again.length === count && (
                  <Button
                    size="small"
                    icon={IconWritingSign}
                    busy={isPending}
                    onClick={() => signAgain(again)}
                  >
                    {words.signAgain(formatCount(count))}
                  </Button>
                )}
                <ShowButton ids={invoice_ids} shown={shown} onShow={onShow} />
              </span>
            </li>
          );
        })}
        {unknown.length > 0 && (
          <li>
            <Glyph tone="unknown" size={14} />
            <p>
              {words.unknownTitle}
              <small>{words.unknownText}</small>
            </p>
            <b className="k-number">{formatCount(unknown.length)}</b>
            <span className="publish__acts">
              <ShowButton ids={unknown} shown={shown} onShow={onShow} />
            </span>
          </li>
        )}
      </ul>
    </Card>
  );
}

type ShowButtonProps = Pick<CausesCardProps, 'shown' | 'onShow'> & { ids: readonly number[] };

function ShowButton({ ids, shown, onShow }: ShowButtonProps) {
  const isShown = shown !== null && shown.length === ids.length && shown.every((id) => ids.includes(id));
  return (
    <Button size="small" aria-pressed={isShown} onClick={() => onShow(isShown ? null : ids)}>
      {words.show(formatCount(ids.length))}
    </Button>
  );
}

type Row = InvoicePublishes['rows'][number];

/** Publishes the same ones again, as a batch of its own. */
function useSignAgain() {
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (rows: readonly Row[]) =>
      publishInvoices({
        invoices: rows.map(({ invoice_id, lock_version }) => ({
          id: invoice_id,
          lock_version: lock_version ?? 1,
        })),
      }),
    onSuccess: ({ id }) => void navigate(batchHref(id)),
  });
  return { signAgain: mutate, isPending, failure: error === null ? null : failureText(error) };
}
