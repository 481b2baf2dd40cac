import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { removePasskey, useListPasskeys } from '#generated/client/session/session.ts';
import type { components } from '#generated/types.ts';
import { Button } from '#src/ui/action/button.tsx';
import { IconButton } from '#src/ui/action/icon-button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { formatDateTime, formatInstantDate } from '#src/ui/format/date.ts';
import { Annotated } from '#src/ui/layout/annotated.tsx';
import { RecordStates } from '#src/views/record/record-states.tsx';
import { common } from '#src/wording/common.ts';
import { passkeyWords } from '#src/wording/settings/profile.ts';
import { useNotify } from 'react-admin';
import { useState } from 'react';
import { passkeyObstacle } from './make-passkey.ts';
import { PasskeyDialog } from './passkey-dialog.tsx';
import { ProfileList } from './profile-list.tsx';
import { ProofDialog } from './proof-dialog.tsx';

type Passkey = components['schemas']['Passkey'];

const timesOf = ({ created_on, last_used_on }: Passkey) =>
  [
    passkeyWords.createdOn(formatInstantDate(created_on)),
    last_used_on === null ? passkeyWords.neverUsed : passkeyWords.lastUsed(formatDateTime(last_used_on)),
  ].join(' · ');

export function PasskeysRow() {
  const { data, error, isPending, refetch } = useListPasskeys();
  const notify = useNotify();
  const [open, setOpen] = useState<'add' | Passkey | null>(null);
  const obstacle = passkeyObstacle(window);
  const finish = (message: string) => {
    setOpen(null);
    notify(message, { type: 'success' });
  };
  return (
    <Annotated title={passkeyWords.title} note={passkeyWords.note}>
      <RecordStates error={error} isPending={isPending} onRetry={() => void refetch()}>
        <div className="profile-stack">
          <ProfileList
            name={passkeyWords.list}
            empty={passkeyWords.none}
            items={(data ?? []).map((passkey) => ({
              key: passkey.id,
              icon: IconKey,
              title: passkey.name,
              detail: timesOf(passkey),
              action: (
                <IconButton
                  name={passkeyWords.remove(passkey.name)}
                  icon={IconTrash}
                  size="small"
                  onClick={() => setOpen(passkey)}
                />
              ),
            }))}
          />
          {obstacle === null ? (
            <div className="profile-actions">
              <Button onClick={() => setOpen('add')}>{passkeyWords.add}</Button>
            </div>
          ) : (
            <Banner tone="neutral">{obstacle}</Banner>
          )}
        </div>
      </RecordStates>
      {open === 'add' && (
        <PasskeyDialog onClose={() => setOpen(null)} onMade={() => finish(passkeyWords.added)} />
      )}
      {open !== null && open !== 'add' && (
        <ProofDialog
          title={passkeyWords.removeTitle}
          consequence={passkeyWords.removeText(open.name)}
          action={common.remove}
          tone="critical"
          onProof={async (password) => {
            await removePasskey(open.id, { passkey: { password } });
            finish(passkeyWords.removed);
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </Annotated>
  );
}
