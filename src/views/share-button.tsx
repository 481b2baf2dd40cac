import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare2.mjs';
import { Button } from '#src/ui/action/button.tsx';
import { useNotify } from 'react-admin';

type ShareButtonProps = {
  text: string;
  label: string;
  /** What is said where the phone does not do it, and what to do instead. */
  failed: string;
};

/** Whether this is a phone or tablet with a share sheet of its own: Zalo, messages and mail are in it. */
function hasShareSheet(): boolean {
  return typeof navigator.share === 'function' && window.matchMedia('(pointer: coarse)').matches;
}

/** Hands a text to the share sheet of the phone; nothing where there is none. */
export function ShareButton({ text, label, failed }: ShareButtonProps) {
  const notify = useNotify();
  if (!hasShareSheet()) return null;
  const share = () =>
    void navigator.share({ text }).catch((error: unknown) => {
      // Closed without choosing an app.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      notify(failed, { type: 'error' });
    });
  return (
    <Button size="small" icon={IconShare} onClick={share}>
      {label}
    </Button>
  );
}
