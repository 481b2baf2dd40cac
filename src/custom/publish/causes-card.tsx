import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import IconWritingSign from '@tabler/icons-react/dist/esm/icons/IconWritingSign.mjs';
import { ISSUING_WARNING_CODES } from '#domain/rules/issuing-warnings.table.ts';
import { startBulkRetry } from '#generated/client/invoices/invoices.ts';
import { useCan } from '#src/providers/account-context.ts';
import { causePage, hrefOf, messagesInTrouble } from '#src/routes.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { Glyph } from '#src/ui/display/glyph.tsx';
import { formatCount } from '#src/ui/format/number.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { CauseInvoices } from '#src/views/document-kinds/cause-invoices.tsx';
import { causeAndFix, nextStep, originalOf, refusalHelp } from '#src/views/document/refusal-help.ts';
import { useErrorCodes } from '#src/views/document/use-error-codes.ts';
import { invoiceKind } from '#src/views/document-kinds/invoice-kind.ts';
import { failureText } from '#src/views/failure-text.ts';
import { bulkPublishWords } from '#src/wording/bulk-publish.ts';
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
  const messages = messagesInTrouble(useCan(), 'unknown');
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
        {causes.map((one) => (
          <CauseRow key={one.cause} {...{ one, shown, onShow }} busy={isPending} onRetry={mutate} />
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
              {messages !== null && (
                <Button size="small" icon={IconRefresh} href={messages}>
                  {words.lookUpAll}
                </Button>
              )}
              <ShowButton part={{ outcome: 'unknown' }} count={counts.unknown} {...{ shown, onShow }} />
            </span>
          </li>
        )}
      </ul>
    </Card>
  );
}

type CauseRowProps = Pick<CausesCardProps, 'shown' | 'onShow'> & {
  one: InvoicePublishes['causes'][number];
  busy: boolean;
  onRetry: (cause: string) => void;
};

/** What the matter is and what to do, then the way to where it is put right, then the second try. */
function CauseRow({ one, shown, onShow, busy, onRetry }: CauseRowProps) {
  const can = useCan();
  const given = useErrorCodes(true);
  const { cause: code, message, status, count, retryable, invoice_ids } = one;
  const reason = { code, message: message || words.noReason };
  const help = refusalHelp(status === null ? undefined : invoiceKind().scopes[status], reason, given);
  const { cause, fix } = causeAndFix(reason, help);
  const original = originalOf(reason, help);
  const elsewhere = retryable > 0 ? causePage(can, code, help?.action) : null;
  const step = nextStep([help]);
  const isOfInvoices = elsewhere === null && retryable > 0 && step === 'correct';
  // Sent a second time what is being looked at could be there twice.
  const isTried = retryable > 0 && code !== '' && step !== 'wait';
  const isConfirmed = ISSUING_WARNING_CODES.some((warning) => warning === code);
  return (
    <li>
      <Glyph tone="critical" size={14} />
      <p>
        {cause}
        {fix !== '' && <small>{fix}</small>}
        {isOfInvoices && (
          <small>
            <CauseInvoices count={retryable} ids={invoice_ids} href={(id) => hrefOf('invoices.one', id)} />
          </small>
        )}
        {original !== null && <small>{words.original(original.code, original.words)}</small>}
      </p>
      <b className="k-number">{formatCount(count)}</b>
      <span className="publish__acts">
        {elsewhere !== null && (
          <Button size="small" tone="primary" href={elsewhere.href}>
            {bulkPublishWords.fixAt[elsewhere.page]}
          </Button>
        )}
        {isTried && (
          <Button size="small" icon={IconWritingSign} busy={busy} onClick={() => onRetry(code)}>
            {isConfirmed
              ? words.confirmAgain(formatCount(retryable))
              : words.tryAgain(formatCount(retryable))}
          </Button>
        )}
        <ShowButton part={{ outcome: 'failed', cause: code }} count={count} {...{ shown, onShow }} />
      </span>
    </li>
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
