import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconHelpCircle from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { signingInstantOf } from '#domain/signing/signing-time.ts';
import type { components } from '#generated/types.ts';
import { Icon } from '#src/ui/display/icon.tsx';
import { formatDateSecond, formatInstantDate } from '#src/ui/format/date.ts';
import { nothing } from '#src/ui/format/number.ts';
import { Card, Facts } from '#src/ui/layout/card.tsx';
import { xmlSignerRoleLabels } from '#src/wording/labels.ts';
import { xmlVerificationWords as words } from '#src/wording/settings/xml-verification.ts';
import { serverSaid } from '#src/wording/desk/server-said.ts';

type Signature = components['schemas']['XmlSignature'];

const points = [
  { kind: 'wrong', icon: IconX },
  { kind: 'unknown', icon: IconHelpCircle },
  { kind: 'warning', icon: IconAlertTriangle },
  { kind: 'right', icon: IconCheck },
] as const;

/** One signature: the verdict, faults before what is right, and the signer. */
export function SignatureCard({ signature }: { signature: Signature }) {
  const { role, title, next, valid, problems, wrong, warnings, right } = signature;
  // Whom a certificate leads to is all that is not known then: nothing is wrong.
  const onlyUnknown = problems.every((problem) => problem === 'certificate_not_trusted');
  const said = {
    wrong: onlyUnknown ? [] : wrong,
    unknown: onlyUnknown ? wrong : [],
    warning: warnings,
    right,
  };
  return (
    <Card title={words.signatureOf(xmlSignerRoleLabels[role])} order={2}>
      <p className="verify-verdict">{serverSaid.of(title)}</p>
      <ul className="verify-points">
        {points.flatMap(({ kind, icon }) =>
          said[kind].map((sentence) => (
            <li key={sentence} className={`verify-point--${kind}`}>
              <Icon of={icon} size={16} stroke={2} />
              <span>
                <span className="k-visually-hidden">{`${words[kind]}: `}</span>
                {serverSaid.of(sentence)}
              </span>
            </li>
          )),
        )}
      </ul>
      {(!valid || warnings.length > 0) && <p className="verify-next">{serverSaid.of(next)}</p>}
      <hr className="verify-rule" />
      <Facts facts={factsOf(signature)} />
    </Card>
  );
}

function factsOf(signature: Signature): { term: string; value: string }[] {
  const { subject_name, tax_code, issuer_name, serial, valid_from, valid_to, signing_time } = signature;
  const time = { term: words.signing_time, value: signedAt(signing_time) };
  if (subject_name === null) return [{ term: words.signer, value: words.unreadable }, time];
  return [
    { term: words.signer, value: subject_name },
    { term: words.signer_tax_code, value: tax_code ?? nothing },
    time,
    { term: words.issuer, value: issuer_name ?? nothing },
    {
      term: words.validity,
      value: words.validFromTo(formatInstantDate(valid_from), formatInstantDate(valid_to)),
    },
    { term: words.serial, value: serial ?? nothing },
  ];
}

/** A SigningTime as people read it; what is no time as it is written. */
export function signedAt(signing_time: string | null): string {
  if (signing_time === null) return nothing;
  const instant = signingInstantOf(signing_time);
  return instant === null ? signing_time : formatDateSecond(instant);
}
