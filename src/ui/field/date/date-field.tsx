import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import dayjs from 'dayjs';
import { Icon } from '../../display/icon.tsx';
import { CalendarDay, CalendarLocale, weekdayLabel } from './calendar.tsx';
import { apart, Field, type FieldFrame } from '../field.tsx';
import { leaveToPage, useCaughtUp, useDayDraft } from './date-entry.ts';
import { fieldWords } from '../../words/field.ts';
import './date-field.css';

type DateFieldProps = FieldFrame & {
  /** `YYYY-MM-DD`, or '' for nothing. */
  value: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  min?: string;
  max?: string;
  disabled?: boolean;
  readOnly?: boolean;
};

function CalendarIcon() {
  return <Icon of={IconCalendar} size={16} />;
}

/** A day typed as DD/MM/YYYY or picked from the calendar; no clock, no time zone. An unfinished date gives ''. */
export function DateField(props: DateFieldProps) {
  const { frame, control } = apart(props);
  const { value, onChange, onBlur, min, max, disabled, readOnly } = control;
  const { draft, change } = useDayDraft(value, onChange);
  const caughtUp = useCaughtUp();
  return (
    <Field {...frame} group>
      {(aria) => (
        <CalendarLocale>
          <DatePicker
            format="DD/MM/YYYY"
            dayOfWeekFormatter={weekdayLabel}
            value={draft}
            onChange={change}
            minDate={min === undefined ? undefined : dayjs(min)}
            maxDate={max === undefined ? undefined : dayjs(max)}
            disabled={disabled}
            readOnly={readOnly}
            slots={{ openPickerIcon: CalendarIcon, day: CalendarDay }}
            slotProps={{
              textField: {
                ...caughtUp,
                onKeyDown: leaveToPage,
                id: aria.id,
                className: readOnly ? 'k-date-locked' : '',
                hiddenLabel: true,
                fullWidth: true,
                error: Boolean(frame.error),
                onBlur,
                'aria-describedby': aria['aria-describedby'],
              },
              openPickerButton: { size: 'small' },
              calendarHeader: { format: fieldWords.day.monthFormat },
            }}
          />
        </CalendarLocale>
      )}
    </Field>
  );
}
