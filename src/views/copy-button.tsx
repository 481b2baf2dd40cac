import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { Button } from '#src/ui/action/button.tsx';
import type { ButtonProps } from '#src/ui/action/button.tsx';
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
export function CopyButton({
  text,
  label = common.copy,
  failed = common.copyFailed,
  disabled,
}: CopyButtonProps) {
  const notify = useNotify();
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => notify(common.copied, { type: 'success' }),
      () => notify(failed, { type: 'error' }),
    );
  return (
    <Button size="small" icon={IconCopy} disabled={disabled} onClick={copy}>
      {label}
    </Button>
  );
}
