import IconWritingSign from '@tabler/icons-react/dist/esm/icons/IconWritingSign.mjs';
import { ISSUING_WARNING_CODES } from '#domain/rules/issuing-warnings.table.ts';
import { startBulkRetry } from '#generated/client/invoices/invoices.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { Glyph } from '#src/ui/display/glyph.tsx';
import { formatCount } from '#src/ui/format/number.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { failureText } from '#src/views/failure-text.ts';
import { publishPageWords as words } from '#src/wording/processing/publish-page.ts';
import { useMutation } from '@tanstack/react-query';
import type { InvoicePublishes, ShownPart } from './batch.tsx';

type CausesCardProps = {
  batch: InvoicePublishes;
  /** Which rows are shown; null is all. */
  shown: ShownPart | null;
  onShow: (part: ShownPart | null) => void;
  onChanged: () => void;
};

/** What was wrong, the most frequent first, with its invoices one press away; those of one cause are tried again at once. */
export function CausesCard({ batch, shown, onShow, onChanged }: CausesCardProps) {
  const { id, causes, counts } = batch;
  const { mutate, isPending, error } = useMutation({
    mutationFn: (cause: string) =>
      startBulkRetry(id, {
        bulk_retry: { cause, acknowledged: ISSUING_WARNING_CODES.filter((code) => code === cause) },
      }),
    onSettled: () => {
      onShow(null);
      onChanged();
    },
  });
  return (
    <Card
      title={counts.failed > 0 ? words.causes : words.notKnownYet}
      note={words.causesOf(formatCount(counts.failed > 0 ? counts.failed : counts.unknown))}
      flush
    >
      {error !== null && <Banner tone="critical">{failureText(error)}</Banner>}
      <ul className="publish__causes">
        {causes.map(({ cause, message, count, retryable }) => (
          <li key={cause}>
            <Glyph tone="critical" size={14} />
            <p>{message || words.noReason}</p>
            <b className="k-number">{formatCount(count)}</b>
            <span className="publish__acts">
              {retryable > 0 && cause !== '' && (
                <Button size="small" icon={IconWritingSign} busy={isPending} onClick={() => mutate(cause)}>
                  {ISSUING_WARNING_CODES.some((code) => code === cause)
                    ? words.confirmAgain(formatCount(retryable))
                    : words.tryAgain(formatCount(retryable))}
                </Button>
              )}
              <ShowButton part={{ outcome: 'failed', cause }} count={count} {...{ shown, onShow }} />
            </span>
          </li>
        ))}
        {counts.unknown > 0 && (
          <li className="publish__unknown">
            <Glyph tone="unknown" size={14} />
            <p>
              {words.unknownTitle}
              <small>{words.unknownText}</small>
            </p>
            <b className="k-number">{formatCount(counts.unknown)}</b>
            <span className="publish__acts">
              <ShowButton part={{ outcome: 'unknown' }} count={counts.unknown} {...{ shown, onShow }} />
            </span>
          </li>
        )}
      </ul>
    </Card>
  );
}

type ShowButtonProps = Pick<CausesCardProps, 'shown' | 'onShow'> & { part: ShownPart; count: number };

function ShowButton({ part, count, shown, onShow }: ShowButtonProps) {
  const isShown = shown?.outcome === part.outcome && shown?.cause === part.cause;
  return (
    <Button size="small" aria-pressed={isShown} onClick={() => onShow(isShown ? null : part)}>
      {words.show(formatCount(count))}
    </Button>
  );
}
