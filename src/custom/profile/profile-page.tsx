import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Button } from '#src/ui/action/button.tsx';
import { Annotated, AnnotatedCard } from '#src/ui/layout/annotated.tsx';
import { Stack } from '#src/ui/layout/card.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { Narrow } from '#src/views/pages/page-width.tsx';
import { pageTitles } from '#src/wording/record-lists.ts';
import { passwordWords } from '#src/wording/settings/profile.ts';
import { DigestRow } from './digest-row.tsx';
import { InfoRow } from './info-row.tsx';
import { LookRow } from './look-row.tsx';
import { PasskeysRow } from './passkeys-row.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import './profile.css';
import { SecondFactorRow } from './second-factor-row.tsx';
import { SessionsRow } from './sessions-row.tsx';

/** The signed-in account: who it is, how it looks, how it gets in, where it is signed in. */
export function ProfilePage() {
  return (
    <Narrow>
      <PageHeader title={pageTitles.profile} />
      <Stack>
        <AnnotatedCard>
          <InfoRow />
          <LookRow />
          <DigestRow />
        </AnnotatedCard>
        <AnnotatedCard>
          <PasswordRow />
          <SecondFactorRow />
          <PasskeysRow />
          <SessionsRow />
        </AnnotatedCard>
      </Stack>
    </Narrow>
  );
}

function PasswordRow() {
  const [open, setOpen] = useState(false);
  const notify = useNotify();
  return (
    <Annotated title={passwordWords.title} note={passwordWords.note}>
      <Button onClick={() => setOpen(true)}>{passwordWords.change}</Button>
      {open && (
        <PasswordDialog
          onClose={() => setOpen(false)}
          onChanged={() => {
            setOpen(false);
            notify(passwordWords.changed, { type: 'success' });
          }}
        />
      )}
    </Annotated>
  );
}
