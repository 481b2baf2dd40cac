import Autocomplete from '@mui/material/Autocomplete';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconSelector from '@tabler/icons-react/dist/esm/icons/IconSelector.mjs';
import { useEffect, useMemo, useRef, useState, type ReactNode, type UIEvent } from 'react';
import { MuiSurroundings } from '#src/theme/mui-surroundings.tsx';
import { Icon } from '../../display/icon.tsx';
import { foldText } from '../../format/text.ts';
import { fieldWords } from '../../words/field.ts';
import { apart, Field, type FieldFrame } from '../field.tsx';
import './combobox.css';
import './option.css';
import { Highlighted } from './highlighted.tsx';

export type Option = {
  value: string;
  label: string;
  /** A muted line under the label: what it is, what choosing it means. */
  detail?: ReactNode;
  /** Before the label (the glyph of a tone). */
  mark?: ReactNode;
  disabled?: boolean;
};

type ComboboxProps = FieldFrame & {
  value: Option | null;
  onChange?: (option: Option | null) => void;
  /** All options, or those found so far when `onSearch` is given. */
  options: readonly Option[];
  /** Searching is done elsewhere (the server, accents optional): hears what is typed, and nothing once a choice has its name in the box. */
  onSearch?: (text: string) => void;
  /** With `onSearch`: the options are not yet those of what is typed; of them only what fits it is offered. */
  loading?: boolean;
  placeholder?: string;
  disabled?: boolean;
  readOnly?: boolean;
  onBlur?: () => void;
  /** A required field cannot be emptied by the X. */
  clearable?: boolean;
  noOptionsText?: string;
  /** Hears that the end of the list is near: more options may be put behind those there are. */
  onMore?: () => void;
  /** Under the list: how many are shown of how many. */
  listNote?: string | undefined;
  /** Offers, after what was found, to make a new one of what is typed. */
  onCreate?: (text: string) => void;
};

/** The value of the offer to make a new one; no record has it. */
const newValue = '+';

/** What is found, and at its end the offer to make what is not there under just that name. */
function withOffer(found: Option[], text: string, chosen: Option | null): Option[] {
  const wanted = text.trim();
  const isKnown = [...found, ...(chosen ? [chosen] : [])].some(({ label }) => label === wanted);
  return wanted === '' || isKnown ? found : [...found, { value: newValue, label: wanted }];
}

/** A list is at its end within 2 px of it, 50 ms after it was scrolled last (spec point 9). */
const scrollEnd = { tolerance_px: 2, debounce_ms: 50 };

/** Calls `reached` once a list has come to rest at its end. */
function useScrollEnd(reached: (() => void) | undefined): (list: HTMLElement) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(reached);
  useEffect(() => {
    latest.current = reached;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return (list) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const left = list.scrollHeight - list.scrollTop - list.clientHeight;
      if (left <= scrollEnd.tolerance_px) latest.current?.();
    }, scrollEnd.debounce_ms);
  };
}

const matches = (options: Option[], text: string) =>
  options.filter((option) => foldText(option.label).includes(foldText(text.trim())));

/** What was found for other words and fits those that are typed now as well, by its label or by the line under it. */
const matchesStill = (options: Option[], text: string) =>
  options.filter(({ label, detail }) =>
    [label, typeof detail === 'string' ? detail : ''].some((said) =>
      foldText(said).includes(foldText(text.trim())),
    ),
  );

/** Where nothing fits any more, Enter is still about the place that was highlighted: there is nothing to take. */
const isShut = (option: Option | undefined) => option === undefined || option.disabled === true;

/** Autocomplete takes every new object for another choice, and would put its label over what is being typed. */
function useSameOption(value: Option | null): Option | null {
  const { value: key, label } = value ?? {};
  return useMemo(
    () => (key === undefined || label === undefined ? null : { value: key, label }),
    [key, label],
  );
}

/** A choice among many, found by typing with or without marks. */
export function Combobox(props: ComboboxProps) {
  const { frame, control } = apart(props);
  const {
    value,
    onChange,
    options,
    onSearch,
    loading = false,
    placeholder,
    onBlur,
    clearable = true,
    noOptionsText = fieldWords.nothingFound,
    onMore,
    listNote,
    onCreate,
    ...state
  } = control;
  const search = (all: Option[], text: string) => {
    // Enter right after the last letter must not take what was found for the letters before.
    const searched = loading ? matchesStill(all, text) : all;
    const found = onSearch ? searched : matches(all, text);
    // While nothing is found yet, Enter would take the offer, and the highlight would stay on it afterwards.
    return onCreate && !loading ? withOffer(found, text, value) : found;
  };
  const chosen = useSameOption(value);
  const keepPlace = useKeptScroll(options);
  const scrolled = useScrollEnd(onMore);
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  // Without `disableCloseOnSelect` Autocomplete highlights anew after every change of its options, and a list that
  // grows goes back to its top; so what closes it stands here.
  const popup = {
    open,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
    disableCloseOnSelect: true,
  };
  const noted =
    listNote === undefined || options.length === 0
      ? {}
      : { className: 'k-noted-list', 'data-note': listNote };
  const choose = (option: Option | null) => {
    if (option !== null) setOpen(false);
    if (option?.value === newValue) onCreate?.(option.label);
    else onChange?.(option);
  };
  return (
    <Field {...frame}>
      {(aria) => (
        <MuiSurroundings>
          <Autocomplete<Option, false, boolean>
            {...state}
            id={aria.id}
            value={chosen}
            // Copies: what is chosen again, Autocomplete would take for no choice, and the list would stay.
            options={options.map((option) => ({ ...option }))}
            loading={loading}
            disableClearable={!clearable}
            {...popup}
            ref={root}
            autoHighlight
            getOptionLabel={(option) => option.label}
            getOptionKey={(option) => option.value}
            getOptionDisabled={isShut}
            isOptionEqualToValue={(option, chosen) => option.value === chosen.value}
            filterOptions={(all, { inputValue }) => search(all, inputValue)}
            onChange={(_event, option) => choose(option)}
            // The name of what is chosen is put into the box: that is no search, and would find it alone.
            onInputChange={(_event, text, reason) => onSearch?.(reason === 'input' ? text : '')}
            slotProps={{
              listbox: {
                // The list is about to change: its search is not answered yet.
                'aria-busy': loading,
                onScroll: (event) => {
                  keepPlace(event);
                  scrolled(event.currentTarget);
                },
              },
              paper: noted,
              // Inside the page's landmark, where a reader who goes by landmarks finds it too.
              popper: { container: () => root.current?.closest('main') ?? document.body },
            }}
            noOptionsText={noOptionsText}
            loadingText={fieldWords.choice.searching}
            openText={fieldWords.choice.open}
            closeText={fieldWords.choice.close}
            clearText={fieldWords.choice.clear}
            popupIcon={<Icon of={IconSelector} size={16} />}
            renderOption={({ key, ...item }, option, { inputValue }) => (
              <li key={key} {...item}>
                <span className="k-option">
                  {option.value === newValue ? (
                    <span className="k-option__new">
                      <Icon of={IconPlus} size={16} />
                      {fieldWords.choice.add(option.label)}
                    </span>
                  ) : (
                    <span className="k-option__label">
                      {option.mark}
                      <Highlighted text={option.label} query={inputValue} />
                    </span>
                  )}
                  {option.detail && <span className="k-option__detail">{option.detail}</span>}
                </span>
              </li>
            )}
            renderInput={({ inputProps, InputProps }) => (
              <div
                ref={InputProps.ref}
                className="k-control k-control--combobox"
                data-locked={state.disabled}
              >
                <input
                  {...inputProps}
                  {...aria}
                  placeholder={placeholder}
                  onBlur={chain(inputProps.onBlur, onBlur)}
                />
                {InputProps.endAdornment}
              </div>
            )}
          />
        </MuiSurroundings>
      )}
    </Field>
  );
}

function chain<E>(first: ((event: E) => void) | undefined, second: (() => void) | undefined) {
  return (event: E) => {
    first?.(event);
    second?.();
  };
}

/** Whether options were put behind those there were, which stand as they stood. */
function isAppended(before: readonly Option[], now: readonly Option[]): boolean {
  return (
    before.length > 0 &&
    now.length > before.length &&
    before.every(({ value }, at) => value === now[at]?.value)
  );
}

/** Keeps a list where it was scrolled to when more is put behind: Autocomplete itself goes back to what is highlighted. */
function useKeptScroll(options: readonly Option[]): (event: UIEvent<HTMLElement>) => void {
  const place = useRef<{ list: HTMLElement; top: number } | null>(null);
  const seen = useRef(options);
  useEffect(() => {
    const { current: kept } = place;
    if (kept !== null && isAppended(seen.current, options)) kept.list.scrollTop = kept.top;
    seen.current = options;
  }, [options]);
  return ({ currentTarget: list }) => {
    place.current = { list, top: list.scrollTop };
  };
}
