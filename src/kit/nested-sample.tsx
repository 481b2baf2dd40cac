import { ColorValue } from '#src/ui/field/color-value.tsx';
import { ColorField } from '#src/ui/field/color-field.tsx';
import { Fieldset } from '#src/ui/field/fieldset.tsx';
import { FormGrid } from '#src/ui/field/form-grid.tsx';
import { FileField } from '#src/ui/field/file-field.tsx';
import { RowList } from '#src/ui/field/row-list.tsx';
import { TextField } from '#src/ui/field/text-field.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { useState } from 'react';

const still = () => undefined;
const sealText =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="18" fill="#c4262e"/></svg>';

type Row = { key: string; name: string };

function moved(rows: readonly Row[], from: number, to: number): Row[] {
  const left = rows.filter((_row, at) => at !== from);
  return [...left.slice(0, to), ...rows.slice(from, from + 1), ...left.slice(to)];
}

export function NestedSample() {
  const [color, setColor] = useState('#1b54d0');
  const [seal, setSeal] = useState(btoa(sealText));
  const [file, setFile] = useState('');
  const [rows, setRows] = useState<readonly Row[]>([
    { key: 'a', name: 'Vietcombank' },
    { key: 'b', name: 'BIDV' },
  ]);
  const [made, setMade] = useState(0);
  const rename = (key: string) => (name: string) =>
    setRows(rows.map((row) => (row.key === key ? { key, name } : row)));
  return (
    <Card title="Màu, tệp, nhóm, danh sách">
      <FormGrid columns={1}>
        <ColorField label="Màu chủ đạo" value={color} onChange={setColor} />
        <ColorField
          label="Màu sai"
          value="#12"
          onChange={still}
          error="Màu cần có dạng #1b54d0, đang có “#12”"
        />
        <ColorField label="Màu đã khóa" value="#0f7a45" readOnly />
        <ColorValue value={color} />
        <FileField label="Con dấu" picture value={seal} onChange={setSeal} maxBytes={30_000} />
        <FileField label="Chứng thư" required value={file} onChange={setFile} accept=".p12,.pfx" />
        <FileField label="Tệp đã khóa" value="" disabled />
        <Fieldset label="Người đại diện" required hint="Như trên đăng ký kinh doanh">
          <FormGrid>
            <TextField label="Họ tên" required value="Trần Thu Hương" onChange={still} />
            <TextField label="Chức vụ" value="" onChange={still} />
          </FormGrid>
        </Fieldset>
        <RowList
          label="Tài khoản ngân hàng"
          max={4}
          onAdd={() => {
            setRows([...rows, { key: `new ${made}`, name: '' }]);
            setMade(made + 1);
          }}
          onRemove={(at) => setRows(rows.filter((_row, place) => place !== at))}
          onMove={(from, to) => setRows(moved(rows, from, to))}
          rows={rows.map(({ key, name }) => ({
            key,
            content: (
              <FormGrid>
                <TextField label="Ngân hàng" value={name} onChange={rename(key)} />
                <TextField label="Số tài khoản" value="0071000123456" onChange={still} />
              </FormGrid>
            ),
          }))}
        />
      </FormGrid>
    </Card>
  );
}
