import { useState } from 'react';
import { Checkbox, Radio, Switch } from '#src/ui/field/choice-controls.tsx';
import { Combobox } from '#src/ui/field/combobox.tsx';
import type { Option } from '#src/ui/field/combobox.tsx';
import { DateField } from '#src/ui/field/date-field.tsx';
import { FormGrid } from '#src/ui/field/form-grid.tsx';
import { NumberField } from '#src/ui/field/number-field.tsx';
import { SelectField } from '#src/ui/field/select-field.tsx';
import { TextArea } from '#src/ui/field/text-area.tsx';
import { TextField } from '#src/ui/field/text-field.tsx';
import { Card } from '#src/ui/layout/card.tsx';

const goods: Option[] = [
  { value: '1', label: 'Băng keo OPP trong 48 mm', detail: 'BK-4880T · Tồn 4.210' },
  { value: '2', label: 'Băng keo giấy nâu 24 mm', detail: 'BK-2450G · Tồn 1.186' },
  { value: '3', label: 'Màng PE quấn pallet', detail: 'PE-50' },
];

/** Every field in its states. */
export function FieldsSample() {
  const [name, setName] = useState('Công ty TNHH Ẩm thực Phở Việt');
  const [price, setPrice] = useState('18600');
  const [quantity, setQuantity] = useState('2');
  const [rate, setRate] = useState('8');
  const [date, setDate] = useState('2026-11-21');
  const [empty, setEmpty] = useState('');
  const [note, setNote] = useState('');
  const [good, setGood] = useState<Option | null>(null);
  const [on, setOn] = useState(true);
  return (
    <Card title="Trường nhập">
      <FormGrid>
        <TextField label="Tên đơn vị" required value={name} onChange={setName} max={400} />
        <NumberField label="Đơn giá" kind="currency" value={price} onChange={setPrice} suffix="đ" />
        <TextField
          label="Mã số thuế"
          required
          value="001129874"
          onChange={() => undefined}
          error="Thiếu 1 chữ số, mã có 10 hoặc 13 chữ số"
        />
        <SelectField
          label="Thuế suất"
          value={rate}
          onChange={setRate}
          choices={[
            { value: '8', label: '8%' },
            { value: '10', label: '10%' },
          ]}
          hint="Đến hết 31/12/2026"
        />
        <TextField label="Mã tra cứu" value="7F3K-92QM" readOnly />
        <DateField label="Ngày hóa đơn" value={empty} onChange={setEmpty} />
        <DateField
          label="Hạn thanh toán"
          required
          value={date}
          onChange={setDate}
          error="Hạn phải sau ngày lập"
        />
        <NumberField
          label="Số thập phân"
          kind="integer"
          stepper
          min="0"
          max="6"
          value={quantity}
          onChange={setQuantity}
        />
        <Combobox
          label="Hàng hóa"
          value={good}
          onChange={setGood}
          options={goods}
          placeholder="Gõ tên hoặc mã"
        />
        <TextField
          label="Email"
          value="hoadon@demo.vn"
          onChange={() => undefined}
          success="Còn hoạt động, tra 02/11"
        />
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
      <p style={{ display: 'flex', flexWrap: 'wrap', gap: 16, marginTop: 12 }}>
        <Checkbox label="Chọn" checked={on} onChange={setOn} />
        <Checkbox label="Một phần" checked={false} partial />
        <Radio label="Một" name="kit" value="1" checked={on} onChange={() => setOn(true)} />
        <Switch label="Bật" checked={on} onChange={setOn} />
        <Switch label="Tắt" checked={!on} onChange={(off) => setOn(!off)} />
      </p>
    </Card>
  );
}
