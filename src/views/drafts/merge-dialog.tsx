import { Button } from '#src/ui/action/button.tsx';
import { ChoiceCards } from '#src/ui/field/choice/choice-cards.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { common } from '#src/wording/common.ts';
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
    <Dialog
      open
      onClose={onClose}
      title={draftWords.mergeTitle}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button tone="primary" onClick={settle}>
            {draftWords.merge}
          </Button>
        </>
      }
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
    </Dialog>
  );
}
