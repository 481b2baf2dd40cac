import { Glyph } from '#src/ui/display/glyph.tsx';
import { CheckList } from '#src/ui/field/choice/check-list.tsx';
import { ChipList } from '#src/ui/field/choice/chip-list.tsx';
import { ChoiceCards } from '#src/ui/field/choice/choice-cards.tsx';
import { Checkbox, Radio, Switch } from '#src/ui/field/choice/choice-controls.tsx';
import { Combobox, type Option } from '#src/ui/field/choice/combobox.tsx';
import { FormGrid } from '#src/ui/field/form-grid.tsx';
import { Segmented } from '#src/ui/field/choice/segmented.tsx';
import { SelectField } from '#src/ui/field/choice/select-field.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { useState } from 'react';

const goods: Option[] = [
  { value: '1', label: 'Băng keo OPP trong 48 mm', detail: 'BK-4880T · Tồn 4.210' },
  { value: '2', label: 'Băng keo giấy nâu 24 mm', detail: 'BK-2450G · Tồn 1.186' },
  { value: '3', label: 'Màng PE quấn pallet', detail: 'PE-50' },
];

const kinds: Option[] = [
  { value: 'C', label: 'Có mã', detail: 'Cơ quan thuế cấp mã trước khi gửi người mua' },
  { value: 'K', label: 'Không mã', detail: 'Gửi người mua ngay, chuyển dữ liệu sau' },
];

const states: Option[] = [
  {
    value: 'active',
    label: 'Đang hoạt động',
    mark: <Glyph tone="success" />,
    detail: 'Chọn được trên hóa đơn',
  },
  {
    value: 'inactive',
    label: 'Ngừng hoạt động',
    mark: <Glyph tone="default" />,
    detail: 'Chỉ còn để tra cứu',
  },
  { value: 'unknown', label: 'Chưa rõ', mark: <Glyph tone="unknown" />, detail: 'Đang tra cơ quan thuế' },
  { value: 'closed', label: 'Đã đóng mã', mark: <Glyph tone="critical" />, detail: 'Không lập hóa đơn được' },
];

const rights: Option[] = [
  'Xem hóa đơn',
  'Lập hóa đơn',
  'Sửa hóa đơn',
  'Xóa hóa đơn',
  'Phát hành hóa đơn',
  'Xuất hóa đơn',
  'Xem khách hàng',
  'Thêm khách hàng',
  'Sửa khách hàng',
].map((label, at) => ({ value: String(at), label }));

const rates = [
  { value: '8', label: '8%' },
  { value: '10', label: '10%' },
];

export function ChoicesSample() {
  const [rate, setRate] = useState('8');
  const [good, setGood] = useState<Option | null>(null);
  const [kind, setKind] = useState('C');
  const [state, setState] = useState<Option | null>(states[0] ?? null);
  const [chosen, setChosen] = useState<readonly string[]>(['0', '4']);
  const [few, setFew] = useState<readonly string[]>([]);
  const [chips, setChips] = useState<readonly Option[]>(goods);
  const [on, setOn] = useState(true);
  return (
    <Card title="Lựa chọn">
      <FormGrid>
        <SelectField
          label="Thuế suất"
          value={rate}
          onChange={setRate}
          choices={rates}
          hint="Đến hết 31/12/2026"
        />
        <SelectField label="Thuế suất đã khóa" value={rate} choices={rates} disabled />
        <Combobox
          label="Hàng hóa"
          value={good}
          onChange={setGood}
          options={goods}
          onCreate={(label) => setGood({ value: 'new', label })}
          placeholder="Gõ tên hoặc mã"
        />
        <Combobox label="Trạng thái" value={state} onChange={setState} options={states} clearable={false} />
        <div className="k-span-all">
          <ChoiceCards label="Loại hóa đơn" required value={kind} onChange={setKind} choices={kinds} />
        </div>
        <div className="k-span-all">
          <ChoiceCards label="Loại đã khóa" value="K" choices={kinds} disabled />
        </div>
        <div className="k-span-all">
          <CheckList label="Quyền" value={chosen} onChange={setChosen} choices={rights} />
        </div>
        <CheckList
          label="Việc được làm"
          required
          value={few}
          onChange={setFew}
          choices={rights.slice(0, 4)}
          error={few.length === 0 ? 'Việc được làm: chưa chọn mục nào, cần ít nhất một' : undefined}
        />
        <ChipList
          name="Hàng đã chọn"
          chips={chips}
          onRemove={(value) => setChips(chips.filter((chip) => chip.value !== value))}
        />
      </FormGrid>
      <p style={{ display: 'flex', flexWrap: 'wrap', gap: 16, marginTop: 12 }}>
        <Segmented
          label="Đơn giá"
          value={on ? 'with' : 'without'}
          onChange={(basis) => setOn(basis === 'with')}
          choices={[
            { value: 'without', label: 'Chưa gồm thuế' },
            { value: 'with', label: 'Đã gồm thuế' },
          ]}
        />
        <Checkbox label="Chọn" checked={on} onChange={setOn} />
        <Checkbox label="Một phần" checked={false} partial />
        <Radio label="Một" name="kit" value="1" checked={on} onChange={() => setOn(true)} />
        <Switch label="Bật" checked={on} onChange={setOn} />
        <Switch label="Tắt" checked={!on} onChange={(off) => setOn(!off)} />
      </p>
    </Card>
  );
}
