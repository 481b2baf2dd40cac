import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import type { KeyboardEvent, Ref } from 'react';
import { Icon } from '../../display/icon.tsx';
import '../../field/field.css';
import './search-box.css';

type SearchBoxProps = {
  name: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  /** Longer than this is neither typed nor pasted. */
  maxLength: number;
  onSubmit?: () => void;
  ref?: Ref<HTMLInputElement>;
};

/** The search of a list: as typed, accents optional. */
export function SearchBox({ name, value, onChange, placeholder, maxLength, onSubmit, ref }: SearchBoxProps) {
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    onSubmit?.();
  };
  // Enter asks and gives the keys back to the list; Escape empties the box (the browser does that), then does so too.
  const leave = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget, nativeEvent } = event;
    if (nativeEvent.isComposing) return;
    if (key === 'Enter') submit(event);
    if (key === 'Enter' || (key === 'Escape' && value === '')) currentTarget.blur();
  };
  return (
    <form role="search" className="k-search" onSubmit={submit}>
      <div className="k-control">
        <Icon of={IconSearch} size={16} />
        <input
          ref={ref}
          type="search"
          aria-label={name}
          value={value}
          placeholder={placeholder}
          maxLength={maxLength}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={leave}
        />
      </div>
    </form>
  );
}
