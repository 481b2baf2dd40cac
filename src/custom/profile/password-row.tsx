import { Button } from '#src/ui/action/button.tsx';
import { Annotated } from '#src/ui/layout/annotated.tsx';
import { useToast } from '#src/ui/overlay/toast-context.ts';
import { passwordWords } from '#src/wording/profile.ts';
import { useState } from 'react';
import { PasswordDialog } from './password-dialog.tsx';

export function PasswordRow() {
  const [open, setOpen] = useState(false);
  const { show } = useToast();
  return (
    <Annotated title={passwordWords.title} note={passwordWords.note}>
      <Button onClick={() => setOpen(true)}>{passwordWords.change}</Button>
      {open && (
        <PasswordDialog
          onClose={() => setOpen(false)}
          onChanged={() => {
            setOpen(false);
            show({ tone: 'success', message: passwordWords.changed });
          }}
        />
      )}
    </Annotated>
  );
}
