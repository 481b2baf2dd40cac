import { useCallback, useState } from 'react';
import { Button } from '#src/ui/action/button.tsx';
import { Card, Stack } from '#src/ui/layout/card.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { DropZone } from '#src/ui/import/drop-zone.tsx';
import { ImportGrid } from '#src/ui/import/import-grid.tsx';
import type { CellPlace, ImportRow } from '#src/ui/import/import-model.ts';
import type { Mapping } from '#src/ui/import/mapping-model.ts';
import { MappingTable } from '#src/ui/import/mapping-table.tsx';
import { Steps } from '#src/ui/import/steps.tsx';
import { fields, fileColumns, gridColumns, sampleRow } from './import-rows.ts';

const rowCount = 100_000;
/** Every 40th row of the sample has a wrong cell. */
const wrongEvery = 40;
const answerTime = 700;

/** The way of a file: choose, map, check. */
export function ImportSample() {
  const [mapping, setMapping] = useState<Mapping>({ a: 'code', b: 'date', c: 'buyer' });
  const [mended, setMended] = useState<ReadonlyMap<string, string>>(new Map());
  const [fileName, setFileName] = useState<string>();
  const rowAt = useCallback((index: number): ImportRow => sampleRow(index, wrongEvery, mended), [mended]);
  const commit = useCallback(
    (row: number, column: string, value: string) =>
      new Promise<void>((resolve, reject) => {
        setTimeout(() => {
          if (value === 'hỏng') return reject(new Error('refused'));
          setMended((before) => new Map(before).set(`${row}:${column}`, value));
          return resolve();
        }, answerTime);
      }),
    [],
  );
  return (
    <>
      <PageHeader
        title="Nhập hóa đơn từ Excel"
        facts="don-hang-tuan-47.xlsx · 100.000 dòng"
        actions={<Button tone="primary">Nhập 97.500 dòng hợp lệ</Button>}
      />
      <Stack>
        <Card>
          <Steps current="check" onBack={() => undefined} />
        </Card>
        <Card title="Kiểm tra" note="100.000 dòng" flush>
          <ImportGrid
            caption="Các dòng của tệp"
            columns={gridColumns}
            rowCount={rowCount}
            rowAt={rowAt}
            onCommit={commit}
            errorCount={rowCount / wrongEvery - mended.size}
            findError={(from, direction) => Promise.resolve(nextWrong(from, direction, mended))}
            footNote="Một hóa đơn có dòng lỗi được giữ lại cả hóa đơn"
          />
        </Card>
        <Card title="Ghép cột" flush>
          <MappingTable columns={fileColumns} fields={fields} value={mapping} onChange={setMapping} />
        </Card>
        <Card title="Chọn tệp">
          <DropZone
            label="Tệp hóa đơn"
            endings={['.xlsx', '.csv']}
            maxBytes={20 * 1024 * 1024}
            fileName={fileName}
            onFile={(file) => setFileName(file.name)}
          />
        </Card>
        <Card title="Chọn tệp: không đọc được">
          <DropZone
            label="Tệp hóa đơn"
            endings={['.xlsx', '.csv']}
            maxBytes={20 * 1024 * 1024}
            onFile={() => undefined}
            error="Tệp có mật khẩu, bỏ mật khẩu rồi chọn lại"
          />
        </Card>
      </Stack>
    </>
  );
}

function nextWrong(
  from: CellPlace,
  direction: 1 | -1,
  mended: ReadonlyMap<string, string>,
): CellPlace | null {
  for (let row = from.row + direction; row >= 0 && row < rowCount; row += direction) {
    const column = sampleRow(row, wrongEvery, mended).cells.findIndex(({ error }) => error);
    if (column >= 0) return { row, column };
  }
  return null;
}
