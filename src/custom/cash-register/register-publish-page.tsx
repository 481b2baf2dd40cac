import IconCashRegister from '@tabler/icons-react/dist/esm/icons/IconCashRegister.mjs';
import { useGetRecentCashRegisterPublishes } from '#generated/client/invoice-calculating-machines/invoice-calculating-machines.ts';
import { useMay } from '#src/providers/account-context.ts';
import { batchParameter, hrefOf } from '#src/routes.ts';
import { Button } from '#src/ui/action/button.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { PageTab, PageTabs } from '#src/ui/layout/page-tabs.tsx';
import { StatePage } from '#src/ui/state/state-page.tsx';
import { listHref } from '#src/views/list/list-place.ts';
import { FollowedPage } from '#src/views/pages/followed-page.tsx';
import { Narrow } from '#src/views/pages/page-width.tsx';
import { RecordStates } from '#src/views/record/record-states.tsx';
import { entryWords } from '#src/wording/menu.ts';
import { registerWords as words } from '#src/wording/processing/cash-register.ts';
import { PackagePage } from './package-page.tsx';
import { PackagesByDay } from './packages-by-day.tsx';
import { SendingCard } from './sending-card.tsx';

/** /admin/invoice-calculating-machines/publish: the page that follows what was published, for packages of cash registers. */
export function RegisterPublishPage() {
  return <FollowedPage parameter={batchParameter} One={PackagePage} Latest={LatestPackages} />;
}

function LatestPackages() {
  const mayList = useMay()('listInvoiceCalculatingMachines');
  const { data, error, isPending, refetch } = useGetRecentCashRegisterPublishes({ query: { staleTime: 0 } });
  return (
    <Narrow wide>
      <PageHeader
        title={entryWords.invoice_calculating_machines_publish}
        back={
          mayList ? { href: listHref(hrefOf('invoice_calculating_machines')), label: words.back } : undefined
        }
      />
      <SendingCard />
      {mayList && <RegisterTabs current="packages" />}
      <RecordStates
        error={data === undefined ? error : null}
        isPending={isPending}
        onRetry={() => void refetch()}
      >
        {data?.length === 0 ? (
          <StatePage
            icon={IconCashRegister}
            tone="neutral"
            heading={words.noPackages}
            actions={
              mayList && (
                <Button tone="primary" href={hrefOf('invoice_calculating_machines')}>
                  {words.openList}
                </Button>
              )
            }
          >
            {words.noPackagesText}
          </StatePage>
        ) : (
          <PackagesByDay packages={data ?? []} />
        )}
      </RecordStates>
    </Narrow>
  );
}

/** The same invoices in two ways: by the packages they are sent in, and one by one. */
export function RegisterTabs({ current }: { current: 'packages' | 'invoices' }) {
  return (
    <PageTabs name={words.sending}>
      <PageTab
        href={hrefOf('invoice_calculating_machines.publish')}
        label={words.packages}
        current={current === 'packages'}
      />
      <PageTab
        href={hrefOf('invoice_calculating_machines')}
        label={words.invoices}
        current={current === 'invoices'}
      />
    </PageTabs>
  );
}
