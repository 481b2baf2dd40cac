import { useEffect, useRef, useState } from 'react';
import { Button } from '../../action/button.tsx';
import { Checkbox } from '../../field/choice/choice-controls.tsx';
import { TextField } from '../../field/text-field.tsx';
import { listWords } from '../../words/list.ts';

const words = listWords.saved;

export type SavedSearchDraft = { name: string; shared: boolean; isDefault: boolean };

type SavedSearchFormProps = {
  /** The name to change; without it a new search is saved. */
  rename?: string | undefined;
  /** Names that are in use. */
  taken: readonly string[];
  mayShare: boolean;
  onSubmit: (draft: SavedSearchDraft) => void;
  onCancel: () => void;
};

const longestName = 60;

export function SavedSearchForm({ rename, taken, mayShare, onSubmit, onCancel }: SavedSearchFormProps) {
  const [name, setName] = useState(rename ?? '');
  const [shared, setShared] = useState(false);
  const [isDefault, setIsDefault] = useState(false);
  const [tried, setTried] = useState(false);
  const entry = useRef<HTMLInputElement>(null);
  // Not autoFocus: the menu it was opened from gives the focus back to its button first.
  useEffect(() => entry.current?.focus(), []);
  const wanted = name.trim();
  const fault = faultOf(wanted, taken);
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    if (fault === undefined) onSubmit({ name: wanted, shared, isDefault });
    else setTried(true);
  };
  return (
    <form className="k-popover__form" onSubmit={submit} noValidate>
      <TextField
        label={words.name}
        required
        ref={entry}
        max={longestName}
        value={name}
        onChange={setName}
        error={tried ? fault : undefined}
      />
      {rename === undefined && (
        <div>
          {mayShare && <Checkbox label={words.share} checked={shared} onChange={setShared} />}
          <Checkbox label={words.openWith} checked={isDefault} onChange={setIsDefault} />
        </div>
      )}
      <div className="k-popover__foot">
        <Button size="small" onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button size="small" tone="primary" type="submit">
          {words.keep}
        </Button>
      </div>
    </form>
  );
}

function faultOf(name: string, taken: readonly string[]): string | undefined {
  const length = [...name].length;
  if (length === 0) return words.unnamed;
  if (length > longestName) return words.tooLong(longestName, length);
  const same = taken.some((other) => other.toLocaleLowerCase('vi') === name.toLocaleLowerCase('vi'));
  return same ? words.taken : undefined;
}
