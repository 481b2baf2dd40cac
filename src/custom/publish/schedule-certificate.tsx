import { useListCertificates } from '#generated/client/certificates/certificates.ts';
import type { components } from '#generated/types.ts';
import { useMay } from '#src/providers/account-context.ts';
import { SelectField } from '#src/ui/field/choice/select-field.tsx';
import { formatInstantDate } from '#src/ui/format/date.ts';
import { scheduleWords as words } from '#src/wording/processing/schedule.ts';

type Config = components['schemas']['InvoiceConfig'];

type ScheduleCertificateProps = {
  config: Pick<Config, 'certificate_id' | 'certificate_name'>;
  value: number | null;
  onChange: (certificate_id: number | null) => void;
};

/** Certificates that are offered. */
const most = 100;

/** Which certificate signs; who may not see certificates can leave it chosen, or go back to the usual one. */
export function ScheduleCertificate({ config, value, onChange }: ScheduleCertificateProps) {
  const sees = useMay()('listCertificates');
  const { data } = useListCertificates({ limit: most }, { query: { enabled: sees } });
  if (sees && data === undefined) return null;
  if (!sees && config.certificate_id === null) return null;
  const usable = (data ?? []).filter(({ kind, unusable }) => kind === 'file' && unusable === null);
  const choices = usable.map(({ id, subject_name, valid_to, state }) => ({
    value: String(id),
    label: words.certificateUntil(subject_name, formatInstantDate(valid_to)),
    disabled: state === 'expired' && id !== config.certificate_id,
  }));
  const { certificate_id, certificate_name } = config;
  const isGone = certificate_id !== null && !usable.some(({ id }) => id === certificate_id);
  const gone = {
    value: String(certificate_id),
    label: sees ? words.certificateGone(certificate_name) : (certificate_name ?? String(certificate_id)),
    disabled: sees,
  };
  return (
    <SelectField
      label={words.certificate}
      hint={words.certificateHint}
      value={value === null ? '' : String(value)}
      onChange={(id) => onChange(id === '' ? null : Number(id))}
      choices={isGone ? [...choices, gone] : choices}
      emptyLabel={words.usual}
    />
  );
}
