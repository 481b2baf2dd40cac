import { DateField } from '#src/ui/field/date/date-field.tsx';
import type { DateRange } from '#src/ui/field/date/date-presets.ts';
import { DateRangeField } from '#src/ui/field/date/date-range-field.tsx';
import { FormGrid } from '#src/ui/field/form-grid.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { useState } from 'react';

const today = '2026-11-20';

export function DatesSample() {
  const [date, setDate] = useState('2026-11-21');
  const [empty, setEmpty] = useState('');
  const [range, setRange] = useState<DateRange>({ from: '2026-11-09', to: '2026-12-08' });
  const [open, setOpen] = useState<DateRange>({ from: '', to: '' });
  return (
    <Card title="Ngày">
      <FormGrid>
        <DateField label="Ngày hóa đơn" value={empty} onChange={setEmpty} />
        <DateField
          label="Hạn thanh toán"
          required
          value={date}
          onChange={setDate}
          error="Hạn phải sau ngày lập"
        />
        <DateField label="Ngày ký" value="2026-11-20" readOnly />
        <DateField label="Ngày khóa sổ" value="2026-11-20" disabled />
        <DateRangeField label="Ngày lập" value={range} onChange={setRange} today={today} />
        <DateRangeField label="Ngày gửi" value={open} onChange={setOpen} today={today} />
        <DateRangeField label="Ngày ngược" value={{ from: '2026-11-20', to: '2026-11-01' }} today={today} />
        <DateRangeField label="Ngày khóa" value={range} today={today} disabled />
      </FormGrid>
    </Card>
  );
}
