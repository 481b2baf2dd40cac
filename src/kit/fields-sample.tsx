import { CodeField } from '#src/ui/field/code-field.tsx';
import { FormGrid } from '#src/ui/field/form-grid.tsx';
import { NumberField } from '#src/ui/field/number/number-field.tsx';
import { PasswordField } from '#src/ui/field/password-field.tsx';
import { TextArea } from '#src/ui/field/text-area.tsx';
import { TextField } from '#src/ui/field/text-field.tsx';
import { Card, Stack } from '#src/ui/layout/card.tsx';
import { useState } from 'react';
import { ChoicesSample } from './choices-sample.tsx';
import { NestedSample } from './nested-sample.tsx';
import { DateField } from '#src/ui/field/date/date-field.tsx';
import type { DateRange } from '#src/ui/field/date/date-presets.ts';
import { DateRangeField } from '#src/ui/field/date/date-range-field.tsx';

/** Every field in its states. */
export function FieldsSample() {
  return (
    <Stack>
      <TextsSample />
      <NumbersSample />
      <DatesSample />
      <ChoicesSample />
      <NestedSample />
    </Stack>
  );
}

const still = () => undefined;

function TextsSample() {
  const [name, setName] = useState('Công ty TNHH Ẩm thực Phở Việt');
  const [note, setNote] = useState('');
  return (
    <Card title="Chữ">
      <FormGrid>
        <TextField label="Tên đơn vị" required value={name} onChange={setName} max={400} />
        <TextField
          label="Mã số thuế"
          required
          value="001129874"
          onChange={still}
          error="Thiếu 1 chữ số, mã có 10 hoặc 13 chữ số"
        />
        <TextField label="Mã tra cứu" value="7F3K-92QM" readOnly />
        <TextField label="Mã khóa" value="7F3K-92QM" disabled />
        <TextField label="Email" value="hoadon@demo.vn" onChange={still} success="Còn hoạt động, tra 02/11" />
        <TextField
          label="Điện thoại"
          type="tel"
          value="0912 345 678"
          onChange={still}
          hint="8 đến 15 chữ số"
        />
        <PasswordField
          label="Mật khẩu"
          autoComplete="current-password"
          value="hoadon-demo"
          onChange={still}
        />
        <CodeField label="Mã 6 chữ số" value="4821" onChange={still} onComplete={still} />
        <div className="k-span-all">
          <TextArea
            label="Ghi chú nội bộ"
            value={note}
            onChange={setNote}
            max={500}
            placeholder="Không in trên hóa đơn"
          />
        </div>
      </FormGrid>
    </Card>
  );
}

function NumbersSample() {
  const [price, setPrice] = useState('18600');
  const [quantity, setQuantity] = useState('2');
  const [rate, setRate] = useState('1.5');
  return (
    <Card title="Số">
      <FormGrid>
        <NumberField label="Đơn giá" kind="currency" value={price} onChange={setPrice} suffix="đ" />
        <NumberField label="Hệ số" value={rate} onChange={setRate} />
        <NumberField
          label="Số thập phân"
          kind="integer"
          stepper
          min="0"
          max="6"
          value={quantity}
          onChange={setQuantity}
        />
        <NumberField label="Đã khóa" kind="currency" value="1234567.5" readOnly />
        <NumberField label="Số lẫn kiểu" value="?12.34,5" onChange={still} />
        <NumberField label="Tỷ lệ" value="120" onChange={still} error="Không được lớn hơn 100, đang có 120" />
        <NumberField label="Không sửa được" value="12" disabled />
      </FormGrid>
    </Card>
  );
}

const today = '2026-11-20';

function DatesSample() {
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
