import { Button } from '#src/ui/action/button.tsx';
import { NothingFound } from '#src/ui/state/empty-state.tsx';
import { lists } from '#src/wording/lists.ts';

/** Nothing that fits the filter. */
export function NoMatch({ one, onClear }: { one: string; onClear: () => void }) {
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
