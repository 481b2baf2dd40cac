import { today } from '#src/providers/today.ts';
import { pathOf } from '#src/providers/resource-descriptor.ts';
import { hrefOf } from '#src/routes.ts';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { formatDate } from '#src/ui/format/date.ts';
import { formatCount } from '#src/ui/format/number.ts';
import { useReading } from '#src/views/reminders/reading-context.ts';
import { noticeBannerWords as words } from '#src/wording/desk/notice-banner.ts';
import { useCanAccess, useGetList } from 'react-admin';
import './notice-banner.css';
import type { Notice } from './notice-text.ts';

/** Above the invoices: how many notices of the tax authority wait for somebody, and until when the first of them. */
export function NoticeBanner() {
  const { canAccess: enabled = false } = useCanAccess({ resource: 'authority_notices', action: 'list' });
  const {
    data = [],
    total = 0,
    isLoading,
  } = useGetList<Notice>(
    pathOf('authority_notices'),
    {
      filter: { state: 'open' },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'urgency', order: 'ASC' },
    },
    { enabled, staleTime: fresh_ms },
  );
  useReading(isLoading);
  const [first] = data;
  if (first === undefined || total === 0) return null;
  const { due_on, is_pressing } = first;
  const open = new URLSearchParams({
    filter: JSON.stringify({ state: 'open' }),
    sort: 'urgency',
    order: 'ASC',
  });
  return (
    <div className="notice-banner">
      <Banner
        tone={is_pressing ? 'critical' : 'warning'}
        title={words.title(formatCount(total))}
        action={<KitLink href={`${hrefOf('authority_notices')}?${open.toString()}`}>{words.toInbox}</KitLink>}
      >
        {dueText(due_on)}
      </Banner>
    </div>
  );
}

/** Milliseconds an answer is good for. */
const fresh_ms = 60_000;

function dueText(due_on: string | null): string {
  if (due_on === null) return words.noDue;
  return (due_on < today() ? words.late : words.due)(formatDate(due_on));
}
