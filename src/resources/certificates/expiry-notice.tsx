import type { Certificate } from './certificate.ts';
import { today } from '#src/providers/today.ts';
import { hrefOf } from '#src/routes.ts';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { formatInstantDate } from '#src/ui/format/date.ts';
import { certificateWays } from '#src/wording/settings/certificate-ways.ts';
import { certificateTitles } from '#src/wording/record-lists.ts';
import { daysUntil } from './days-until.ts';
import './certificates.css';

type ExpiryNoticeProps = { certificate: Certificate; links: boolean };

/** Until when invoices can be signed with the default certificate, and what to do. */
export function ExpiryNotice({ certificate, links }: ExpiryNoticeProps) {
  const { subject_name, valid_to, expiry_warning, state } = certificate;
  const isOver = state === 'expired';
  const date = formatInstantDate(valid_to);
  return (
    <div className="certificate-banner">
      <Banner
        tone={isOver || expiry_warning === 1 ? 'critical' : 'warning'}
        title={isOver ? certificateWays.ended : certificateWays.endsSoon(daysUntil(valid_to, today()))}
        action={links && <KitLink href={hrefOf('certificates')}>{certificateTitles.toCertificates}</KitLink>}
      >
        {(isOver ? certificateWays.endedNext : certificateWays.endsNext)(subject_name, date)}
      </Banner>
    </div>
  );
}
