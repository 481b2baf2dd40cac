import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { Dialog, type DialogSize } from '#src/ui/overlay/dialog.tsx';
import { common } from '#src/wording/common.ts';
import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { firstWrong } from './refused-banner.tsx';
import './form-dialog.css';

type FormDialogProps = {
  title: string;
  /** Verb of the one button that acts. */
  action: string;
  tone?: 'primary' | 'critical';
  /** The way out, where "Hủy" would read as the action. */
  leave?: string;
  size?: DialogSize;
  busy: boolean;
  /** Why it was refused, where no field says so itself. */
  failure: string | null;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A few fields in a dialog: Enter acts, a refusal keeps what was typed and leads to the first field that is wrong. */
export function FormDialog({
  title,
  action,
  tone = 'primary',
  leave = common.cancel,
  size = 'small',
  busy,
  failure,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries > 0) firstWrong(form.current)?.focus();
  }, [tries]);
  return (
    <Dialog
      open
      onClose={onClose}
      size={size}
      title={title}
      locked={busy}
      actions={
        <>
          <Button onClick={onClose} disabled={busy}>
            {leave}
          </Button>
          <Button tone={tone} type="submit" form={id} busy={busy}>
            {action}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={id}
        noValidate
        className="form-dialog"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
          setTries(tries + 1);
        }}
      >
        {failure !== null && <Banner tone="critical">{failure}</Banner>}
        {children}
      </form>
    </Dialog>
  );
}
