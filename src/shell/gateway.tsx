import type { ReactNode } from 'react';
import { useGetTransmissionHealth } from '#generated/client/gateway-health/gateway-health.ts';
import { useCan } from '#src/providers/account-context.ts';
import { hrefOf, routeOf, type RouteKey } from '#src/routes.ts';
import { formatCount } from '#src/ui/format/number.ts';
import { GatewayHealth } from '#src/ui/shell/side-panel.tsx';
import { gatewayWords as words } from '#src/wording/menu.ts';
import { GatewayNotice } from './gateway-notice.tsx';

/** Histories of messages, the busiest first: the first that an account may open is where the sentence leads. */
const HISTORIES = [
  'transmissions.invoice',
  'transmissions.invoice_cash_register',
  'transmissions.declaration',
  'transmissions.invoice_mistake',
  'transmissions.data_summary_table',
] as const satisfies readonly RouteKey[];

const READ_EVERY_MS = 60_000;

/** What is said of messages that have not left, by who ends that. */
const unsentWords = { itself: 'unsent', company: 'unsentHeld', operator: 'unsentByOperator' } as const;

/**
 * How the way to the tax authority is: at the foot of the menu, and above the page while nothing leaves. Neither while nothing was sent, or for
 * who sees no messages.
 */
export function useGateway(): { foot?: ReactNode; notice?: ReactNode } {
  const can = useCan();
  const history = HISTORIES.find((key) => can(routeOf(key).access));
  const { data } = useGetTransmissionHealth({
    query: { enabled: history !== undefined, staleTime: READ_EVERY_MS, refetchInterval: READ_EVERY_MS },
  });
  if (history === undefined || data === undefined || data.state === 'idle') return {};
  const { state, median_seconds, waiting, unsent, held } = data;
  const note =
    unsent > 0
      ? words[unsentWords[held?.mended_by ?? 'itself']](formatCount(unsent))
      : held !== null
        ? words.away[held.mended_by]
        : state === 'slow' && waiting > 0
          ? words.waiting(formatCount(waiting))
          : median_seconds !== null
            ? words.median(formatCount(median_seconds))
            : undefined;
  const href = hrefOf(history);
  return {
    foot: <GatewayHealth state={state} text={words[state]} note={note} href={href} />,
    notice: <GatewayNotice health={data} href={href} />,
  };
}
