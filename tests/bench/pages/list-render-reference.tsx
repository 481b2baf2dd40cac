import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { PUBLICATION_STATUS_LABELS } from '#generated/vocabulary.ts';
import type { components } from '#generated/types.ts';
import { formatDate } from '#src/ui/format/date.ts';
import { formatNumber, nothing } from '#src/ui/format/number.ts';

type Row = components['schemas']['InvoiceSummary'];
type Shown = { rows: readonly Row[]; total: number };

/** The columns of the product's list of invoices as plain text: the least that MUI X can have to do for them. */
const columns: readonly GridColDef<Row>[] = [
  {
    field: 'number',
    headerName: 'Hóa đơn',
    width: 160,
    valueGetter: (_, { form_no, symbol, number }) =>
      `${form_no}${symbol} ${String(number ?? 0).padStart(8, '0')}`,
  },
  { field: 'issued_on', headerName: 'Ngày', width: 106, valueFormatter: (value) => formatDate(value) },
  { field: 'buyer_name', headerName: 'Người mua', flex: 1 },
  {
    field: 'buyer_tax_code',
    headerName: 'Mã số thuế',
    width: 136,
    valueFormatter: (value) => value ?? nothing,
  },
  {
    field: 'total',
    headerName: 'Tổng tiền',
    width: 150,
    align: 'right',
    valueFormatter: (value) => formatNumber(value),
  },
  {
    field: 'status',
    headerName: 'Trạng thái',
    width: 196,
    valueGetter: (_, { status }) => PUBLICATION_STATUS_LABELS[status],
  },
];

const rowHeight = 40;
const room = 1160;

async function read(address: string): Promise<Shown> {
  const reply = await fetch(address, {
    headers: { Authorization: `Bearer ${localStorage.getItem('access_token') ?? ''}` },
  });
  const { invoices } = (await reply.json()) as { invoices: Row[] };
  return { rows: invoices, total: Number(reply.headers.get('X-Total-Count')) };
}

/** A grid that asks for its rows as it comes, as the product's list does. */
function Grid({ address }: { address: string }) {
  const [shown, setShown] = useState<Shown>();
  useEffect(() => void read(address).then(setShown), [address]);
  return (
    <div style={{ height: room }}>
      <DataGrid
        rows={shown?.rows ?? []}
        rowCount={shown?.total ?? 0}
        loading={!shown}
        columns={columns}
        rowHeight={rowHeight}
        paginationModel={{ page: 0, pageSize: 25 }}
        pageSizeOptions={[25]}
        paginationMode="server"
        sortingMode="server"
        filterMode="server"
      />
    </div>
  );
}

/** The bench gives the address of the rows by an event; none at all takes the grid away. */
function Reference() {
  const [address, setAddress] = useState('');
  useEffect(() => {
    const change = (event: Event) => setAddress((event as CustomEvent<string>).detail);
    window.addEventListener('bench-address', change);
    return () => window.removeEventListener('bench-address', change);
  }, []);
  return address === '' ? <h1>MUI X</h1> : <Grid address={address} />;
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Reference />);
