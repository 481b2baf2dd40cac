import { Button } from '#src/ui/action/button.tsx';
import { Annotated } from '#src/ui/layout/annotated.tsx';
import { passwordWords } from '#src/wording/settings/profile.ts';
import { useNotify } from 'react-admin';
import { useState } from 'react';
import { PasswordDialog } from './password-dialog.tsx';

export function PasswordRow() {
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
