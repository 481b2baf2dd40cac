import IconWritingSign from '@tabler/icons-react/dist/esm/icons/IconWritingSign.mjs';
import { Button } from '#src/ui/action/button.tsx';
import { SplitButton } from '#src/ui/action/split-button.tsx';
import { publishWords } from '#src/wording/desk/invoice-editor.ts';
import { invoiceWords } from '#src/wording/invoice.ts';

type PublishButtonProps = {
  busy: boolean;
  /** `next`: a new invoice comes after it. */
  onPublish: (next: boolean) => void;
  /** Saves, then goes on to a new invoice; null where there is nothing to save. */
  onSave: (() => void) | null;
  mayGoOn: boolean;
};

/** Signs and publishes; behind it, for those who write one invoice after another, what begins the next one at once. */
export function PublishButton({ busy, onPublish, onSave, mayGoOn }: PublishButtonProps) {
  const button = {
    tone: 'primary',
    icon: IconWritingSign,
    shortcut: 'Ctrl ⏎',
    busy,
    onClick: () => onPublish(false),
    children: publishWords.button,
  } as const;
  if (!mayGoOn) return <Button {...button} />;
  return (
    <SplitButton
      {...button}
      entries={[
        { label: publishWords.thenNew, note: 'Ctrl ⇧ ⏎', onSelect: () => onPublish(true) },
        {
          label: invoiceWords.saveThenNew,
          note: 'Ctrl ⇧ S',
          disabled: onSave === null,
          onSelect: () => onSave?.(),
        },
      ]}
    />
  );
}
