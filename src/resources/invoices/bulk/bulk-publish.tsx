import { previewBulkPublish, startBulkPublish } from '#generated/client/invoices/invoices.ts';
import type { components } from '#generated/types.ts';
import { useCan } from '#src/providers/account-context.ts';
import { batchHref, causePage, pathsOf } from '#src/routes.ts';
import { Button } from '#src/ui/action/button.tsx';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { Checkbox } from '#src/ui/field/choice/choice-controls.tsx';
import { formatCount } from '#src/ui/format/number.ts';
import { Facts, Stack } from '#src/ui/layout/card.tsx';
import { ResultRows } from '#src/ui/list/result-rows.tsx';
import { ConfirmDialog } from '#src/ui/overlay/confirm-dialog.tsx';
import { CauseInvoices } from '#src/views/document-kinds/cause-invoices.tsx';
import { causeAndFix } from '#src/views/document/refusal-help.ts';
import { FailedBanner } from '#src/views/failed-banner.tsx';
import { failureText } from '#src/views/failure-text.ts';
import type { BulkDialogProps } from '#src/views/screen.ts';
import { bulkPublishWords as words } from '#src/wording/bulk-publish.ts';
import { invoiceListWords } from '#src/wording/invoice.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { addChecks } from './add-checks.ts';
import { BulkForecast } from './bulk-forecast.tsx';
import { invoiceSelection } from './invoice-selection.ts';

type Check = components['schemas']['BulkCheck'];

/** Publishes what is chosen: checks it first, a hundred at a time, then asks once and opens the page that follows it. */
export function BulkPublish({ list, selection: chosen, onClose, onTaken }: BulkDialogProps) {
  const navigate = useNavigate();
  const asked = useRef(false);
  const [checked, setChecked] = useState(0);
  const [confirmed, setConfirmed] = useState(false);
  const selection = invoiceSelection(list, chosen);
  const check = useQuery({
    queryKey: ['bulk-publish-check', selection],
    queryFn: async ({ signal }): Promise<Check> => {
      let sum = await previewBulkPublish({ bulk_publish: selection });
      while (sum.next_after_id !== null && !signal.aborted) {
        setChecked(sum.checked);
        const next = await previewBulkPublish({
          bulk_publish: { ...selection, after_id: sum.next_after_id },
        });
        sum = addChecks(sum, next);
      }
      return sum;
    },
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  const codes = (check.data?.causes ?? []).filter(({ confirmable }) => confirmable).map(({ code }) => code);
  const start = useMutation({
    mutationFn: () =>
      startBulkPublish({
        bulk_publish: {
          ...selection,
          acknowledged: confirmed ? (codes as components['schemas']['AcknowledgedWarnings']) : [],
        },
      }),
    onSuccess: ({ id }) => {
      onTaken();
      void navigate(batchHref(id));
    },
    onSettled: () => {
      asked.current = false;
    },
  });
  // The button says that it is busy only a moment later: a second press of a double one comes before.
  const startOnce = () => {
    if (asked.current) return;
    asked.current = true;
    start.mutate();
  };
  const going = check.data === undefined ? 0 : check.data.ready + (confirmed ? check.data.to_confirm : 0);
  const isStopped = Boolean(check.data?.package?.refusal);
  return (
    <ConfirmDialog
      size="medium"
      title={
        check.data === undefined ? words.checking : going === 0 ? words.nothingTitle : words.title(going)
      }
      action={invoiceListWords.publish}
      limitHeight
      busy={start.isPending}
      disabled={going === 0 || isStopped}
      failure={start.error && failureText(start.error)}
      failureTitle={words.refused}
      onAct={startOnce}
      onClose={onClose}
    >
      {check.isError && (
        <FailedBanner title={words.checkFailed} error={check.error} onRetry={() => void check.refetch()} />
      )}
      {check.isFetching && (
        <p role="status">{words.checkedSoFar(formatCount(checked), formatCount(selection.expected_count))}</p>
      )}
      {check.data && (
        <CheckResult
          check={check.data}
          list={list}
          ids={selection.ids ?? null}
          confirmed={confirmed}
          onConfirm={setConfirmed}
        />
      )}
    </ConfirmDialog>
  );
}

type CheckResultProps = {
  check: Check;
  list: BulkDialogProps['list'];
  /** Those that are ticked; null where all are chosen that the list finds. */
  ids: readonly number[] | null;
  confirmed: boolean;
  onConfirm: (confirmed: boolean) => void;
};

function CheckResult({ check, list, ids, confirmed, onConfirm }: CheckResultProps) {
  const { total, publishable, ready, to_confirm, not_ready, causes } = check;
  return (
    <Stack>
      {publishable > 0 && <p>{words.consequence}</p>}
      <Facts
        facts={[
          { term: words.chosen, value: formatCount(total) },
          { term: words.ready, value: formatCount(ready) },
          { term: words.needsConfirming, value: formatCount(to_confirm) },
          { term: words.notReady, value: formatCount(not_ready) },
          ...costOf(check),
        ]}
      />
      {total > publishable && <Banner tone="neutral">{words.leftOut(total - publishable)}</Banner>}
      <PackageBanner cost={check.package} />
      {causes.length > 0 && <Causes {...{ causes, list }} />}
      {not_ready > 0 && <p>{words.notReadyNote}</p>}
      {to_confirm > 0 && (
        <Checkbox label={words.confirmLate(to_confirm)} checked={confirmed} onChange={onConfirm} />
      )}
      {ids !== null && <BulkForecast ids={ids} left_out={leftOut(check, confirmed)} />}
    </Stack>
  );
}

/** Those that are not published, for reasons that were not confirmed or cannot be. */
const leftOut = ({ causes }: Check, confirmed: boolean): number[] =>
  causes.flatMap(({ confirmable, invoice_ids }) => (confirmable && confirmed ? [] : invoice_ids));

function costOf({ package: cost }: Check) {
  if (cost === null) return [];
  const left = cost.left === null ? null : formatCount(cost.left);
  return [{ term: words.cost, value: words.costOf(formatCount(cost.needed), left) }];
}

/** What the package does not allow, before anything is signed. */
function PackageBanner({ cost }: { cost: Check['package'] }) {
  const can = useCan();
  if (cost === null) return null;
  const { needed, left, refusal } = cost;
  const isShort = left !== null && needed > left;
  if (refusal === null && !isShort) return null;
  const elsewhere = causePage(can, 'package_used_up');
  return (
    <Banner
      tone={refusal === null ? 'warning' : 'critical'}
      action={elsewhere && <KitLink href={elsewhere.href}>{words.fixAt[elsewhere.page]}</KitLink>}
    >
      {refusal ?? words.packageShort(formatCount(needed), formatCount(left ?? 0))}
    </Banner>
  );
}

/** What is in the way of how many, each with the way to where it is put right. */
function Causes({ causes, list }: Pick<Check, 'causes'> & Pick<CheckResultProps, 'list'>) {
  const can = useCan();
  const { one } = pathsOf(list);
  return (
    <ResultRows label={words.byCause}>
      {causes.map(({ code, message, count, invoice_ids }) => {
        const elsewhere = causePage(can, code);
        const { cause, fix } = causeAndFix({ code, message }, null);
        return (
          <li key={code}>
            <span>
              {count === 1 || elsewhere !== null ? cause : words.example(cause)}
              {fix !== '' && <small>{fix}</small>}
              <small>
                {elsewhere === null ? (
                  <CauseInvoices count={count} ids={invoice_ids} href={one} />
                ) : (
                  words.ofPage(formatCount(count))
                )}
              </small>
            </span>
            {elsewhere !== null && (
              <Button size="small" href={elsewhere.href}>
                {words.fixAt[elsewhere.page]}
              </Button>
            )}
          </li>
        );
      })}
    </ResultRows>
  );
}
