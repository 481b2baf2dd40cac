import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import type { PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { createContext, useContext, useState } from 'react';
import type { DateRange } from './date/date-presets.ts';
import { CalendarDay } from './calendar-day.tsx';
import { weekdayLabel } from './calendar-words.ts';
import { fieldWords } from '../words/field.ts';

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
export function RangeCalendars({ range, onPick, today }: RangeCalendarsProps) {
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
