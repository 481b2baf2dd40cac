import type { DeclarationWarningCode } from '#domain/registration/declaration-words.table.ts';
import {
  getGetRegistrationQueryKey,
  submitRegistration,
  useGetRegistrationEffects,
  useListRegistrationHistory,
} from '#generated/client/registrations/registrations.ts';
import type { components } from '#generated/types.ts';
import { SignAndSendDialog } from '#src/views/document/sending/sign-and-send-dialog.tsx';
import { label } from '#src/language/language.ts';
import { registrationWords } from '#src/wording/registration.ts';
import { useQueryClient } from '@tanstack/react-query';
import { changedParts, countOf } from './changed-parts.ts';
import { StoppedSeries } from './effects-card.tsx';
import { fieldAt } from './registration-fields.ts';
import type { Registration } from './registration-fields.ts';
import { useMay } from '#src/providers/account-context.ts';
import { Banner } from '#src/ui/display/banner.tsx';
import { SignerHint } from '#src/views/document/refusal.tsx';

type RegistrationEffects = components['schemas']['RegistrationEffects'];

type SubmitDialogProps = {
  /** As it is saved. */
  registration: Registration;
  /** It was refused with exactly this content. */
  unchanged?: boolean;
  onClose: () => void;
  onSent: () => void;
  /** The server says no: the page says why, and the question is over. */
  onRefused: (error: unknown) => void;
};

const confirmable = Object.keys({
  representative_birth_missing: true,
  nationality_missing: true,
  uncoded_too_soon: true,
  household_uncoded: true,
  summary_table_coded: true,
  direct_sending: true,
  locations_not_sent: true,
  signer_not_listed: true,
} satisfies Record<DeclarationWarningCode, true>);

const words = registrationWords.submit;

/** Says what sending brings about and asks; what comes of it is followed on the declaration's page. */
export function SubmitDialog({ registration, unchanged = false, ...props }: SubmitDialogProps) {
  const { onClose, onSent, onRefused } = props;
  const { id, lock_version, tax_authority_name } = registration;
  const queryClient = useQueryClient();
  const { data, refetch } = useGetRegistrationEffects(id, { query: { staleTime: 0 } });
  const { title, button, refused, late, confirmLate, needsConfirming } = words;
  const consequence = words.consequence(tax_authority_name || words.office);
  return (
    <SignAndSendDialog
      words={{ title, button, refused, late, confirmLate, needsConfirming, consequence }}
      facts={factsOf(registration, data)}
      warnings={data?.warnings ?? []}
      confirmable={confirmable}
      unchanged={unchanged}
      send={async (acknowledged) => {
        const sent = await submitRegistration(id, {
          registration: { lock_version, acknowledged: [...acknowledged] },
        });
        // The page that follows begins with this answer, not with what it read before.
        queryClient.setQueryData(getGetRegistrationQueryKey(id), sent);
        await queryClient.invalidateQueries({ queryKey: ['registrations'] });
      }}
      onClose={onClose}
      onSent={onSent}
      onRefused={onRefused}
      onStale={() => void refetch()}
    >
      {data === undefined ? <span className="k-skeleton" /> : <StoppedSeries effects={data} />}
    </SignAndSendDialog>
  );
}

function factsOf(
  { purpose, tax_authority_name, invoice_modes, certificates }: Registration,
  effects: RegistrationEffects | undefined,
) {
  const ticked = (fieldAt('invoice_modes').fields ?? []).filter(
    ({ source }) => invoice_modes[source as keyof typeof invoice_modes],
  );
  return [
    { term: words.kind, value: registrationWords.purposes[purpose] },
    { term: words.authority, value: tax_authority_name },
    { term: words.modes, value: ticked.map((mode) => label(mode.label)).join(', ') },
    { term: words.certificates, value: words.certificateCount(certificates.length) },
    ...(effects?.compared === true
      ? [{ term: words.changes, value: words.changeCount(countOf(changedParts(effects.changes))) }]
      : []),
  ];
}

/** Chuyển người ký: whom to turn to, for an account that may write declarations and not send them. */
export function SubmitHint({ registration }: { registration: Pick<Registration, 'id'> | null }) {
  const may = useMay();
  const { data } = useListRegistrationHistory(registration?.id ?? 0, {
    query: { enabled: registration !== null && may('listRegistrationHistory') },
  });
  return (
    <Banner tone="neutral">
      <SignerHint events={data ?? []} />
    </Banner>
  );
}
