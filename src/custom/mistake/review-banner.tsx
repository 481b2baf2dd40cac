import { isPressing } from '#domain/rules/deadlines/time-left.ts';
import { today } from '#src/providers/today.ts';
import { noticeHref } from '#src/routes.ts';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { formatDate } from '#src/ui/format/date.ts';
import { mistakeWords } from '#src/wording/mistake.ts';
import { useCanAccess } from 'react-admin';
import type { InvoiceMistake } from './mistake-fields.ts';

/** Which review (302) the notice answers and until when, with the way back to it. */
export function ReviewBanner({ notice }: { notice: InvoiceMistake }) {
  const { review_notice_id, review_due_on, review_no } = notice;
  const { canAccess: mayOpen } = useCanAccess({ resource: 'authority_notices', action: 'list' });
  if (review_notice_id === null) return null;
  const { title, due, open } = mistakeWords.review;
  const href = noticeHref(review_notice_id);
  return (
    <Banner
      tone={isPressing(review_due_on, today()) ? 'critical' : 'warning'}
      title={title(review_no ?? '')}
      {...(mayOpen === true && { action: <KitLink href={href}>{open}</KitLink> })}
    >
      {review_due_on !== null && due(formatDate(review_due_on))}
    </Banner>
  );
}
