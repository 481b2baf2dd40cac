import IconImport from '@tabler/icons-react/dist/esm/icons/IconFileImport.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import type { ResourceDescriptor } from '#generated/resources/descriptor.ts';
import { Button } from '#src/ui/action/button.tsx';
import { EmptyState, NothingFound } from '#src/ui/state/empty-state.tsx';
import { lists } from '#src/wording/lists.ts';

type EmptyListProps = {
  descriptor: ResourceDescriptor;
  /** Where the first one is made, and where many are read in; null when the account may not. */
  createPath?: string | null;
  importPath?: string | null;
  /** Given when it is the filter that leaves nothing. */
  onClear?: () => void;
};

/** Nothing at all yet, or nothing that fits the filter. */
export function EmptyList({
  descriptor: { one },
  createPath = null,
  importPath = null,
  onClear,
}: EmptyListProps) {
  if (onClear) {
    return (
      <NothingFound
        message={lists.noMatch(one)}
        action={
          <Button tone="plain" onClick={onClear}>
            {lists.clear}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      heading={lists.empty(one)}
      actions={
        <>
          {createPath !== null && (
            <Button tone="primary" icon={IconPlus} href={createPath}>
              {lists.add(one)}
            </Button>
          )}
          {importPath !== null && (
            <Button icon={IconImport} href={importPath}>
              {lists.importMany(one)}
            </Button>
          )}
        </>
      }
    >
      {createPath === null ? lists.emptyReadOnly(one) : lists.emptyHint(one)}
    </EmptyState>
  );
}
