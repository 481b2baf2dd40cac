import { ChoiceCards } from '#src/ui/field/choice/choice-cards.tsx';
import { ConfirmDialog } from '#src/ui/overlay/confirm-dialog.tsx';
import { draftWords } from '#src/wording/drafts.ts';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Merge, Side } from './merge-draft.ts';
import './merge-dialog.css';

/** A field as people know it, and a value of it to read. */
export type DescribeField = (key: string) => { label: string; show: (value: unknown) => ReactNode };

type MergeDialogProps = {
  merge: Merge;
  describe: DescribeField;
  onSettle: (choices: Readonly<Record<string, Side>>) => void;
  onClose: () => void;
};

/** Field by field, where both sides changed: the draft's or what stands there now. Nothing is chosen beforehand. */
export function MergeDialog({ merge, describe, onSettle, onClose }: MergeDialogProps) {
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>({});
  const [tried, setTried] = useState(false);
  const isSettled = merge.contested.every(({ key }) => choices[key] !== undefined);
  const settle = () => {
    setTried(true);
    if (isSettled) onSettle(choices);
  };
  return (
    <ConfirmDialog
      size="medium"
      title={draftWords.mergeTitle}
      action={draftWords.merge}
      onAct={settle}
      onClose={onClose}
    >
      <div className="merge-dialog">
        <p>{draftWords.mergeText}</p>
        {merge.contested.map(({ key, draft, current }) => {
          const { label, show } = describe(key);
          return (
            <ChoiceCards
              key={key}
              label={label}
              value={choices[key] ?? ''}
              onChange={(side) => setChoices({ ...choices, [key]: side as Side })}
              error={tried && choices[key] === undefined ? draftWords.choose : undefined}
              choices={[
                { value: 'draft', label: draftWords.mine, detail: show(draft) },
                { value: 'current', label: draftWords.theirs, detail: show(current) },
              ]}
            />
          );
        })}
      </div>
    </ConfirmDialog>
  );
}
