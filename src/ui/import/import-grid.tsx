import IconDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs';
import { useMediaQuery } from '../use-media-query.ts';
import { useState } from 'react';
import { media } from '#src/theme/tokens.ts';
import { IconButton } from '../action/icon-button.tsx';
import { formatCount } from '../format/number.ts';
import { ImportCards } from './import-cards.tsx';
import type { CellPlace, ImportGridProps } from './import-model.ts';
import { ImportSheet } from './import-sheet.tsx';
import { useCellCommits } from './use-cell-commits.ts';
import { sheetWords } from '../words/sheet.ts';

/** The rows of a file before they are taken in: wrong cells marked, mended in place, and found one after another (F8). */
export function ImportGrid(props: ImportGridProps) {
  const { errorCount, findError, onCommit, readOnly = false, footNote, ...rest } = props;
  const phone = useMediaQuery(media.sheetNavigation);
  const [active, setActive] = useState<CellPlace>({ row: 0, column: 0 });
  const [focusTurn, setFocusTurn] = useState(0);
  const [seeking, setSeeking] = useState(false);
  // Rows keep their height while the last errors are put right.
  const [reasons] = useState((errorCount ?? 0) > 0);
  const { pending, commit } = useCellCommits(onCommit);
  const seek = async (direction: 1 | -1) => {
    if (seeking) return;
    setSeeking(true);
    try {
      const found = await findError(active, direction);
      if (found) {
        setActive(found);
        setFocusTurn((turn) => turn + 1);
      }
    } finally {
      setSeeking(false);
    }
  };
  const shared = {
    ...rest,
    readOnly,
    active,
    focusTurn,
    pending,
    onCommit: (row: number, column: string, value: string) => void commit(row, column, value),
  };
  return (
    <div className="k-import" aria-busy={seeking || undefined}>
      {phone ? (
        <ImportCards {...shared} />
      ) : (
        <ImportSheet
          {...shared}
          reasons={reasons}
          onActive={setActive}
          onFindError={(direction) => void seek(direction)}
        />
      )}
      <div className="k-import__foot">
        {errorCount !== undefined && <ErrorSteps count={errorCount} onSeek={(way) => void seek(way)} />}
        {footNote && <span className="k-import__note">{footNote}</span>}
      </div>
    </div>
  );
}

function ErrorSteps({ count, onSeek }: { count: number; onSeek: (direction: 1 | -1) => void }) {
  const rest = { size: 'small', bordered: true, disabled: count === 0 } as const;
  return (
    <>
      <span role="status">{count === 0 ? sheetWords.noErrors : sheetWords.errors(formatCount(count))}</span>
      <IconButton
        name={sheetWords.previousError}
        shortcut="Shift F8"
        icon={IconUp}
        onClick={() => onSeek(-1)}
        {...rest}
      />
      <IconButton
        name={sheetWords.nextError}
        shortcut="F8"
        icon={IconDown}
        onClick={() => onSeek(1)}
        {...rest}
      />
    </>
  );
}
