import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import { useMemo, useRef, useState } from 'react';
import { NUMBER_STYLES, type NumberStyle } from '#domain/numbers/number-style.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { Switch } from '#src/ui/field/choice/choice-controls.tsx';
import { SelectField } from '#src/ui/field/choice/select-field.tsx';
import { TextArea } from '#src/ui/field/text-area.tsx';
import { shownEntry, unreadText } from '#src/ui/field/number/number-entry.ts';
import { shownStyle } from '#src/ui/format/number.ts';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { common } from '#src/wording/common.ts';
import { lineWords, pasteWords } from '#src/wording/desk/invoice-editor.ts';
import { extraText } from '#src/views/values/extra-text.ts';
import { isBlank, type DraftLine } from '../../draft/draft.ts';
import { isOwnColumn, NO_EXTRAS, statedIn } from '../own-columns.ts';
import './paste-dialog.css';
import { labelOf } from './column-label.ts';
import { copiedRows } from './copied-rows.ts';
import { LeftOut } from './left-out.tsx';
import { MissingProducts } from './missing-products.tsx';
import type { ProductLine } from './pasted-products.ts';
import {
  guessedRegion,
  isText,
  pastedColumns,
  pastedLines,
  stylesOf,
  type PasteInto,
  type Region,
} from './pasted-region.ts';
import type { PastedColumn } from './pasted-heading.ts';
import { usePastedProducts } from './use-pasted-products.ts';

const MAX_SHOWN = 10;

/** What is to be pasted: from which line (from 0) and column on. `text` is null until something was pasted into the dialog. */
export type Pasting = { text: string | null; row: number; column: string };

type PasteDialogProps = {
  pasting: Pasting;
  into: PasteInto;
  /** The lines from `row` on. */
  below: readonly DraftLine[];
  /** VAT rates of the day. */
  rates: readonly string[];
  onPaste: (lines: ProductLine[]) => void;
  onClose: () => void;
};

/** Dán từ Excel: what each column is taken for and how its numbers are read, before anything changes. Undone as one step. */
export function PasteDialog({ pasting, onClose, ...rest }: PasteDialogProps) {
  const { into } = rest;
  const read = (text: string | null, from: string) => regionOf(text, from, into);
  const [region, setRegion] = useState<Region | null>(() => read(pasting.text, pasting.column));
  if (region === null) {
    return (
      <Dialog open title={pasteWords.title} onClose={onClose} actions={<Cancel onClose={onClose} />}>
        <TextArea
          label={pasteWords.here}
          hint={pasteWords.hereHint}
          value=""
          autoFocus
          onChange={(text) => setRegion(read(`${text}\n`, 'name'))}
        />
      </Dialog>
    );
  }
  return <Preview {...{ pasting, region, setRegion, onClose }} {...rest} />;
}

type PreviewProps = PasteDialogProps & { region: Region; setRegion: (region: Region) => void };

function Preview({ pasting, region, setRegion, onClose, onPaste, ...rest }: PreviewProps) {
  const { into, below, rates } = rest;
  const { currency, has_vat, own } = into;
  const [chosen, setChosen] = useState<NumberStyle>(() => shownStyle.current());
  const take = (at: number, column: PastedColumn) =>
    setRegion({ ...region, columns: withColumn(region.columns, at, column) });
  const heads = useRef<HTMLTableRowElement>(null);
  // The button that took it goes with its banner; the choice of the column stays.
  const takeLeftOut = (at: number, column: PastedColumn) => {
    take(at, column);
    heads.current?.querySelectorAll('select')[at]?.focus();
  };
  const read = useMemo(() => pastedLines(region, { currency, chosen }), [region, currency, chosen]);
  const paste = usePastedProducts({ lines: read, below, rates });
  const { lines } = paste;
  const styles = stylesOf(region, currency);
  const isMixed = styles.includes('mixed');
  const read_as = [...new Set(styles.flatMap((one) => (one === null || one === 'mixed' ? [] : [one])))];
  const over = Math.min(below.filter((line) => !isBlank(line)).length, lines.length);
  const width = region.columns.length;
  return (
    <Dialog
      open
      size="extraLarge"
      title={pasteWords.title}
      onClose={onClose}
      actions={
        <>
          <span className="paste__undo">{pasteWords.undo}</span>
          <Cancel onClose={onClose} />
          <Button
            tone="primary"
            autoFocus
            disabled={paste.isMaking || region.columns.every((column) => column === 'skipped')}
            onClick={() => onPaste(lines)}
          >
            {pasteWords.insert(lines.length)}
          </Button>
        </>
      }
    >
      <div className="paste__head">
        <span>{pasteWords.size(lines.length, width, pasting.row + 1)}</span>
        <Switch
          label={pasteWords.heading}
          checked={region.has_heading}
          onChange={(has_heading) => setRegion({ ...region, has_heading })}
        />
        {!isMixed && read_as.length > 0 && (
          <span>{pasteWords.readAs(read_as.map((style) => pasteWords.styles[style]).join(', '))}</span>
        )}
        {isMixed && (
          <SelectField
            label={pasteWords.style}
            value={chosen}
            onChange={(style) => setChosen(style as NumberStyle)}
            choices={NUMBER_STYLES.map((style) => ({ value: style, label: pasteWords.styles[style] }))}
          />
        )}
        {paste.isMatched && <Matches lines={lines} />}
      </div>
      {isMixed && <Banner tone="warning">{pasteWords.mixed}</Banner>}
      <LeftOut {...{ region, setRegion, into }} take={takeLeftOut} />
      {over > 0 && <Banner tone="info">{pasteWords.over(pasting.row + 1, pasting.row + over)}</Banner>}
      <div className="paste__scroll">
        <table className="paste__table">
          <thead>
            <tr ref={heads}>
              <th scope="col">
                <span className="k-visually-hidden">{lineWords.number}</span>
              </th>
              {region.columns.map((column, at) => (
                <th key={at} scope="col" data-column={column}>
                  <SelectField
                    label={pasteWords.column(at + 1)}
                    labelHidden
                    value={column}
                    onChange={(next) => take(at, next as PastedColumn)}
                    choices={pastedColumns(has_vat, own).map((one) => ({
                      value: one,
                      label: labelOf(one, own),
                    }))}
                  />
                </th>
              ))}
              {paste.isMatched && <th scope="col">{pasteWords.inCatalogue}</th>}
            </tr>
          </thead>
          <tbody>
            {lines.slice(0, MAX_SHOWN).map((line, row) => (
              <tr key={row}>
                <th scope="row">{pasting.row + row + 1}</th>
                {region.columns.map((column, at) => (
                  <ReadCell
                    key={at}
                    text={region.rows[row + (region.has_heading ? 1 : 0)]?.[at] ?? ''}
                    read={readIn(line, column)}
                    isNumber={styles[at] !== null}
                  />
                ))}
                {paste.isMatched && <MatchCell line={line} />}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {lines.length > MAX_SHOWN && <p className="paste__more">{pasteWords.more(lines.length - MAX_SHOWN)}</p>}
      <MissingProducts paste={paste} />
    </Dialog>
  );
}

/** How many of the lines mean a product of the catalogue, and how many name none of it. */
function Matches({ lines }: { lines: readonly ProductLine[] }) {
  const known = lines.filter(({ product_id }) => product_id != null).length;
  const unknown = lines.filter(isUnknown).length;
  return (
    <span className="paste__matches" role="status">
      {known > 0 && (
        <span className="paste__known">
          <Icon of={IconCircleCheck} size={15} />
          {pasteWords.known(known)}
        </span>
      )}
      {unknown > 0 && <span>{pasteWords.unknown(unknown)}</span>}
    </span>
  );
}

const isUnknown = ({ product_id, name = '' }: ProductLine) => product_id == null && name.trim() !== '';

function MatchCell({ line }: { line: ProductLine }) {
  if (line.product_id != null) {
    return (
      <td className="paste__known">
        <Icon of={IconCircleCheck} size={15} />
        {line.code}
      </td>
    );
  }
  return <td className="paste__new">{isUnknown(line) && pasteWords.notInCatalogue}</td>;
}

function Cancel({ onClose }: { onClose: () => void }) {
  return <Button onClick={onClose}>{common.cancel}</Button>;
}

/** A cell as it will stand in the line; a skipped one as it was copied, struck through. */
function ReadCell({ text, read, isNumber }: { text: string; read: ReadText | null; isNumber: boolean }) {
  if (read === null) {
    return (
      <td className="paste__skipped">
        <s>{text}</s>
      </td>
    );
  }
  return (
    <td className={isNumber ? 'paste__number' : ''} aria-invalid={read.isUnread || undefined}>
      {read.shown}
      {read.isUnread && <small>{pasteWords.unread}</small>}
    </td>
  );
}

function regionOf(text: string | null, from: string, into: PasteInto): Region | null {
  const rows = text === null ? null : copiedRows(text);
  return rows === null ? null : guessedRegion(rows, from, into);
}

type ReadText = { shown: string; isUnread: boolean };

/** What a cell gives to its line, as people read it; null of a column that is left out. */
function readIn(line: ProductLine, column: PastedColumn): ReadText | null {
  if (column === 'skipped') return null;
  if (isOwnColumn(column)) {
    const stated = statedIn({ extras: line.extras ?? NO_EXTRAS }, column);
    if (stated === null) return { shown: '', isUnread: false };
    return { shown: extraText(stated), isUnread: stated.type !== 'string' && isUnread(stated.value) };
  }
  const value = line[column] ?? '';
  // A text stays as it is, though it has digits alone.
  if (isText(column)) return { shown: value, isUnread: false };
  return { shown: shownEntry(value), isUnread: isUnread(value) };
}

const isUnread = (value: string) => unreadText(value) !== null;

/** A column means one thing: what had that meaning before is skipped. */
function withColumn(columns: Region['columns'], at: number, next: PastedColumn): PastedColumn[] {
  return columns.map((column, place) => {
    if (place === at) return next;
    return column === next ? 'skipped' : column;
  });
}
