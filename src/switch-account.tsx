import { ConfirmDialog } from '#src/ui/overlay/confirm-dialog.tsx';
import type { Root } from 'react-dom/client';
import type { HandedAccount } from './providers/auth/handed-token.ts';
import { switchWords } from './wording/settings/switch-account.ts';

type SwitchAccountProps = { account: HandedAccount; onAnswer: (change: boolean) => void };

/** Asked where a link would put another account in the place of the one that is signed in; closing it keeps that one. */
function SwitchAccount({ account, onAnswer }: SwitchAccountProps) {
  return (
    <ConfirmDialog
      title={switchWords.title(account.full_name)}
      action={switchWords.change}
      leave={switchWords.stay}
      onAct={() => onAnswer(true)}
      onClose={() => onAnswer(false)}
    >
      <p>{switchWords.text(account.email)}</p>
    </ConfirmDialog>
  );
}

/** The question alone on the page, before the admin is drawn into the same root. */
export function askToSwitch(root: Root, account: HandedAccount): Promise<boolean> {
  return new Promise((answer) => root.render(<SwitchAccount account={account} onAnswer={answer} />));
}
