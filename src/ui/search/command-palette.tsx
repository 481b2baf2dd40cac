import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { MuiSurroundings } from '#src/theme/mui-surroundings.tsx';
import Modal from '@mui/material/Modal';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Button } from '../action/button.tsx';
import { IconButton } from '../action/icon-button.tsx';
import { Icon } from '../display/icon.tsx';
import { Kbd } from '../display/kbd.tsx';
import { formatCount } from '../format/number.ts';
import './command-palette.css';
import { flatItems, isFirstKnown, movePlace } from './palette-model.ts';
import type { PaletteGroup, PaletteItem } from './palette-model.ts';
import { PaletteResults } from './palette-results.tsx';
import { frameWords } from '../words/frame.ts';
import { pieceWords } from '../words/piece.ts';

type CommandPaletteProps = {
  open: boolean;
  onClose: () => void;
  query: string;
  /** What of the query is looked for, where a sign before it says in what; left out it is the whole query. */
  sought?: string;
  /** Signs that narrow the search when they are typed before the query. */
  signs?: readonly { sign: string; does: string }[];
  onQuery: (query: string) => void;
  /** Found for the query; with an empty query what was opened lately and what can be done. */
  groups: readonly PaletteGroup[];
  /** The answer to the query is not there yet: Enter waits for it, unless something was chosen by hand. */
  loading?: boolean;
  /** What went wrong, in a sentence; results found before stay. */
  error?: string | undefined;
  onRetry?: () => void;
  /** `aside`: in a tab of its own, asked by Ctrl. */
  onPick: (item: PaletteItem, aside: boolean) => void;
  label?: string;
};

/** Search over everything: a combobox at the top of the screen over the groups of what it found. */
export function CommandPalette(props: CommandPaletteProps) {
  const { open, onClose, label = frameWords.search.label } = props;
  return (
    <MuiSurroundings>
      <Modal open={open} onClose={onClose} className="k-palette-host">
        <div role="dialog" aria-modal aria-label={label} className="k-palette">
          <PaletteBody {...props} label={label} />
        </div>
      </Modal>
    </MuiSurroundings>
  );
}

function PaletteBody(props: CommandPaletteProps & { label: string }) {
  const { onClose, query, sought = query, signs = [], onQuery, groups, loading = false } = props;
  const { error, onRetry, onPick, label } = props;
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [activeId, setActiveId] = useState<string | null>(null);
  const items = flatItems(groups);
  // What was active may be gone from the new results: then the first one is.
  const place = Math.max(
    0,
    items.findIndex(({ id }) => id === activeId),
  );
  const active = items[place];
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active?.id]);
  /** Enter that waits for the answer. */
  const entered = useRef<{ aside: boolean } | null>(null);
  const pickAnswered = useEffectEvent(() => {
    if (entered.current !== null && active && !error) onPick(active, entered.current.aside);
    entered.current = null;
  });
  useEffect(() => {
    if (!loading) pickAnswered();
  }, [loading]);
  const pressKey = (event: KeyboardEvent) => {
    // Enter that ends a Vietnamese composition picks nothing.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      const isKnown = !loading || activeId !== null || isFirstKnown(groups);
      const aside = event.ctrlKey || event.metaKey;
      if (!isKnown) entered.current = { aside };
      else if (active) onPick(active, aside);
      return;
    }
    const next = movePlace(event.key, place, items.length);
    if (next === null) return;
    event.preventDefault();
    entered.current = null;
    setActiveId(items[next]?.id ?? null);
  };
  const type = (text: string) => {
    setActiveId(null);
    entered.current = null;
    onQuery(text);
  };
  const asked = sought.trim() !== '';
  const found = items.length > 0;
  return (
    <>
      <div className="k-palette__entry">
        <Icon of={IconSearch} size={18} />
        <input
          role="combobox"
          type="text"
          autoFocus
          autoComplete="off"
          spellCheck={false}
          aria-label={label}
          aria-expanded={found}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active && optionId(listId, active)}
          placeholder={label}
          value={query}
          onChange={(event) => type(event.target.value)}
          onKeyDown={pressKey}
        />
        {loading && <span className="k-palette__spinner" />}
        {asked && !loading && !error && (
          <span className="k-palette__count" aria-hidden>
            {frameWords.search.count(formatCount(items.length))}
          </span>
        )}
        <Kbd keys={['Esc']} />
        <IconButton name={pieceWords.close} icon={IconX} className="k-palette__close" onClick={onClose} />
      </div>
      <div ref={list} className="k-palette__results" aria-busy={loading || undefined}>
        {error && (
          <div className="k-palette__note k-palette__note--error" role="alert">
            <span>{error}</span>
            {onRetry && (
              <Button size="small" onClick={onRetry}>
                {pieceWords.retry}
              </Button>
            )}
          </div>
        )}
        {!error && !found && (
          <p className="k-palette__note">
            {loading
              ? frameWords.search.searching
              : asked
                ? frameWords.search.nothing(sought.trim())
                : frameWords.search.hint}
          </p>
        )}
        <PaletteResults
          listId={listId}
          groups={groups}
          query={sought}
          activeId={active?.id ?? null}
          onActive={setActiveId}
          onPick={onPick}
          optionId={(item) => optionId(listId, item)}
        />
      </div>
      <div className="k-palette__foot">
        <span>
          <Kbd keys={['↑', '↓']} /> {frameWords.search.choose}
        </span>
        <span>
          <Kbd keys={['Enter']} /> {frameWords.search.open}
        </span>
        <span>
          <Kbd keys={['Ctrl', 'Enter']} /> {frameWords.search.openAside}
        </span>
        <span className="k-palette__signs">
          {signs.map(({ sign, does }) => (
            <span key={sign}>
              <Kbd keys={[sign]} /> {does}
            </span>
          ))}
        </span>
      </div>
      <span className="k-visually-hidden" role="status">
        {asked && !loading && !error ? frameWords.search.count(formatCount(items.length)) : ''}
      </span>
    </>
  );
}

function optionId(listId: string, item: PaletteItem): string {
  return `${listId}-${item.id}`;
}
