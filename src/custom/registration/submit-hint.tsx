import { useListRegistrationHistory } from '#generated/client/registrations/registrations.ts';
import { useMay } from '#src/providers/account-context.ts';
import { Banner } from '#src/ui/display/banner.tsx';
import { SignerHint } from '#src/views/document/signer-hint.tsx';
import type { Registration } from './registration-fields.ts';

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
