import { declaredValues, isDeclaredSetting } from '#domain/settings/declared-settings.ts';
import { TIMEZONES } from '#domain/settings/timezones.table.ts';
import { useListTimezones } from '#generated/client/tenant-settings/tenant-settings.ts';
import type { components } from '#generated/types.ts';
import { label as spoken } from '#src/language/language.ts';
import { useSeriesUse } from '#src/providers/series-uses.ts';
import { today } from '#src/providers/today.ts';
import { Banner } from '#src/ui/display/banner.tsx';
import { Tag } from '#src/ui/display/badge.tsx';
import { ChoiceCards } from '#src/ui/field/choice/choice-cards.tsx';
import { Combobox, type Option } from '#src/ui/field/choice/combobox.tsx';
import { formatDate } from '#src/ui/format/date.ts';
import { frameOf } from '#src/views/form/inputs/input-props.ts';
import type { InputProps } from '#src/views/form/inputs/input-props.ts';
import { declaredWords } from '#src/wording/declared.ts';
import { tenantWords } from '#src/wording/settings/tenant.ts';
import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';

type Timezone = components['schemas']['Timezone'];

const DefaultsContext = createContext<ReadonlySet<string>>(new Set());
/** Says which settings nobody has chosen. */
export const DefaultsProvider = DefaultsContext.Provider;

/** Told beside the label until something else is chosen. */
function useDefaultMark({ field }: Pick<InputProps, 'field'>): ReactNode {
  const defaults = useContext(DefaultsContext);
  const { dirtyFields } = useFormState();
  if (!defaults.has(field.source) || dirtyFields[field.source] === true) return undefined;
  return <Tag>{tenantWords.isDefault}</Tag>;
}

/** One of two ways, each with what it means. */
export function SettingInput(props: InputProps) {
  const { field, value, onChange, onBlur, readOnly } = props;
  return (
    <ChoiceCards
      plain
      {...frameOf(props)}
      {...{ value, onChange, onBlur }}
      labelAction={useDefaultMark(props)}
      disabled={readOnly}
      choices={(field.options ?? []).map(({ value: one, label, help }) => ({
        value: one,
        label,
        detail: help,
      }))}
    />
  );
}

/** The same of a setting that the declaration in force says too: what is chosen against it is told at once. */
export function DeclaredSettingInput(props: InputProps) {
  const { field, value } = props;
  const use = useSeriesUse();
  const key = field.source;
  const declared = use && isDeclaredSetting(key) ? declaredValues(key, use, today()) : [];
  const labelOf = (one: string | undefined) =>
    field.options?.find((option) => option.value === one)?.label ?? '';
  return (
    <div className="declared-setting">
      <SettingInput {...props} />
      {use && declared.length > 0 && !declared.includes(value) && (
        <Banner tone="warning">
          {declaredWords.contrary(labelOf(value), labelOf(declared[0]), formatDate(use.since))}
        </Banner>
      )}
    </div>
  );
}

/** `420` as `UTC+07:00`. */
export function utcText(diff: number): string {
  const minutes = Math.abs(diff);
  const two = (part: number) => String(part).padStart(2, '0');
  return `UTC${diff < 0 ? '−' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Every zone at once; how far it is from UTC today comes from the server after it. */
function optionsOf(known: readonly Timezone[]): Option[] {
  const diffs = new Map(known.map(({ timezone_iana, diff }) => [timezone_iana, diff]));
  return TIMEZONES.map(({ timezone_iana, display_name }) => {
    const diff = diffs.get(timezone_iana);
    const detail = diff === undefined ? timezone_iana : `${utcText(diff)} · ${timezone_iana}`;
    return { value: timezone_iana, label: spoken(display_name), detail };
  });
}

/** A time zone by the names of its cities. */
export function TimezoneInput(props: InputProps) {
  const { value, onChange, onBlur, readOnly } = props;
  const { data = [] } = useListTimezones();
  const options = optionsOf(data);
  return (
    <Combobox
      {...frameOf(props)}
      labelAction={useDefaultMark(props)}
      value={options.find((option) => option.value === value) ?? null}
      options={options}
      onChange={(option) => option && onChange(option.value)}
      onBlur={onBlur}
      readOnly={readOnly}
      clearable={false}
      placeholder={tenantWords.searchTimezone}
    />
  );
}
