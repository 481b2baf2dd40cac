import type { Root } from 'react-dom/client';
import type { HandedAccount } from './providers/auth/handed-token.ts';
import { Button } from './ui/action/button.tsx';
import { Dialog } from './ui/overlay/dialog.tsx';
import { switchWords } from './wording/settings/switch-account.ts';

type SwitchAccountProps = { account: HandedAccount; onAnswer: (change: boolean) => void };

/** Asked where a link would put another account in the place of the one that is signed in; closing it keeps that one. */
export function SwitchAccount({ account, onAnswer }: SwitchAccountProps) {
  return (
    <Dialog
      open
      onClose={() => onAnswer(false)}
      size="small"
      title={switchWords.title(account.full_name)}
      actions={
        <>
          <Button onClick={() => onAnswer(false)}>{switchWords.stay}</Button>
          <Button tone="primary" onClick={() => onAnswer(true)}>
            {switchWords.change}
          </Button>
        </>
      }
    >
      <p>{switchWords.text(account.email)}</p>
    </Dialog>
  );
}

/** The question alone on the page, before the admin is drawn into the same root. */
export function askToSwitch(root: Root, account: HandedAccount): Promise<boolean> {
  return new Promise((answer) => root.render(<SwitchAccount account={account} onAnswer={answer} />));
}
