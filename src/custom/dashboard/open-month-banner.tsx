import { hrefOf } from '#src/routes.ts';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { formatDate } from '#src/ui/format/date.ts';
import { formatCount } from '#src/ui/format/number.ts';
import { monthShown } from '#src/views/month/month.ts';
import { dashboardWords as words } from '#src/wording/reports/dashboard.ts';
import type { Dashboard } from './dashboard-page.tsx';

type OpenMonth = NonNullable<Dashboard['open_month']>;

/** On the first days of a month, what the month before still has open. */
export function OpenMonthBanner({ open: { month, blocking, reminders, due_on } }: { open: OpenMonth }) {
  const shown = monthShown(month);
  const left = [
    blocking > 0 && words.blocking(formatCount(blocking)),
    reminders > 0 && words.reminders(formatCount(reminders)),
  ].filter((part) => part !== false);
  return (
    <Banner
      tone={blocking > 0 ? 'warning' : 'info'}
      title={words.openMonth(shown)}
      action={<KitLink href={`${hrefOf('dashboard')}?thang=${month}`}>{words.seeMonth(shown)}</KitLink>}
    >
      {words.openMonthText(left.join(', '), formatDate(due_on))}
    </Banner>
  );
}
