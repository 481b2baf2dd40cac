import { Badge, Tag } from '#src/ui/display/badge.tsx';
import type { Tone } from '#src/ui/display/glyph.tsx';
import { Money } from '#src/ui/display/money.tsx';
import { formatDate } from '#src/ui/format/date.ts';
import type { Column } from '#src/ui/list/table-model.ts';

type SampleRow = {
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

export const sampleRows: SampleRow[] = [
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

export const sampleColumns: Column<SampleRow>[] = [
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
