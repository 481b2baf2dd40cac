import { daysOf, periodOf } from '#domain/summary-tables/period.ts';
import { today } from '#src/providers/today.ts';
import { IconButton } from '#src/ui/action/icon-button.tsx';
import { Segmented } from '#src/ui/field/choice/segmented.tsx';
import type { DateRange } from '#src/ui/field/date/date-presets.ts';
import { usageReportWords as words } from '#src/wording/reports/reports.ts';
import IconLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';

type QuarterPickerProps = { period: DateRange; onPeriod: (period: DateRange) => void };

const QUARTERS = [1, 2, 3, 4] as const;

/** The quarters of a year, to go to any of them; none is chosen where the period is something else. */
export function QuarterPicker({ period, onPeriod }: QuarterPickerProps) {
  const { year, no } = periodOf(period.from, 'quarter');
  const whole = quarterDays(year, no);
  const isChosen = whole.from === period.from && whole.to === period.to;
  const go = (to_year: number, to_no: number) => onPeriod(quarterDays(to_year, to_no));
  return (
    <div className="report__quarters">
      <div className="report__year">
        <IconButton name={words.yearBefore} icon={IconLeft} bordered onClick={() => go(year - 1, no)} />
        <b>{year}</b>
        <IconButton
          name={words.yearAfter}
          icon={IconRight}
          bordered
          held={year >= Number(today().slice(0, 4))}
          onClick={() => go(year + 1, no)}
        />
      </div>
      <Segmented
        label={words.quarter}
        labelHidden
        value={isChosen ? String(no) : ''}
        onChange={(value) => go(year, Number(value))}
        choices={QUARTERS.map((one) => ({ value: String(one), label: words.quarters[one - 1] }))}
      />
    </div>
  );
}

function quarterDays(year: number, no: number): DateRange {
  const { first, last } = daysOf({ kind: 'quarter', year, no });
  return { from: first, to: last };
}
