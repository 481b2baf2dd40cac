import { useCallback, useMemo } from 'react';
import { hasField } from '#domain/invoice/lines/line-fields.table.ts';
import { lineWords } from '#src/wording/desk/invoice-editor.ts';
import { specialWords } from '#src/wording/desk/special-goods.ts';
import { lineKindLabels } from '#src/wording/labels.ts';
import type { DraftLine } from '../../draft/draft.ts';
import { specialName } from '../../special/special-goods.ts';
import { LineCell } from '../cells/line-cell.tsx';
import { NameCell } from '../cells/name-cell.tsx';
import type { FromProduct } from '../line-of-product.ts';
import { placeOf, type Row, type RowSetting } from './row.ts';

/** What the name of a line can bring about beyond its text; the same functions each time. */
export function useNameActs({ store, onTaken, onMake }: RowSetting, key: number, at: number) {
  const { dispatch } = store;
  const taken = useCallback(() => onTaken(at), [onTaken, at]);
  const takeCode = useCallback(
    (typed: string, product: FromProduct) => dispatch({ type: 'take_code', key, typed, product }),
    [dispatch, key],
  );
  const make = useMemo(() => (onMake === null ? null : (text: string) => onMake(key, text)), [onMake, key]);
  return { taken, takeCode, make };
}

/** The name, with what kind of line it is. */
export function nameCell(row: Row, { taken, takeCode, make }: ReturnType<typeof useNameActs>) {
  const { line, change } = row;
  const { control, frame } = placeOf(row, 'name', lineWords.name);
  return (
    <LineCell
      {...frame}
      look="text"
      label={lineWords.name}
      className={isMarked(line) ? 'line__name line__name--marked' : 'line__name'}
      marks={<LineMarks line={line} />}
    >
      <NameCell
        {...control}
        kind={line.kind}
        text={line.name}
        product_id={line.product_id}
        code={line.code}
        onChange={change}
        onTaken={taken}
        onCode={takeCode}
        onMake={hasField(line.kind, 'quantity') ? make : null}
      />
    </LineCell>
  );
}

const isMarked = ({ kind, special }: DraftLine) => lineWords.kinds[kind] !== '' || special !== null;

/** What kind of line it is, and whether it states special goods, where it is no ordinary one. */
function LineMarks({ line: { kind, special } }: { line: DraftLine }) {
  return (
    <>
      {lineWords.kinds[kind] !== '' && (
        <abbr className="line__kind" title={lineKindLabels[kind]}>
          {lineWords.kinds[kind]}
        </abbr>
      )}
      {special !== null && (
        <abbr className="line__kind" title={specialName(special)}>
          {specialWords.short}
        </abbr>
      )}
    </>
  );
}
