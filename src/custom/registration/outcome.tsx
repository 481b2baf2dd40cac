import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import { useMay } from '#src/providers/account-context.ts';
import { hrefOf } from '#src/routes.ts';
import { Button } from '#src/ui/action/button.tsx';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { formatDateTime } from '#src/ui/format/date.ts';
import { Card, Facts } from '#src/ui/layout/card.tsx';
import { declarationKind } from '#src/views/document-kinds/declaration-kind.ts';
import type { ActionPages, DocumentEvent } from '#src/views/document/document-kind.ts';
import type { NextStep } from '#src/views/document/refusal-help.ts';
import { RefusalCard, SignerHint } from '#src/views/document/refusal.tsx';
import { UnknownOutcome } from '#src/views/document/unknown-outcome.tsx';
import { UnreadableBanner } from '#src/views/document/unreadable-banner.tsx';
import { pageTitles } from '#src/wording/record-lists.ts';
import { registrationWords } from '#src/wording/registration.ts';
import { reviseParameter, type Registration } from './registration-fields.ts';
import { ReviewBanner } from './review.tsx';

type OutcomeProps = {
  registration: Registration;
  events: readonly DocumentEvent[];
  onEvidence: () => void;
  /** Asks whether it is signed and sent as it is. */
  onSubmit: () => void;
};

/** What the declaration's state means for whoever looks: not known, refused, who has to act, or in force. */
export function Outcome(props: OutcomeProps) {
  const { registration, events, onEvidence } = props;
  const { status, status_error, reasons, accepted_on } = registration;
  if (status === 'unknown')
    return <UnknownOutcome kind={declarationKind()} message="declaration" {...{ events, onEvidence }} />;
  if (status_error) {
    return (
      <RefusalCard
        kind={declarationKind()}
        actionPages={declarationActionPages}
        order={2}
        status={status}
        reasons={reasons}
        holds={registrationWords.sent[registration.purpose === 'new' ? 'holdsNothing' : 'holds']}
        actions={(step, tone) => <NextStepButtons {...props} step={step} tone={tone} />}
        onEvidence={onEvidence}
      />
    );
  }
  if (accepted_on !== null) return <InForce registration={registration} accepted_on={accepted_on} />;
  return (
    <>
      <UnreadableBanner kind={declarationKind()} message="declaration" {...{ events, onEvidence }} />
      <ReviewBanner registration={registration} />
    </>
  );
}

/** The one next step, for whoever may take it. */
function NextStepButtons({
  registration,
  events,
  onSubmit,
  step,
  tone,
}: Omit<OutcomeProps, 'onEvidence'> & { step: NextStep; tone: 'primary' | 'secondary' }) {
  const may = useMay();
  const { submit } = registrationWords;
  if (step === 'wait') return null;
  if (!may('submitRegistration')) return <SignerHint events={events} />;
  const mayCorrect = may('updateRegistration');
  const href = `${hrefOf('registrations.one', registration.id)}?${reviseParameter}`;
  // A failed signature is put right without touching the content.
  const asItIs = step === 'send_again' || registration.status === 'signature_failed' || !mayCorrect;
  if (!asItIs) {
    return (
      <Button tone={tone} icon={IconPencil} href={href}>
        {submit.correct}
      </Button>
    );
  }
  return (
    <>
      <Button tone={tone} icon={IconSend} onClick={onSubmit}>
        {submit.again}
      </Button>
      {mayCorrect && (
        <Button icon={IconPencil} href={href}>
          {submit.correctOnly}
        </Button>
      )}
    </>
  );
}

function InForce({
  registration,
  accepted_on,
}: Pick<OutcomeProps, 'registration'> & { accepted_on: string }) {
  const { inForce, inForceText, cashRegisterCode, cashRegisterNote } = registrationWords.sent;
  const { cash_register_code } = registration;
  const may = useMay();
  return (
    <>
      <div style={{ order: 2 }}>
        <Banner
          tone="success"
          title={inForce(formatDateTime(accepted_on))}
          action={
            may('getRegistrationVersions') && (
              <KitLink href={hrefOf('registrations.versions')}>{pageTitles.registrationVersions}</KitLink>
            )
          }
        >
          {inForceText}
        </Banner>
      </div>
      {cash_register_code !== null && (
        <Card order={3}>
          <Facts facts={[{ term: cashRegisterCode, value: <code>{cash_register_code}</code> }]} />
          <p className="registration__code">{cashRegisterNote}</p>
        </Card>
      )}
    </>
  );
}

/** Where what a refused declaration calls for is done, when not on its own page. */
export const declarationActionPages: ActionPages = {
  open_declaration: { href: hrefOf('registrations.versions'), operation: 'getRegistrationVersions' },
};
