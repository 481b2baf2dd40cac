import { useListCertificates } from '#generated/client/certificates/certificates.ts';
import { today } from '#src/providers/today.ts';
import { hrefOf } from '#src/routes.ts';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { formatInstantDate } from '#src/ui/format/date.ts';
import { useReading } from '#src/views/reminders/reading-context.ts';
import { certificateWays } from '#src/wording/settings/certificate-ways.ts';
import { useCanAccess } from 'react-admin';
import { daysUntil } from './days-until.ts';
import './certificates.css';

/** Minutes an answer is good for: whether a certificate ends does not change by the minute. */
const fresh_ms = 10 * 60_000;

const most = 100;

type ExpiryBannerProps = {
  /** Where it does not stand on the page of the certificates itself. */
  links?: boolean;
};

/** From 30 days before the default certificate ends: until when invoices can be signed, and what to do. */
export function ExpiryBanner({ links = false }: ExpiryBannerProps) {
  const { canAccess: enabled = false } = useCanAccess({ resource: 'certificates', action: 'list' });
  const { data, isLoading } = useListCertificates(
    { limit: most },
    { query: { enabled, staleTime: fresh_ms } },
  );
  useReading(isLoading);
  // One that can never sign here says so itself; its dates do not matter.
  const ending = data?.find(({ is_default, unusable }) => is_default && unusable === null);
  if (ending === undefined) return null;
  const { subject_name, valid_to, expiry_warning, state } = ending;
  const isOver = state === 'expired';
  if (!isOver && expiry_warning === null) return null;
  const date = formatInstantDate(valid_to);
  return (
    <div className="certificate-banner">
      <Banner
        tone={isOver || expiry_warning === 1 ? 'critical' : 'warning'}
        title={isOver ? certificateWays.ended : certificateWays.endsSoon(daysUntil(valid_to, today()))}
        action={links && <KitLink href={hrefOf('certificates')}>{certificateWays.toCertificates}</KitLink>}
      >
        {(isOver ? certificateWays.endedNext : certificateWays.endsNext)(subject_name, date)}
      </Banner>
    </div>
  );
}
