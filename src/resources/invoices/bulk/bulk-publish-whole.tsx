import { previewBulkPublish, startBulkPublish } from '#generated/client/invoices/invoices.ts';
import type { components } from '#generated/types.ts';
import { batchHref, pathsOf } from '#src/routes.ts';
import { operationFor } from '#src/providers/resource-descriptor.ts';
import { Button } from '#src/ui/action/button.tsx';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { Checkbox } from '#src/ui/field/choice/choice-controls.tsx';
import { formatCount } from '#src/ui/format/number.ts';
import { Facts, Stack } from '#src/ui/layout/card.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { FailedBanner } from '#src/views/failed-banner.tsx';
import { failureText } from '#src/views/failure-text.ts';
import { bulkFilter } from '#src/views/list/selection/bulk-selection.ts';
import type { WholeDialogProps } from '#src/views/screen.ts';
import { bulkPublishWords as words } from '#src/wording/bulk-publish.ts';
import { common } from '#src/wording/common.ts';
import { invoiceListWords } from '#src/wording/invoice.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Fragment, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { addChecks } from './add-checks.ts';
import './bulk.css';

type Check = components['schemas']['BulkCheck'];
type Selection = components['schemas']['BulkPublishSelection'];
type Filter = NonNullable<Selection['filter']>;

/** Several states travel in a list's address as one text, and in a body as a list. */
function publishFilter({ status, ...filter }: Readonly<Record<string, unknown>>): Filter {
  return typeof status === 'string' ? { ...filter, status: status.split(',') as Filter['status'] } : filter;
}

/** Links shown of a cause; the page of the batch has them all. */
const MAX_LINKS = 3;

const { one } = pathsOf('invoices');

/** Publishes all that the list finds: checks them first, a hundred at a time, then asks once and opens the page that follows them. */
export function BulkPublishWhole({ descriptor, filter, total, onClose, onTaken }: WholeDialogProps) {
  const navigate = useNavigate();
  const asked = useRef(false);
  const [checked, setChecked] = useState(0);
  const [confirmed, setConfirmed] = useState(false);
  const list = descriptor.name === 'invoices' ? 'invoices' : 'invoice_calculating_machines';
  const selection: Selection = {
    filter: publishFilter(bulkFilter(operationFor(descriptor.name, 'list'), descriptor.filters, filter)),
    list,
    expected_count: total,
  };
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
  const startOnce = () => {
    if (asked.current) return;
    asked.current = true;
    start.mutate();
  };
  const going = check.data === undefined ? 0 : check.data.ready + (confirmed ? check.data.to_confirm : 0);
  const isStopped = Boolean(check.data?.package?.refusal);
  return (
    <Dialog
      open
      size="medium"
      title={
        check.data === undefined ? words.checking : going === 0 ? words.nothingTitle : words.title(going)
      }
      limitHeight
      onClose={onClose}
      locked={start.isPending}
      actions={
        <>
          <Button onClick={onClose} disabled={start.isPending}>
            {common.cancel}
          </Button>
          <Button
            tone="primary"
            busy={start.isPending}
            disabled={going === 0 || isStopped}
            onClick={startOnce}
          >
            {invoiceListWords.publish}
          </Button>
        </>
      }
    >
      {start.error !== null && (
        <Banner tone="critical" title={words.refused}>
          {failureText(start.error)}
        </Banner>
      )}
      {check.isError && (
        <FailedBanner title={words.checkFailed} error={check.error} onRetry={() => void check.refetch()} />
      )}
      {check.isFetching && (
        <p role="status">{words.checkedSoFar(formatCount(checked), formatCount(total))}</p>
      )}
      {check.data && <CheckResult check={check.data} {...{ confirmed }} onConfirm={setConfirmed} />}
    </Dialog>
  );
}

type CheckResultProps = { check: Check; confirmed: boolean; onConfirm: (confirmed: boolean) => void };

function CheckResult({ check, confirmed, onConfirm }: CheckResultProps) {
  const { total, publishable, ready, to_confirm, not_ready, causes, package: cost } = check;
  return (
    <Stack>
      {publishable > 0 && <p>{words.consequence}</p>}
      <Facts
        facts={[
          { term: words.chosen, value: formatCount(total) },
          { term: words.ready, value: formatCount(ready) },
          { term: words.needsConfirming, value: formatCount(to_confirm) },
          { term: words.notReady, value: formatCount(not_ready) },
          ...(cost === null
            ? []
            : [
                {
                  term: words.cost,
                  value: words.costOf(
                    formatCount(cost.needed),
                    cost.left === null ? null : formatCount(cost.left),
                  ),
                },
              ]),
        ]}
      />
      {total > publishable && <Banner tone="neutral">{words.leftOut(total - publishable)}</Banner>}
      {Boolean(cost?.refusal) && <Banner tone="critical">{cost?.refusal}</Banner>}
      {causes.length > 0 && (
        <ul className="bulk-progress__rows" aria-label={words.byCause} tabIndex={0}>
          {causes.map(({ code, message, count, invoice_ids }) => (
            <li key={code}>
              <span>
                {count === 1 ? message : words.example(message)}
                <small>
                  {words.ofCause(formatCount(count))}{' '}
                  {invoice_ids.slice(0, MAX_LINKS).map((id, at) => (
                    <Fragment key={id}>
                      {at > 0 && ', '}
                      <KitLink href={one(id)}>{words.openOne(at + 1)}</KitLink>
                    </Fragment>
                  ))}
                </small>
              </span>
            </li>
          ))}
        </ul>
      )}
      {not_ready > 0 && <p>{words.notReadyNote}</p>}
      {to_confirm > 0 && (
        <Checkbox label={words.confirmLate(to_confirm)} checked={confirmed} onChange={onConfirm} />
      )}
    </Stack>
  );
}
