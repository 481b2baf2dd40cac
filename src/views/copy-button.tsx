import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { Button } from '#src/ui/action/button.tsx';
import type { ButtonProps } from '#src/ui/action/button.tsx';
import { IconButton } from '#src/ui/action/icon-button.tsx';
import { common } from '#src/wording/common.ts';
import { useNotify } from 'react-admin';

type CopyButtonProps = Pick<ButtonProps, 'disabled'> & {
  text: string;
  /** What it says; `Chép` unless told. */
  label?: string;
  /** What is said where the browser does not allow it, and what to do instead. */
  failed?: string;
};

/** Puts a text on the clipboard and says whether that worked: browsers refuse it outside of HTTPS. */
function useCopy(text: string, failed: string): () => void {
  const notify = useNotify();
  return () =>
    void navigator.clipboard.writeText(text).then(
      () => notify(common.copied, { type: 'success' }),
      () => notify(failed, { type: 'error' }),
    );
}

export function CopyButton({
  text,
  label = common.copy,
  failed = common.copyFailed,
  disabled,
}: CopyButtonProps) {
  const copy = useCopy(text, failed);
  return (
    <Button size="small" icon={IconCopy} disabled={disabled} onClick={copy}>
      {label}
    </Button>
  );
}

/** Beside a short text, where a button with words would be larger than what it copies; `name` says what that is. */
export function CopyIconButton({ text, name, failed }: { text: string; name: string; failed: string }) {
  const copy = useCopy(text, failed);
  return <IconButton size="small" icon={IconCopy} name={name} onClick={copy} />;
}
