import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import dayjs from 'dayjs';
import { Icon } from '../display/icon.tsx';
import { Field } from './field.tsx';
import type { FieldFrame } from './field.tsx';

export type DateFieldProps = FieldFrame & {
  /** `YYYY-MM-DD`, or '' for nothing. */
  value: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  min?: string;
  max?: string;
  disabled?: boolean;
  readOnly?: boolean;
};

const wireFormat = 'YYYY-MM-DD';

/** Thứ hai is T2 ... Thứ bảy T7, Chủ nhật CN. */
const weekdayLabels = ['CN', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7'] as const;

function CalendarIcon() {
  return <Icon of={IconCalendar} size={16} />;
}

/** A day typed as DD/MM/YYYY or picked from the calendar; no clock, no time zone. An unfinished date gives ''. */
export function DateField(props: DateFieldProps) {
  const {
    label,
    required,
    hint,
    error,
    success,
    labelAction,
    labelHidden,
    id,
    value,
    onChange,
    onBlur,
    min,
    max,
    disabled,
    readOnly,
  } = props;
  return (
    <Field {...{ label, required, hint, error, success, labelAction, labelHidden, id }} group>
      {(aria) => (
        <DatePicker
          format="DD/MM/YYYY"
          dayOfWeekFormatter={(day) => weekdayLabels[day.day()] ?? ''}
          value={value === '' ? null : dayjs(value)}
          onChange={(date) => onChange?.(date?.isValid() ? date.format(wireFormat) : '')}
          minDate={min === undefined ? undefined : dayjs(min)}
          maxDate={max === undefined ? undefined : dayjs(max)}
          disabled={disabled}
          readOnly={readOnly}
          slots={{ openPickerIcon: CalendarIcon }}
          slotProps={{
            textField: {
              id: aria.id,
              hiddenLabel: true,
              fullWidth: true,
              error: Boolean(error),
              onBlur,
              'aria-describedby': aria['aria-describedby'],
            },
            openPickerButton: { size: 'small' },
          }}
        />
      )}
    </Field>
  );
}
