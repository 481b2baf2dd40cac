import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../action/button.tsx';
import { Banner } from '../display/banner.tsx';
import { Stack } from '../layout/card.tsx';
import { pieceWords } from '../words/piece.ts';
import { Dialog, type DialogProps } from './dialog.tsx';

type ConfirmDialogProps = Pick<DialogProps, 'title' | 'size' | 'limitHeight' | 'onClose'> & {
  open?: boolean;
  /** Verb of the one button that acts. */
  action: string;
  tone?: 'primary' | 'critical';
  icon?: ComponentProps<typeof Button>['icon'];
  /** The way out, where "Hủy" would read as the action. */
  leave?: string;
  /** It is being done: until then the dialog cannot be left. */
  busy?: boolean;
  disabled?: boolean;
  /** Why it was not done. */
  failure?: string | null;
  failureTitle?: string;
  onAct: () => void;
  children: ReactNode;
};

/** What is asked before something is done: what follows from it, and one button that does it. */
export function ConfirmDialog({
  open = true,
  action,
  tone = 'primary',
  icon,
  leave = pieceWords.cancel,
  size = 'small',
  busy = false,
  disabled = false,
  failure = null,
  failureTitle,
  onAct,
  children,
  ...dialog
}: ConfirmDialogProps) {
  return (
    <Dialog
      {...dialog}
      open={open}
      size={size}
      locked={busy}
      actions={
        <>
          <Button onClick={dialog.onClose} disabled={busy}>
            {leave}
          </Button>
          <Button tone={tone} icon={icon} busy={busy} disabled={disabled} onClick={onAct}>
            {action}
          </Button>
        </>
      }
    >
      <Stack>
        {failure !== null && (
          <Banner tone="critical" title={failureTitle}>
            {failure}
          </Banner>
        )}
        {children}
      </Stack>
    </Dialog>
  );
}
