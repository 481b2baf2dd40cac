import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { Icon } from '../display/icon.tsx';
import { Kbd } from '../display/kbd.tsx';
import { frameWords } from '../words/frame.ts';
import './search-trigger.css';

export type SearchTriggerProps = { label?: string; onOpen: () => void };

const onApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Opens the search over everything: a field to look at, up to 600 px wide; an icon on phones. */
export function SearchTrigger({ label = frameWords.search.label, onOpen }: SearchTriggerProps) {
  return (
    <button
      type="button"
      className="k-search-trigger"
      aria-label={label}
      aria-keyshortcuts="Control+K Meta+K"
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <Icon of={IconSearch} size={16} />
      <span className="k-search-trigger__label">{label}</span>
      <Kbd keys={onApple() ? ['⌘K'] : ['Ctrl', 'K']} />
    </button>
  );
}
