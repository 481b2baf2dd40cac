import { useState } from 'react';
import { Card } from '#src/ui/layout/card.tsx';
import { Matrix } from '#src/ui/matrix/matrix.tsx';

const groups = [
  {
    key: 'invoices',
    label: 'Hóa đơn',
    rows: [
      { key: 'read', label: 'Xem hóa đơn' },
      { key: 'create', label: 'Lập hóa đơn' },
      { key: 'publish', label: 'Phát hành hóa đơn' },
    ],
  },
  { key: 'customers', label: 'Khách hàng', rows: [{ key: 'customers', label: 'Xem khách hàng' }] },
];
const columns = [
  { key: 'owner', label: 'Chủ doanh nghiệp', note: '1 người' },
  { key: 'clerk', label: 'Kế toán', note: '2 người', href: '#', changed: true },
  { key: 'viewer', label: 'Chỉ xem' },
];

/** Who may what. */
export function MatrixSample() {
  const [on, setOn] = useState(new Set(['clerk read', 'clerk create', 'viewer read', 'viewer customers']));
  const toggle = (column: string, row: string, ticked: boolean) => {
    const next = new Set(on);
    if (ticked) next.add(`${column} ${row}`);
    else next.delete(`${column} ${row}`);
    setOn(next);
  };
  return (
    <Card title="Ai làm được gì" flush>
      <Matrix
        caption="Quyền theo vai trò"
        corner="Quyền"
        groups={groups}
        columns={columns}
        whole={{ label: 'Toàn bộ', detail: 'Mọi quyền, kể cả quyền sau này' }}
        isOn={(column, row) => column === 'owner' || on.has(`${column} ${row}`)}
        isWhole={(column) => column === 'owner'}
        onToggle={toggle}
        isChanged={(column, row) => column === 'clerk' && row === 'create'}
      />
    </Card>
  );
}
