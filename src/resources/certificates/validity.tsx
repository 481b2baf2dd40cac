import type { components } from '#generated/types.ts';
import { descriptorOf } from '#src/providers/resource-descriptor.ts';
import { dayIn } from '#src/providers/today.ts';
import { Badge } from '#src/ui/display/badge.tsx';
import { optionOf, toneOf } from '#src/views/values/choice-labels.ts';
import { certificateWays } from '#src/wording/settings/certificate-ways.ts';
import { certificateWords } from '#src/wording/settings/certificates.ts';
import { daysUntil } from './days-until.ts';
import './validity.css';

type Certificate = components['schemas']['TenantCertificate'];

const states = descriptorOf('certificates').fields.find(({ source }) => source === 'state') ?? {
  options: null,
};

/** Days until it ends, or since it has; null where they tell nothing new. */
export function daysText({ state, valid_to }: Pick<Certificate, 'state' | 'valid_to'>, now_ms: number) {
  const days = Math.abs(daysUntil(valid_to, dayIn(now_ms)));
  if (state === 'expiring') return certificateWords.daysLeft(days);
  return state === 'expired' ? certificateWords.since(days) : null;
}

/** The badge of a certificate that ends soon says how soon: under 30, 7 or 1 days. */
function labelOf({ expiry_warning }: Pick<Certificate, 'expiry_warning'>, plain: string): string {
  return expiry_warning === null ? plain : certificateWays.badges[expiry_warning as 30 | 7 | 1];
}

type ValidityProps = {
  certificate: Pick<Certificate, 'state' | 'valid_to' | 'expiry_warning' | 'unusable'>;
  now_ms: number;
};

/** Whether it can sign, for how long where that is short, and why not where it never can. */
export function Validity({ certificate, now_ms }: ValidityProps) {
  if (certificate.unusable !== null) {
    return (
      <span className="validity">
        <Badge tone="critical">{certificateWords.unusable}</Badge>
        <small>{certificateWords.unusableReasons[certificate.unusable]}</small>
      </span>
    );
  }
  const option = optionOf(states, certificate.state);
  const days = daysText(certificate, now_ms);
  return (
    <span className="validity">
      <Badge tone={certificate.expiry_warning === 1 ? 'critical' : toneOf(option)}>
        {labelOf(certificate, option.label)}
      </Badge>
      {days !== null && <small>{days}</small>}
    </span>
  );
}
