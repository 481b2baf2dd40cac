import { useGetSite } from '#generated/client/site/site.ts';
import { useCan } from '#src/providers/account-context.ts';
import { today } from '#src/providers/today.ts';
import { hrefOf, routeOf } from '#src/routes.ts';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { formatDate } from '#src/ui/format/date.ts';
import { serviceStopWords as words } from '#src/wording/menu.ts';
import './gateway-notice.css';

const READ_EVERY_MS = 10 * 60_000;

/** Above every page from the day that the operator announces that the service stops or pauses: when, why, and the way out. */
export function ServiceStopNotice() {
  const { data } = useGetSite({ query: { staleTime: READ_EVERY_MS, refetchInterval: READ_EVERY_MS } });
  const can = useCan();
  const stop = data?.service_stop ?? null;
  if (stop === null) return null;
  const { kind, from_on, until_on, reason } = stop;
  const begun = from_on <= today();
  const day = formatDate(from_on);
  const title =
    kind === 'stop' || until_on === null
      ? words.stops(day, begun)
      : words.pauses(day, formatDate(until_on), begun);
  const mayPack = can(routeOf('proof_packs').access);
  return (
    <div className="gateway-notice">
      <Banner
        tone={kind === 'stop' || begun ? 'critical' : 'warning'}
        title={title}
        action={mayPack && <KitLink href={hrefOf('proof_packs')}>{words.pack}</KitLink>}
      >
        {words.because(reason)} {kind === 'stop' ? words.beforeStop : words.beforePause}
        {!mayPack && ` ${words.askForPack}`}
      </Banner>
    </div>
  );
}
