import IconLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { IconButton } from '#src/ui/action/icon-button.tsx';
import { SelectField } from '#src/ui/field/choice/select-field.tsx';
import { monthEndWords as words } from '#src/wording/reports/month-end.ts';
import { monthAfter, monthShown, runningMonth } from './month.ts';
import './month-chooser.css';

/** Two years and the running month. */
const MONTHS_OFFERED = 25;

/** A month, `2026-10`, to go back and forth from or to choose from a list; none after the running one. */
export function MonthChooser({ month, onChange }: { month: string; onChange: (month: string) => void }) {
  const running = runningMonth();
  const offered = Array.from({ length: MONTHS_OFFERED }, (_none, at) => monthAfter(running, -at));
  return (
    <div className="month-chooser">
      <IconButton
        name={words.previous}
        icon={IconLeft}
        bordered
        onClick={() => onChange(monthAfter(month, -1))}
      />
      <SelectField
        label={words.month}
        labelHidden
        value={month}
        onChange={onChange}
        choices={[...new Set([...offered, month])]
          .sort()
          .reverse()
          .map((value) => ({ value, label: words.monthName(monthShown(value)) }))}
      />
      <IconButton
        name={words.next}
        icon={IconRight}
        bordered
        held={month >= running}
        onClick={() => onChange(monthAfter(month, 1))}
      />
    </div>
  );
}
