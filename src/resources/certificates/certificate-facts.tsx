import { certificates as descriptor } from '#generated/resources/certificates.ts';
import { formatDate, formatDateTime } from '#src/ui/format/date.ts';
import { nothing } from '#src/ui/format/number.ts';
import { Card, Facts } from '#src/ui/layout/card.tsx';
import { optionOf } from '#src/views/values/choice-labels.ts';
import { certificateWords } from '#src/wording/settings/certificates.ts';
import { common } from '#src/wording/common.ts';
import type { Certificate } from './certificate.ts';

type Source = (typeof descriptor.fields)[number]['source'];

const fieldOf = (source: Source) => descriptor.fields.find((field) => field.source === source);
const term = (source: Source) => fieldOf(source)?.label ?? source;
const named = (source: Source, value: string) => optionOf(fieldOf(source) ?? { options: null }, value).label;

/** What the certificate says, and how the company signs with it. */
export function CertificateFacts({ certificate }: { certificate: Certificate }) {
  const { kind, service, account, tax_code, declared_since } = certificate;
  return (
    <Card>
      <Facts
        facts={[
          { term: term('kind'), value: named('kind', kind) },
          ...(service === null ? [] : [{ term: term('service'), value: named('service', service) }]),
          ...(account === null ? [] : [{ term: term('account'), value: account }]),
          { term: term('subject_name'), value: certificate.subject_name },
          { term: term('tax_code'), value: tax_code ?? nothing },
          { term: term('issuer_name'), value: certificate.issuer_name },
          { term: term('serial'), value: certificate.serial },
          { term: term('valid_from'), value: formatDateTime(certificate.valid_from) },
          { term: term('valid_to'), value: formatDateTime(certificate.valid_to) },
          {
            term: term('declared'),
            value:
              declared_since === null
                ? common.no
                : certificateWords.declaredSince(formatDate(declared_since)),
          },
          { term: term('created_on'), value: formatDateTime(certificate.created_on) },
        ]}
      />
    </Card>
  );
}
