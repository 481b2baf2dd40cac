import type { components } from '#generated/types.ts';
import { useCan } from '#src/providers/account-context.ts';
import { useOutsidePages } from '#src/providers/outside-pages.ts';
import { today } from '#src/providers/today.ts';
import { hrefOf, routeOf } from '#src/routes.ts';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { formatDate, formatDateTime } from '#src/ui/format/date.ts';
import { formatCount } from '#src/ui/format/number.ts';
import { causeOf, nextTry } from '#src/views/held/held.ts';
import { gatewayWords as words } from '#src/wording/menu.ts';
import { heldWords } from '#src/wording/processing/held.ts';
import type { ReactNode } from 'react';
import './gateway-notice.css';

/** What is said of those that wait, by who ends that. */
const waiting = { itself: 'retried', company: 'held', operator: 'heldByOperator' } as const;

type Health = components['schemas']['TransmissionHealth'];

/**
 * Above every page while nothing leaves for the tax authority: since when, what the product does by itself, until when it is lawful to wait,
 * and where an incident is written down that moves the deadline. `href`: the history of the messages that wait.
 */
export function GatewayNotice({ health, href }: { health: Health; href: string }) {
  const can = useCan();
  const { state, unsent, unsent_since, send_by, held } = health;
  const { support_url } = useOutsidePages();
  if (state !== 'down' || unsent_since === null) return null;
  const may_mend = can(routeOf('provider_connection').access);
  const is_over = send_by !== null && send_by.due_on !== null && send_by.due_on < today();
  const may_write = send_by !== null && send_by.due_on !== null && can(routeOf('incidents.create').access);
  return (
    <div className="gateway-notice">
      <Banner
        tone={is_over ? 'critical' : 'warning'}
        title={words.downSince(formatDateTime(unsent_since))}
        action={
          <span className="gateway-notice__actions">
            <KitLink href={href}>{words.seeMessages}</KitLink>
            {held?.cause === 'own_line' && may_mend && (
              <KitLink href={hrefOf('provider_connection')}>{words.mendConnection}</KitLink>
            )}
            {held?.mended_by === 'operator' && support_url !== null && (
              <KitLink href={support_url}>{heldWords.tellOperator}</KitLink>
            )}
            {may_write && <KitLink href={hrefOf('incidents.create')}>{words.writeIncident}</KitLink>}
          </span>
        }
      >
        {held !== null && (
          <Sentence>
            {causeOf(held)} {held.cause === 'own_line' && !may_mend && words.tellManager}
          </Sentence>
        )}
        <Sentence>{words[waiting[held?.mended_by ?? 'itself']](formatCount(unsent))}</Sentence>
        {held?.next_try_on !== undefined && <Sentence>{nextTry(held, true)}</Sentence>}
        {send_by !== null && <Sentence>{deadlineWords(send_by)}</Sentence>}
      </Banner>
    </div>
  );
}

/** On phones each on lines of its own. */
function Sentence({ children }: { children: ReactNode }) {
  return <span className="gateway-notice__sentence">{children} </span>;
}

function deadlineWords({ due_on, source }: NonNullable<Health['send_by']>): string {
  if (due_on === null) return words.stopped(source);
  const day = formatDate(due_on);
  if (due_on < today()) return words.over(day, source);
  return due_on === today() ? words.waitToday(day, source) : words.waitUntil(day, source);
}
