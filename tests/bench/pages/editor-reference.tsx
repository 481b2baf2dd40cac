import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { components } from '#generated/types.ts';

type Line = components['schemas']['InvoiceLine'] & { id: number };

/** The columns of the invoice editor's lines, each typed in as text: the least that MUI X can have to do for them. */
const columns: readonly GridColDef<Line>[] = [
  { field: 'name', headerName: 'Tên hàng hóa, dịch vụ', flex: 1, editable: true },
  { field: 'unit', headerName: 'ĐVT', width: 90, editable: true },
  { field: 'quantity', headerName: 'Số lượng', width: 110, editable: true },
  { field: 'unit_price', headerName: 'Đơn giá', width: 130, editable: true },
  { field: 'discount_rate', headerName: 'CK', width: 80, editable: true },
  { field: 'amount', headerName: 'Thành tiền', width: 140 },
  { field: 'vat_rate', headerName: 'Thuế suất', width: 100, editable: true },
  { field: 'vat_amount', headerName: 'Tiền thuế', width: 130 },
];

const rowHeight = 34;
const room = 1160;

/** A grid of all lines, scrolled to the middle, once the bench gives the address of the invoice by an event. */
function Reference() {
  const [address, setAddress] = useState('');
  const [lines, setLines] = useState<readonly Line[] | null>(null);
  useEffect(() => {
    const change = (event: Event) => {
      setLines(null);
      setAddress((event as CustomEvent<string>).detail);
    };
    window.addEventListener('bench-address', change);
    return () => window.removeEventListener('bench-address', change);
  }, []);
  useEffect(() => {
    if (address === '') return;
    void read(address).then(setLines);
  }, [address]);
  if (address === '') return <h1>MUI X</h1>;
  return (
    <div style={{ height: room }}>
      {lines !== null && (
        <DataGrid
          rows={lines}
          columns={columns}
          rowHeight={rowHeight}
          hideFooter
          initialState={{ scroll: { top: (lines.length * rowHeight) / 2, left: 0 } }}
        />
      )}
    </div>
  );
}

async function read(address: string): Promise<readonly Line[]> {
  const reply = await fetch(address, {
    headers: { Authorization: `Bearer ${localStorage.getItem('access_token') ?? ''}` },
  });
  const { invoice } = (await reply.json()) as { invoice: { lines: Omit<Line, 'id'>[] } };
  return invoice.lines.map((line, id) => ({ ...line, id }));
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Reference />);
