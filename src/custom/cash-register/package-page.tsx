import { MESSAGE_KINDS } from '#domain/transmission/message-kinds.table.ts';
import {
  publishCashRegisterPackage,
  useGetCashRegisterPublish,
} from '#generated/client/invoice-calculating-machines/invoice-calculating-machines.ts';
import { useCan, useMay } from '#src/providers/account-context.ts';
import { restWhileLive } from '#src/providers/live/polls.ts';
import { heldLinks, hrefOf } from '#src/routes.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { ConservationBar } from '#src/ui/display/conservation-bar.tsx';
import { formatDateTime } from '#src/ui/format/date.ts';
import { formatCount } from '#src/ui/format/number.ts';
import { Card, Stack } from '#src/ui/layout/card.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { signedPackages } from '#src/views/document-kinds/signed-kinds.ts';
import { withMessage } from '#src/views/document/history-paths.ts';
import { AskAgainButton } from '#src/views/document/message-actions.tsx';
import { pauseAfter } from '#src/views/document/use-followed.ts';
import { TryAgainButton } from '#src/views/held/try-again-button.tsx';
import { HeldCard } from '#src/views/held/held-card.tsx';
import { NotFoundPage } from '#src/views/pages/not-found-page.tsx';
import { Narrow } from '#src/views/pages/page-width.tsx';
import { isMissing, RecordStates } from '#src/views/record/record-states.tsx';
import { WaitingBanner } from '#src/views/signing/waiting-banner.tsx';
import { publicationStatusLabels } from '#src/wording/labels.ts';
import { entryWords } from '#src/wording/menu.ts';
import { registerWords as words } from '#src/wording/processing/cash-register.ts';
import { packageCounts } from './package-counts.ts';
import { PackageInvoices } from './package-invoices.tsx';
import { PackageRefusal } from './package-refusal.tsx';
import { PackageState } from './package-state.tsx';
import type { Package } from './use-sending.ts';
import './cash-register.css';

/** How the signing and sending of one package goes on (spec 7: the cash-register signing status is polled), and its invoices. */
export function PackagePage({ id }: { id: number }) {
  const { data, error, isPending, refetch } = useFollowedPackage(id);
  const sees = useCan()([[MESSAGE_KINDS.invoice_cash_register.gateway]]);
  if (isMissing(error)) return <NotFoundPage />;
  const message = data?.transmission_id ?? null;
  return (
    <Narrow>
      <PageHeader
        title={data?.name ?? entryWords.invoice_calculating_machines_publish}
        back={{ href: hrefOf('invoice_calculating_machines.publish'), label: words.packages }}
        badges={data && <PackageState of={data} />}
        facts={data && words.made(formatDateTime(data.created_on), data.created_by_name)}
        actions={
          sees &&
          message !== null && (
            <Button href={`${hrefOf('transmissions.invoice_cash_register')}${withMessage('', message)}`}>
              {words.openMessage}
            </Button>
          )
        }
      />
      <RecordStates
        error={data === undefined ? error : null}
        isPending={isPending}
        onRetry={() => void refetch()}
      >
        {data && <OnePackage of={data} />}
      </RecordStates>
    </Narrow>
  );
}

/** Asked again until nothing more will come by itself. */
export function useFollowedPackage(id: number) {
  return useGetCashRegisterPublish(id, {
    query: {
      staleTime: 0,
      refetchOnWindowFocus: true,
      refetchInterval: ({ state }) =>
        restWhileLive(state.data?.final === true ? false : pauseAfter(state.dataUpdateCount)),
    },
  });
}

function OnePackage({ of: one }: { of: Package }) {
  const { id, name, status, invoice_count, accepted_count, refused_count, signature_request_id } = one;
  const mayList = useMay()('listInvoiceCalculatingMachines');
  const counts = [
    [words.counts.total, invoice_count],
    [words.counts.accepted, accepted_count],
    [words.counts.refused, refused_count],
  ] as const;
  return (
    <Stack>
      <Card>
        <dl className="register__counts">
          {counts.map(([term, count]) => (
            <div key={term}>
              <dd>{formatCount(count)}</dd>
              <dt>{term}</dt>
            </div>
          ))}
        </dl>
        <ConservationBar {...packageCounts([one])} tall />
        <p className="k-visually-hidden" role="status">
          {words.announced(name, publicationStatusLabels[status])}
        </p>
      </Card>
      <WaitingBanner kind={signedPackages} id={signature_request_id} opensItself={false} />
      <Hold of={one} />
      {one.late && <Banner tone="warning">{words.lateWhy}</Banner>}
      <PackageRefusal of={one} />
      {mayList && <PackageInvoices id={id} key={`${status} ${accepted_count}`} />}
    </Stack>
  );
}

/** Why it stays where it is, while it does. */
function Hold({ of: { id, hold, status, transmission_id } }: { of: Package }) {
  const can = useCan();
  if (hold === null || hold.held === null) return null;
  const { held, send_by } = hold;
  const sees = can([[MESSAGE_KINDS.invoice_cash_register.gateway]]);
  const isSlow = held.cause === 'answer' && sees && transmission_id !== null;
  return (
    <HeldCard
      {...{ held, send_by, status }}
      message="invoice_cash_register"
      links={heldLinks(can)}
      again={
        held.cause === 'fault' && (
          <TryAgainButton
            operation="publishCashRegisterPackage"
            send={() => publishCashRegisterPackage(id, {})}
          />
        )
      }
      otherwise={isSlow && <AskAgainButton id={transmission_id} />}
    />
  );
}
