import Popover from '@mui/material/Popover';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField as DayEntry } from '@mui/x-date-pickers/DateField';
import type { PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import dayjs, { type Dayjs } from 'dayjs';
import { createContext, useContext, useRef, useState } from 'react';
import { Button } from '../../action/button.tsx';
import { IconButton } from '../../action/icon-button.tsx';
import { fieldWords } from '../../words/field.ts';
import { apart, Field, type FieldFrame } from '../field.tsx';
import { CalendarDay, CalendarLocale, weekdayLabel } from './calendar.tsx';
import { leaveToPage, useCaughtUp, useDayDraft } from './date-entry.ts';
import { datePresets, pickDay, type DateRange } from './date-presets.ts';
import './date-range-field.css';

type DateRangeFieldProps = FieldFrame & {
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
        slotProps={{
          textField: {
            ...caughtUp,
            onKeyDown: leaveToPage,
            hiddenLabel: true,
            fullWidth: true,
            error: false,
          },
        }}
      />
    </span>
  );
}

/** From a day to a day: typed, picked in two linked months, or taken from the spans people ask for. Either end may stay open. */
export function DateRangeField(props: DateRangeFieldProps) {
  const { frame, control } = apart(props);
  const { value, onChange, today, disabled = false } = control;
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const { from, to } = value;
  const crossed = from !== '' && to !== '' && to < from;
  const problem = frame.error ?? (crossed ? fieldWords.day.crossed : undefined);
  const pick = (day: string) => {
    const next = pickDay(value, day);
    onChange?.(next);
    if (next.to !== '') setOpen(false);
  };
  return (
    <Field {...frame} error={problem} group>
      {(aria) => (
        <CalendarLocale>
          <div ref={box} id={aria.id} className="k-control k-range" data-locked={disabled}>
            <End
              name={fieldWords.day.from(frame.label)}
              value={from}
              onChange={(day) => onChange?.({ from: day, to })}
              disabled={disabled}
            />
            <span aria-hidden>–</span>
            <End
              name={fieldWords.day.to(frame.label)}
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
            anchorEl={() => box.current}
            onClose={() => setOpen(false)}
            anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
            transformOrigin={{ vertical: -4, horizontal: 'right' }}
            slotProps={{
              paper: { className: 'k-range__popover', role: 'dialog', 'aria-label': frame.label },
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

const RangeContext = createContext<DateRange>({ from: '', to: '' });

/** A day of either calendar: an end of the range, between its ends, or neither. */
function RangeDay(props: PickerDayProps) {
  const { from, to } = useContext(RangeContext);
  const day = (props.day as Dayjs).format('YYYY-MM-DD');
  const isEnd = day === from || day === to;
  const isInside = from !== '' && to !== '' && day > from && day < to;
  return <CalendarDay {...props} selected={isEnd} className={isInside ? 'k-range__inside' : ''} />;
}

type RangeCalendarsProps = {
  range: DateRange;
  onPick: (day: string) => void;
  /** The day the calendars open at when the range has no ends. */
  today: string;
};

type Shown = { left: Dayjs; right: Dayjs; leftKey: number; rightKey: number };

function shownAt(range: DateRange, today: string): Shown {
  const left = dayjs(range.from || range.to || today).startOf('month');
  return { left, right: left.add(1, 'month'), leftKey: 0, rightKey: 0 };
}

/** Two months side by side that move together: turning one turns the other. */
function RangeCalendars({ range, onPick, today }: RangeCalendarsProps) {
  const [shown, setShown] = useState(() => shownAt(range, today));
  // A calendar turns itself; the other is drawn anew, so that focus stays where the turning was done.
  const turnLeft = (month: Dayjs) =>
    setShown((now) => ({ ...now, left: month, right: month.add(1, 'month'), rightKey: now.rightKey + 1 }));
  const turnRight = (month: Dayjs) =>
    setShown((now) => ({ ...now, right: month, left: month.subtract(1, 'month'), leftKey: now.leftKey + 1 }));
  const common = {
    value: null,
    views: ['day'] as const,
    slots: { day: RangeDay },
    dayOfWeekFormatter: weekdayLabel,
    onChange: (day: Dayjs | null) => day && onPick(day.format('YYYY-MM-DD')),
    reduceAnimations: true,
    slotProps: { calendarHeader: { format: fieldWords.day.monthFormat } },
  };
  return (
    <RangeContext value={range}>
      <div className="k-range__months">
        <DateCalendar
          {...common}
          key={`left ${shown.leftKey}`}
          referenceDate={shown.left}
          onMonthChange={turnLeft}
        />
        <DateCalendar
          {...common}
          key={`right ${shown.rightKey}`}
          referenceDate={shown.right}
          onMonthChange={turnRight}
        />
      </div>
    </RangeContext>
  );
}
