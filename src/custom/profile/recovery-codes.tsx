import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { useSignedIn } from '#src/providers/account-context.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Checkbox } from '#src/ui/field/choice/choice-controls.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { common } from '#src/wording/common.ts';
import { recoveryWords } from '#src/wording/settings/profile.ts';
import { keepFile } from '#src/ui/keep-file.ts';
import { useNotify } from 'react-admin';
import { useState } from 'react';

type RecoveryCodesProps = { codes: readonly string[]; onStored: () => void };

function offerFile(text: string): void {
  keepFile(new Blob([text], { type: 'text/plain' }), recoveryWords.file);
}

/** Shown once: the dialog goes only after a tick that they are put away. */
export function RecoveryCodes({ codes, onStored }: RecoveryCodesProps) {
  const { email } = useSignedIn().account;
  const notify = useNotify();
  const [stored, setStored] = useState(false);
  const text = [recoveryWords.fileHead(email), '', ...codes, ''].join('\n');
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    notify(recoveryWords.copied, { type: 'success' });
  };
  return (
    <Dialog
      open
      onClose={onStored}
      size="small"
      title={recoveryWords.title}
      locked={!stored}
      actions={
        <Button tone="primary" disabled={!stored} onClick={onStored}>
          {common.done}
        </Button>
      }
    >
      <div className="profile-stack recovery">
        <p>{recoveryWords.text}</p>
        <p className="recovery__owner">{recoveryWords.fileHead(email)}</p>
        <ul className="recovery__codes" aria-label={recoveryWords.list}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <div className="profile-actions">
          {window.isSecureContext && (
            <Button icon={IconCopy} onClick={() => void copy()}>
              {recoveryWords.copy}
            </Button>
          )}
          <Button icon={IconPrinter} onClick={() => window.print()}>
            {recoveryWords.print}
          </Button>
          <Button icon={IconDownload} onClick={() => offerFile(text)}>
            {recoveryWords.download}
          </Button>
        </div>
        <Checkbox label={recoveryWords.stored} checked={stored} onChange={setStored} />
      </div>
    </Dialog>
  );
}
