import { dayOfMonth } from '#domain/rules/deadlines/calendar.ts';
import { operations } from '#generated/operations.ts';
import { useCan } from '#src/providers/account-context.ts';
import { download } from '#src/providers/providers.ts';
import { today } from '#src/providers/today.ts';
import { Button } from '#src/ui/action/button.tsx';
import { DateRangeField } from '#src/ui/field/date/date-range-field.tsx';
import { Popover } from '#src/ui/overlay/popover.tsx';
import { useFollowedExport } from '#src/views/list/export/use-export.ts';
import { collectorWords } from '#src/wording/processing/collectors.ts';
import { reportWords } from '#src/wording/reports/reports.ts';
import IconTable from '@tabler/icons-react/dist/esm/icons/IconTable.mjs';
import { useState } from 'react';

const words = collectorWords.purchases;
const FORMATS = ['xlsx', 'pdf', 'csv'] as const;
const { path, access } = operations.exportPurchaseReport;

/** Bảng kê mua vào of a period as a file; this month unless another is chosen. */
export function PurchaseTable() {
  const can = useCan();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const first = `${today().slice(0, 8)}01`;
  const [period, setPeriod] = useState({ from: first, to: dayOfMonth(first, 1, 0) });
  const { run, busy } = useFollowedExport(download);
  if (!can(access)) return null;
  const { from, to } = period;
  const isWhole = from !== '' && to !== '' && from <= to;
  const start = (format: (typeof FORMATS)[number]) => {
    const query = new URLSearchParams({ from, to, format }).toString();
    void run(`${path}?${query}`, `${words.title} ${from} ${to}.${format}`, words.title);
  };
  return (
    <>
      <Button
        icon={IconTable}
        busy={busy}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {words.title}
      </Button>
      <Popover title={words.title} anchor={anchor} onClose={() => setAnchor(null)}>
        <div className="collector-purchases">
          <DateRangeField label={words.period} value={period} onChange={setPeriod} today={today()} />
          <p>{words.rule}</p>
          {FORMATS.map((format) => (
            <Button key={format} busy={busy} disabled={!isWhole} onClick={() => start(format)}>
              {reportWords.formats[format]}
            </Button>
          ))}
        </div>
      </Popover>
    </>
  );
}
