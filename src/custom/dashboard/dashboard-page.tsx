import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useGetDashboard } from '#generated/client/dashboard/dashboard.ts';
import type { components } from '#generated/types.ts';
import { today as vietnamToday } from '#src/providers/today.ts';
import { useCan } from '#src/providers/account-context.ts';
import { hrefOf, routeOf } from '#src/routes.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { formatMinute, formatDate } from '#src/ui/format/date.ts';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { RecordStates } from '#src/views/record/record-states.tsx';
import { dashboardWords as words } from '#src/wording/reports/dashboard.ts';
import { packageWords } from '#src/wording/settings/packages.ts';
import type { ReactNode } from 'react';
import { ClosingCard } from './closing-card.tsx';
import { DaysCard } from './days-card.tsx';
import { DeadlinesCard } from './deadlines-card.tsx';
import { FiguresCard } from './figures-card.tsx';
import { MonthsCard } from './months-card.tsx';
import { MonthChooser } from '#src/views/month/month-chooser.tsx';
import { monthShown, runningMonth, useMonthOfAddress } from '#src/views/month/month.ts';
import { OpenMonthBanner } from './open-month-banner.tsx';
import { PackageReminder } from './package-reminder.tsx';
import { RecentCard } from './recent-card.tsx';
import { TodoCard } from './todo-card.tsx';
import { TopCustomersCard, TopProductsCard } from './top-cards.tsx';
import './dashboard.css';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { formatCount } from '#src/ui/format/number.ts';
import { Badge } from '#src/ui/display/badge.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { serverSaid } from '#src/wording/desk/server-said.ts';

export type Dashboard = components['schemas']['Dashboard'];

/** Tổng quan: figures, charts and what waits; a card that the account may not see is not there. `above`: reminders of other parts. */
export function DashboardPage({ above }: { above?: ReactNode }) {
  const can = useCan();
  const [month, go] = useMonthOfAddress(runningMonth());
  const { data, error, isPending, refetch } = useGetDashboard({ month });
  return (
    <>
      <PageHeader
        title={words.title}
        facts={data !== undefined && words.facts(monthShown(data.month), formatMinute(data.computed_on))}
        actions={
          <>
            <MonthChooser month={month} onChange={go} />
            {can(routeOf('invoices.create').access) && (
              <Button tone="primary" icon={IconPlus} href={hrefOf('invoices.create')}>
                {words.create}
              </Button>
            )}
          </>
        }
      />
      {above}
      <RecordStates
        error={data === undefined ? error : null}
        isPending={isPending}
        onRetry={() => void refetch()}
      >
        {data !== undefined && <Cards dashboard={data} />}
      </RecordStates>
    </>
  );
}

function Cards({ dashboard }: { dashboard: Dashboard }) {
  const { this_month, today, days, months, revenue_change, recent_invoices } = dashboard;
  const { top_customers, top_products, certificates, deadlines, month, package_usage } = dashboard;
  const { checks, closing, open_month } = dashboard;
  const isEmpty = this_month === null && certificates === null && checks === null && deadlines.length === 0;
  return (
    <div className="dashboard">
      {isEmpty && <Banner tone="neutral">{words.nothingShown}</Banner>}
      <PackageReminder issuing={package_usage.issuing} />
      {open_month !== null && <OpenMonthBanner open={open_month} />}
      {this_month !== null && today !== null && (
        <FiguresCard {...{ month, this_month, today, revenue_change }} />
      )}
      <div className="dashboard__columns">
        <div className="dashboard__column">
          {checks !== null && <TodoCard month={month} checks={checks} before={open_month} />}
          {days !== null && <DaysCard {...{ month, days }} today={vietnamToday()} />}
          {months !== null && <MonthsCard months={months} current={month} />}
        </div>
        <div className="dashboard__column">
          {checks !== null && (
            <ClosingCard {...{ month, checks, closing }} series={this_month?.series ?? []} />
          )}
          <DeadlinesCard deadlines={deadlines} certificates={certificates ?? []} />
          {recent_invoices !== null && <RecentCard invoices={recent_invoices} />}
          <PackageCard usage={package_usage} />
          {top_customers !== null && <TopCustomersCard month={month} customers={top_customers} />}
          {top_products !== null && <TopProductsCard products={top_products} />}
        </div>
      </div>
    </div>
  );
}

/** What is left of the company's package; nothing where it has none. */
export function PackageCard({ usage }: { usage: Dashboard['package_usage'] }) {
  const { package_name, left, invoices, ends_on, pace, warning } = usage;
  if (package_name === null) return null;
  return (
    <Card
      title={words.package}
      action={<KitLink href={hrefOf('service_packages')}>{words.openPackage}</KitLink>}
    >
      <p>
        <b>
          {left === null || invoices === null
            ? words.packageUnlimited
            : left < 0
              ? words.packageOver(formatCount(-left))
              : words.packageLeft(formatCount(left), formatCount(invoices))}
        </b>{' '}
        {warning.state !== 'fine' && (
          <Badge tone={warning.state === 'over' ? 'critical' : 'warning'}>
            {packageWords.states[warning.state]}
          </Badge>
        )}
      </p>
      {pace !== null && (
        <p className="dashboard__note">
          {pace.runs_out_on === null
            ? packageWords.lasts
            : words.packageRunsOut(formatDate(pace.runs_out_on))}
        </p>
      )}
      <p className="dashboard__note">
        {words.packageUntil(serverSaid.of(package_name), formatDate(ends_on))}
      </p>
    </Card>
  );
}
