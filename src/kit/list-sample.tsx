import IconColumns from '@tabler/icons-react/dist/esm/icons/IconColumns3.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconFileImport from '@tabler/icons-react/dist/esm/icons/IconFileImport.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';
import { Button } from '#src/ui/action/button.tsx';
import { IconButton } from '#src/ui/action/icon-button.tsx';
import { MenuButton } from '#src/ui/action/menu-button.tsx';
import { SplitButton } from '#src/ui/action/split-button.tsx';
import { Badge, Tag } from '#src/ui/display/badge.tsx';
import type { Tone } from '#src/ui/display/glyph.tsx';
import { KeyHints } from '#src/ui/display/kbd.tsx';
import { Money } from '#src/ui/display/money.tsx';
import { formatDate } from '#src/ui/format/date.ts';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { DataTable } from '#src/ui/list/data-table.tsx';
import { AddFilterChip, FilterChip } from '#src/ui/list/filter-chip.tsx';
import { ListCard, ListTools, TotalsRow } from '#src/ui/list/list-card.tsx';
import { Pager } from '#src/ui/list/pager.tsx';
import { SearchBox } from '#src/ui/list/search-box.tsx';
import { SelectionBar } from '#src/ui/list/selection-bar.tsx';
import type { Column, RowId, Sort } from '#src/ui/list/table-model.ts';
import { Tabs } from '#src/ui/list/tabs.tsx';

type Row = {
  id: number;
  number: string;
  date: string;
  buyer: string;
  tax_code: string;
  total: string;
  tone: Tone;
  status: string;
  tag?: string;
};

const rows: Row[] = [
  {
    id: 1,
    number: '00001287',
    date: '2026-11-21',
    buyer: 'Công ty CP Thực phẩm Hương Đồng',
    tax_code: '0011298741',
    total: '40066296',
    tone: 'critical',
    status: 'Từ chối cấp mã',
  },
  {
    id: 2,
    number: '00001286',
    date: '2026-11-21',
    buyer: 'Công ty CP Giao nhận Kho vận Ngũ Hành Sơn',
    tax_code: '0001539085',
    total: '136512000',
    tone: 'unknown',
    status: 'Chưa rõ – đang tra cứu',
  },
  {
    id: 3,
    number: '00001285',
    date: '2026-11-21',
    buyer: 'Công ty TNHH MTV Thủy sản Biển Ngọc',
    tax_code: '0000674514',
    total: '9331200',
    tone: 'warning',
    status: 'Chờ CQT phản hồi',
  },
  {
    id: 4,
    number: '00001284',
    date: '2026-11-21',
    buyer: 'Bệnh viện Đa khoa Quốc tế An Phước',
    tax_code: '0000295166',
    total: '69336000',
    tone: 'highlight',
    status: 'Đã gửi T-VAN',
  },
  {
    id: 5,
    number: '00001283',
    date: '2026-11-20',
    buyer: 'Công ty TNHH Dược phẩm Tâm Đức Phát',
    tax_code: '0008562178',
    total: '35407800',
    tone: 'success',
    status: 'Đã cấp mã',
  },
  {
    id: 6,
    number: '00001278',
    date: '2026-11-19',
    buyer: 'Trường Tiểu học, THCS và THPT Ngôi Sao Xanh Phú Mỹ Hưng',
    tax_code: '0000947133',
    total: '-3499200',
    tone: 'success',
    status: 'Đã cấp mã',
    tag: 'giảm cho 1251',
  },
  {
    id: 7,
    number: '00001268',
    date: '2026-11-18',
    buyer: 'Công ty TNHH Thương mại điện tử Chợ Phiên',
    tax_code: '0009573249',
    total: '266668200',
    tone: 'default',
    status: 'Đã bị thay thế',
  },
];

const columns: Column<Row>[] = [
  {
    key: 'number',
    header: 'Ký hiệu, số',
    width: 158,
    card: 'lead',
    sortKey: 'number',
    cell: (row) => (
      <>
        <small>1C26TAA</small> <b>{row.number}</b>
      </>
    ),
  },
  {
    key: 'date',
    header: 'Ngày lập',
    width: 98,
    card: 'meta',
    muted: true,
    sortKey: 'date',
    cell: (row) => formatDate(row.date),
  },
  { key: 'buyer', header: 'Người mua', card: 'name', cell: (row) => row.buyer, fullText: (row) => row.buyer },
  {
    key: 'tax_code',
    header: 'Mã số thuế',
    width: 112,
    muted: true,
    wideOnly: true,
    cell: (row) => row.tax_code,
  },
  {
    key: 'total',
    header: 'Tổng tiền (đ)',
    width: 132,
    align: 'end',
    card: 'amount',
    cell: (row) => <Money amount={row.total} unit={false} weight="medium" />,
  },
  {
    key: 'status',
    header: 'Trạng thái',
    width: 226,
    card: 'state',
    cell: (row) => (
      <>
        <Badge tone={row.tone}>{row.status}</Badge> {row.tag && <Tag>{row.tag}</Tag>}
      </>
    ),
  },
];

/** A list page in full. */
export function ListSample() {
  const [tab, setTab] = useState('all');
  const [text, setText] = useState('');
  const [sort, setSort] = useState<Sort>({ key: 'date', order: 'desc' });
  const [ids, setIds] = useState<ReadonlySet<RowId>>(new Set([5, 6]));
  return (
    <>
      <PageHeader
        title="Hóa đơn"
        facts="Có mã của cơ quan thuế · ký hiệu 1C26TAA"
        actions={
          <>
            <Button icon={IconFileImport}>Nhập từ Excel</Button>
            <Button icon={IconDownload}>Xuất</Button>
            <SplitButton icon={IconPlus} shortcut="N" entries={[{ label: 'Nhân bản hóa đơn gần nhất' }]}>
              Lập hóa đơn
            </SplitButton>
          </>
        }
      />
      <ListCard
        tabs={
          <Tabs
            name="Bộ lọc đã lưu"
            current={tab}
            onChange={setTab}
            tabs={[
              { key: 'all', label: 'Tất cả', count: 1284 },
              { key: 'draft', label: 'Nháp', count: 37 },
              { key: 'bad', label: 'Bị từ chối', count: 12, countTone: 'critical' },
              { key: 'unknown', label: 'Chưa rõ', count: 3, countTone: 'unknown' },
            ]}
            extra={
              <Button tone="plain" size="small" icon={IconPlus}>
                Lưu bộ lọc
              </Button>
            }
          />
        }
        filters={
          <>
            <SearchBox
              name="Tìm hóa đơn"
              value={text}
              onChange={setText}
              placeholder="Số, người mua, MST, mặt hàng…"
            />
            <FilterChip label="Ngày lập" value="01/11 – 21/11/2026" onRemove={() => undefined} />
            <AddFilterChip onAdd={() => undefined} />
            <Button tone="plain" size="small">
              Xóa lọc
            </Button>
            <ListTools>
              <IconButton name="Cột hiển thị" icon={IconColumns} bordered />
            </ListTools>
          </>
        }
        selectionBar={
          ids.size > 0 && (
            <SelectionBar
              count={ids.size}
              sum={<Money amount="62915400" />}
              all={{ label: 'Chọn cả 1.284 hóa đơn khớp bộ lọc', onSelect: () => undefined }}
              actions={
                <Button size="small" icon={IconMail}>
                  Gửi email
                </Button>
              }
              onClear={() => setIds(new Set())}
            />
          )
        }
        totals={
          <TotalsRow
            label={
              <>
                Tổng của <b>1.284</b> hóa đơn khớp bộ lọc
              </>
            }
            sums={[
              { label: 'Trước thuế', value: <Money amount="18427163500" /> },
              { label: 'Tổng tiền', value: <Money amount="19908428818" size="total" /> },
            ]}
          />
        }
        pager={
          <Pager page={1} perPage={15} total={1284} onPage={() => undefined} onPerPage={() => undefined} />
        }
      >
        <DataTable
          caption="Hóa đơn khớp bộ lọc"
          columns={columns}
          rows={rows}
          rowId={(row) => row.id}
          rowName={(row) => `hóa đơn ${row.number}`}
          rowHref={() => '#'}
          sort={sort}
          onSort={setSort}
          selection={{ ids, onChange: setIds }}
          rowActions={(row) => (
            <MenuButton
              name={`Thao tác với ${row.number}`}
              icon={IconDots}
              size="small"
              entries={[{ label: 'Tải XML' }, { label: 'Xóa', critical: true, divided: true }]}
            />
          )}
        />
      </ListCard>
      <KeyHints
        hints={[
          { keys: ['J', 'K'], does: 'lên, xuống' },
          { keys: ['Enter'], does: 'mở' },
          { keys: ['F'], does: 'lọc' },
        ]}
      />
    </>
  );
}
