import type { components } from '#generated/types.ts';
import { useReportUnsaved } from '#src/views/guard/unsaved-context.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { PasswordField } from '#src/ui/field/password-field.tsx';
import { SelectField } from '#src/ui/field/choice/select-field.tsx';
import { TextField } from '#src/ui/field/text-field.tsx';
import { certificates } from '#generated/resources/certificates.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { certificateWays } from '#src/wording/settings/certificate-ways.ts';
import { useRef, useState } from 'react';
import './certificates.css';
import { fieldFailure, isRemoteUnknown, restFailure } from './use-add-certificate.ts';

type RemoteAccount = components['schemas']['RemoteAccount'];

type RemoteAccountFormProps = {
  busy: boolean;
  /** Why the last look-up failed. */
  error: unknown;
  /** Something was found already. */
  again: boolean;
  onFind: (account: RemoteAccount) => void;
  /** What was found is of another account than the one now written. */
  onChange: () => void;
};

const services = certificates.fields.find(({ source }) => source === 'service')?.options ?? [];
const named = ['service', 'account', 'account_secret'];

/** Service, account and PIN; a refusal stands at its field, an answer that never came is told as such. */
export function RemoteAccountForm({ busy, error, again, onFind, onChange }: RemoteAccountFormProps) {
  const [service, setService] = useState<RemoteAccount['service']>('mysign');
  const [account, setAccount] = useState('');
  const [secret, setSecret] = useState('');
  useReportUnsaved(account !== '' || secret !== '');
  const [missing, setMissing] = useState(false);
  const accountInput = useRef<HTMLInputElement>(null);
  const isUnknown = isRemoteUnknown(error);
  const rest = restFailure(error, named);
  const submit = () => {
    const isMissing = account.trim() === '';
    setMissing(isMissing);
    if (isMissing) accountInput.current?.focus();
    if (isMissing || busy) return;
    onFind({ service, account: account.trim(), ...(secret !== '' && { account_secret: secret }) });
  };
  return (
    <Card>
      <form
        noValidate
        className="certificate-way"
        onChange={onChange}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {isUnknown && (
          <Banner tone="unknown" title={certificateWays.findUnknown}>
            {certificateWays.findUnknownNext}
          </Banner>
        )}
        {!isUnknown && rest !== null && (
          <Banner tone="critical" title={certificateWays.findFailed}>
            {rest}
          </Banner>
        )}
        <SelectField
          label={certificateWays.service}
          value={service}
          onChange={(chosen) => setService(chosen as RemoteAccount['service'])}
          choices={services}
          error={isUnknown ? undefined : fieldFailure(error, 'service')}
        />
        <TextField
          label={certificateWays.account}
          ref={accountInput}
          required
          autoComplete="off"
          spellCheck={false}
          value={account}
          onChange={setAccount}
          hint={certificateWays.accountHint}
          error={
            missing && account.trim() === '' ? certificateWays.accountMissing : fieldFailure(error, 'account')
          }
        />
        <PasswordField
          label={certificateWays.secret}
          autoComplete="new-password"
          value={secret}
          onChange={setSecret}
          hint={certificateWays.secretHint}
          error={fieldFailure(error, 'account_secret')}
        />
        <div className="certificate-way__foot">
          <Button type="submit" tone={again ? 'secondary' : 'primary'} busy={busy}>
            {again ? certificateWays.findAgain : certificateWays.find}
          </Button>
        </div>
      </form>
    </Card>
  );
}
