import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { Button } from '#src/ui/action/button.tsx';
import type { ButtonProps } from '#src/ui/action/button.tsx';
import { useToast } from '#src/ui/overlay/toast-context.ts';
import { common } from '#src/wording/common.ts';

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
  const { show } = useToast();
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => show({ tone: 'success', message: common.copied }),
      () => show({ tone: 'error', message: failed }),
    );
  return (
    <Button size="small" icon={IconCopy} disabled={disabled} onClick={copy}>
      {label}
    </Button>
  );
}
