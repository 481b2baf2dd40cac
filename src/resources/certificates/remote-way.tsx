import { findRemoteCredentials } from '#generated/client/certificates/certificates.ts';
import type { components } from '#generated/types.ts';
import { useSignedIn } from '#src/providers/account-context.ts';
import { Banner } from '#src/ui/display/banner.tsx';
import { formatInstantDate } from '#src/ui/format/date.ts';
import { certificateWays } from '#src/wording/settings/certificate-ways.ts';
import { useMutation } from '@tanstack/react-query';
import { PickForm } from './pick-form.tsx';
import { RemoteAccountForm } from './remote-account-form.tsx';
import { holderLines, type Certificate } from './certificate.ts';

type RemoteAccount = components['schemas']['RemoteAccount'];
type RemoteCredential = components['schemas']['RemoteCredential'];

/** What tells one certificate of an account from another. */
function detailOf(found: RemoteCredential, company_tax_code: string): string {
  const { tax_code, valid_to, needs_otp, confirmed_on_phone, already_added } = found;
  return [
    ...holderLines(tax_code, company_tax_code),
    certificateWays.until(formatInstantDate(valid_to)),
    ...(confirmed_on_phone ? [certificateWays.confirms.phone] : []),
    ...(needs_otp ? [certificateWays.confirms.otp] : []),
    ...(already_added ? [certificateWays.alreadyAdded] : []),
  ].join(' · ');
}

/** An account at a remote signing service: its certificates are looked up, and one of them is added. */
export function RemoteWay({ onAdded }: { onAdded: (added: Certificate) => void }) {
  const { tenant } = useSignedIn();
  const find = useMutation({
    mutationFn: (remote_account: RemoteAccount) => findRemoteCredentials({ remote_account }),
  });
  const { data: found, variables: account } = find;
  return (
    <>
      <RemoteAccountForm
        busy={find.isPending}
        error={find.error}
        again={found !== undefined}
        onFind={(asked) => find.mutate(asked)}
        onChange={find.reset}
      />
      {found?.length === 0 && <Banner tone="warning">{certificateWays.foundNone}</Banner>}
      {found !== undefined && found.length > 0 && account && (
        <PickForm
          key={find.submittedAt}
          title={certificateWays.found}
          choices={found.map((one) => ({
            value: one.credential,
            label: one.subject_name,
            detail: detailOf(one, tenant.tax_code),
            disabled: one.already_added,
          }))}
          inputOf={(credential) => ({ kind: 'remote', ...account, credential })}
          onAdded={onAdded}
        />
      )}
    </>
  );
}
