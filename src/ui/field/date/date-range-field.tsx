import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import Popover from '@mui/material/Popover';
import { DateField as DayEntry } from '@mui/x-date-pickers/DateField';
import { useRef, useState } from 'react';
import { Button } from '../../action/button.tsx';
import { IconButton } from '../../action/icon-button.tsx';
import { CalendarLocale } from './calendar.tsx';
import { datePresets, pickDay } from './date-presets.ts';
import type { DateRange } from './date-presets.ts';
import { Field } from '../field.tsx';
import type { FieldFrame } from '../field.tsx';
import { RangeCalendars } from '../range-calendars.tsx';
import { useCaughtUp } from '../use-caught-up.ts';
import { useDayDraft } from './date-entry.ts';
import { fieldWords } from '../../words/field.ts';
import './date-range-field.css';

export type DateRangeFieldProps = FieldFrame & {
  value: DateRange;
  onChange?: (value: DateRange) => void;
  /** The day it is, `YYYY-MM-DD`: what "Hôm nay" means. */
  today: string;
  disabled?: boolean;
};

type EndProps = { name: string; value: string; onChange: (value: string) => void; disabled: boolean };

function End({ name, value, onChange, disabled }: EndProps) {
  const { draft, change } = useDayDraft(value, onChange);
  const caughtUp = useCaughtUp();
  return (
    <span className="k-range__end" role="group" aria-label={name}>
      <DayEntry
        format="DD/MM/YYYY"
        value={draft}
        onChange={change}
        disabled={disabled}
        slotProps={{ textField: { ...caughtUp, hiddenLabel: true, fullWidth: true, error: false } }}
      />
    </span>
  );
}

/** From a day to a day: typed, picked in two linked months, or taken from the spans people ask for. Either end may stay open. */
export function DateRangeField(props: DateRangeFieldProps) {
  const { label, required, hint, error, success, labelAction, labelHidden, id, ...control } = props;
  const { value, onChange, today, disabled = false } = control;
  const frame = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const { from, to } = value;
  const crossed = from !== '' && to !== '' && to < from;
  const problem = error ?? (crossed ? fieldWords.day.crossed : undefined);
  const pick = (day: string) => {
    const next = pickDay(value, day);
    onChange?.(next);
    if (next.to !== '') setOpen(false);
  };
  return (
    <Field {...{ label, required, hint, success, labelAction, labelHidden, id }} error={problem} group>
      {(aria) => (
        <CalendarLocale>
          <div ref={frame} id={aria.id} className="k-control k-range" data-invalid={aria['aria-invalid']}>
            <End
              name={fieldWords.day.from(label)}
              value={from}
              onChange={(day) => onChange?.({ from: day, to })}
              disabled={disabled}
            />
            <span aria-hidden>–</span>
            <End
              name={fieldWords.day.to(label)}
              value={to}
              onChange={(day) => onChange?.({ from, to: day })}
              disabled={disabled}
            />
            <IconButton
              size="small"
              name={fieldWords.day.open}
              icon={IconCalendar}
              disabled={disabled}
              aria-expanded={open}
              aria-haspopup="dialog"
              onClick={() => setOpen(true)}
            />
          </div>
          <Popover
            open={open}
            anchorEl={() => frame.current}
            onClose={() => setOpen(false)}
            anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
            transformOrigin={{ vertical: -4, horizontal: 'right' }}
            slotProps={{
              paper: { className: 'k-range__popover', role: 'dialog', 'aria-label': label },
            }}
          >
            <div className="k-range__presets">
              {datePresets(today).map((preset) => (
                <Button
                  key={preset.label}
                  size="small"
                  aria-pressed={preset.range.from === from && preset.range.to === to}
                  onClick={() => {
                    onChange?.(preset.range);
                    setOpen(false);
                  }}
                >
                  {preset.label}
                </Button>
              ))}
              {(from !== '' || to !== '') && (
                <Button size="small" tone="plain" onClick={() => onChange?.({ from: '', to: '' })}>
                  {fieldWords.day.clear}
                </Button>
              )}
            </div>
            <RangeCalendars range={value} onPick={pick} today={today} />
          </Popover>
        </CalendarLocale>
      )}
    </Field>
  );
}
