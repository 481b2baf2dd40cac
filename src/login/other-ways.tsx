import IconFingerprint from '@tabler/icons-react/dist/esm/icons/IconFingerprint.mjs';
import { Button } from '#src/ui/action/button.tsx';
import { loginWords as words } from '#src/wording/public/login.ts';
import { enterByPasskey, hasPasskeys } from './passkey.ts';
import type { SignIn } from './use-sign-in.ts';

/** The passkey of this device. */
export function PasskeyButton({ entry }: { entry: SignIn }) {
  const busy = entry.busy === 'passkey';
  return (
    <Button
      full
      size="large"
      icon={IconFingerprint}
      busy={busy}
      onClick={() => void entry.attempt('passkey', enterByPasskey)}
    >
      {busy ? words.passkeyBusy : words.passkey}
    </Button>
  );
}

/** Ways in beside the password: a passkey where there can be one, and a trial for who has no account. */
export function OtherWays({ entry }: { entry: SignIn }) {
  return (
    <>
      {hasPasskeys(window) && (
        <>
          <div className="lg-or">
            <span>{words.or}</span>
          </div>
          <PasskeyButton entry={entry} />
        </>
      )}
      <p className="lg-new">
        {words.noAccount} <a href="/create_trial">{words.trial}</a>
        <span aria-hidden> · </span>
        <a href="/register">{words.prices}</a>
      </p>
    </>
  );
}
