import { choice, DATE, digits, text, TIME } from '../../format/content.ts';
import { documentFormat, group, leaf, list, type NeedBy } from '../../format/nodes.ts';
import { documentName, MADE_ON, ONE_OR_TWO, TAX_CODE, TAXPAYER_NAME, YES_NO } from './parts.format.ts';

// The pieces that the two declarations (01/ĐKTĐ-HĐĐT and the old one of delegation) share.

const ROW_NO = leaf('O', digits(3), 'Số thứ tự');

const TAXPAYER = {
  ...TAXPAYER_NAME,
  ...TAX_CODE,
  CQTQLy: leaf('R', text(100), 'CQT quản lý'),
  MCQTQLy: leaf('R', text(5), 'Mã CQT quản lý'),
};

const CONTACT = {
  NLHe: leaf('R', text(50), 'Người liên hệ'),
  DCLHe: leaf('R', text(400), 'Địa chỉ liên hệ'),
  DCTDTu: leaf('R', text(50), 'Địa chỉ thư điện tử'),
  DTLHe: leaf('R', text(20), 'Điện thoại liên hệ'),
  ...MADE_ON,
};

/** Danh sách chứng thư số sử dụng. HThuc: 1 thêm mới, 2 gia hạn, 3 ngừng sử dụng. */
const CERTIFICATES = list('C', 'CTS', {
  STT: ROW_NO,
  TTChuc: leaf('R', text(400), 'Tên tổ chức chứng thực, cấp, công nhận chữ ký số'),
  Seri: leaf('R', text(40), 'Số sê-ri chứng thư số'),
  TNgay: leaf('R', TIME, 'Thời hạn sử dụng chứng thư số từ ngày'),
  DNgay: leaf('R', TIME, 'Thời hạn sử dụng chứng thư số đến ngày'),
  HThuc: leaf('R', choice('1', '2', '3'), 'Hình thức đăng ký'),
});

const DELEGATION = {
  STT: ROW_NO,
  TLHDon: leaf('R', text(100), 'Tên loại hóa đơn'),
  KHMSHDon: leaf('C', digits(1), 'Ký hiệu mẫu số hóa đơn'),
  KHHDon: leaf('C', text(6), 'Ký hiệu hóa đơn'),
  MST: leaf('R', text(14), 'MST tổ chức ủy nhiệm, nhận ủy nhiệm'),
  TTChuc: leaf('R', text(400), 'Tên tổ chức ủy nhiệm, nhận ủy nhiệm'),
  MDich: leaf('R', text(255), 'Mục đích ủy nhiệm'),
  TNgay: leaf('R', TIME, 'Thời hạn ủy nhiệm từ ngày'),
  DNgay: leaf('R', TIME, 'Thời hạn ủy nhiệm đến ngày'),
  PThuc: leaf('R', digits(1), 'Phương thức thanh toán hóa đơn ủy nhiệm'),
  THTTTKhac: leaf('C', text(50), 'Tên hình thức thanh toán khác'),
};

/** Danh sách đăng ký ủy nhiệm. */
const DELEGATIONS = list('R', 'DKUNhiem', DELEGATION);
/** On form 01 since delegation has no declaration of its own (TT 91/2026 Đ9.3); the elements are assumed the same. */
const DELEGATIONS_SINCE_2_1 = list({ '2.1.0': 'C' }, 'DKUNhiem', DELEGATION);

const NOTE = leaf('O', text(255), 'Ghi chú');

/** Số định danh and the rest of the representative came with NĐ 70; since 2.1.1 nationality replaces sex. */
const REPRESENTATIVE = {
  TNDDPLuat: leaf({ '2.1.0': 'R' }, text(100), 'Tên người đại diện theo pháp luật'),
  DTDDPLuat: leaf({ '2.1.0': 'C' }, text(20), 'Điện thoại người đại diện theo pháp luật'),
  CCCDan: leaf({ '2.1.0': 'C' }, text(12), 'Căn cước công dân'),
  SHChieu: leaf({ '2.1.0': 'C' }, text(20), 'Số hộ chiếu'),
  MQTNDDPLuat: leaf({ '2.1.1': 'C' }, text(2), 'Mã quốc tịch người đại diện theo pháp luật'),
  QTDDPLuat: leaf({ '2.1.1': 'C' }, text(100), 'Quốc tịch người đại diện theo pháp luật'),
  NSDDPLuat: leaf({ '2.1.0': 'C' }, DATE, 'Ngày sinh người đại diện theo pháp luật'),
  GTinh: leaf({ '2.1.0': 'C', '2.1.1': '-' }, YES_NO, 'Giới tính'),
};

const HEADER = group(
  'R',
  {
    ...documentName(100),
    HThuc: leaf('R', ONE_OR_TWO, 'Hình thức đăng ký, thay đổi thông tin'),
    ...TAXPAYER,
    ...REPRESENTATIVE,
    ...CONTACT,
  },
  {
    '2.1.1': [
      ...Object.keys({ ...documentName(100), HThuc: 0, ...TAXPAYER, ...REPRESENTATIVE }),
      ...['DCLHe', 'DCTDTu', 'NLHe', 'DTLHe', 'DDanh', 'NLap'],
    ],
  },
);

/** A box of the form, ticked 1 or not 0. */
const box = <const N extends NeedBy>(need: N, label: string) => leaf(need, YES_NO, label);
const SINCE_2_1 = { '2.1.0': 'R' } as const;
const SINCE_2_1_1 = { '2.1.1': 'R' } as const;

const KINDS = group('R', {
  CMa: box('R', 'Có mã'),
  CMTMTTien: box('O', 'Có mã từ máy tính tiền'),
  KCMTMTTien: box({ '2.1.1': 'O' }, 'Không có mã từ máy tính tiền'),
  KCMa: box('R', 'Không có mã'),
});

const SENDING = group('R', {
  NNTDBKKhan: box('R', 'NNT địa bàn khó khăn'),
  NNTKTDNUBND: box({ '2.0.1': 'R', '2.1.0': '-' }, 'NNT khác theo đề nghị UBND'),
  CQXLTSCong: box(SINCE_2_1, 'Cơ quan xử lý tài sản công'),
  CDLTTDCQT: box('R', 'Chuyển dữ liệu trực tiếp đến CQT'),
  CDLQTCTN: box('R', 'Chuyển dữ liệu qua tổ chức truyền nhận'),
  TCNNgoai: box(SINCE_2_1_1, 'Nhà cung cấp ở nước ngoài'),
});

const TRANSFER = group('R', {
  CDDu: box('R', 'Chuyển đầy đủ nội dung từng hóa đơn'),
  CDLTHDThu: box(SINCE_2_1_1, 'Chuyển dữ liệu tổng hợp doanh thu (01/TH-DT)'),
  CBTHop: box('R', 'Chuyển bảng tổng hợp (01/TH-HĐĐT)'),
  CTTCTGDich: box(SINCE_2_1_1, 'Chuyển thông tin chi tiết giao dịch (01/TTGD)'),
});

const INVOICE_TYPES = group('R', {
  HDGTGT: box('R', 'Hóa đơn GTGT'),
  HDGTGTTHBLai: box(SINCE_2_1, 'Hóa đơn GTGT tích hợp biên lai'),
  HDBHang: box('R', 'Hóa đơn bán hàng'),
  HDBHTHBLai: box(SINCE_2_1, 'Hóa đơn bán hàng tích hợp biên lai'),
  HDTMai: box(SINCE_2_1, 'Hóa đơn thương mại'),
  HDNCCNNgoai: box(SINCE_2_1_1, 'Hóa đơn của nhà cung cấp nước ngoài'),
  HDBTSCong: box('R', 'Hóa đơn bán tài sản công'),
  HDBHDTQGia: box('R', 'Hóa đơn bán hàng dự trữ quốc gia'),
  HDKhac: box('R', 'Hóa đơn khác'),
  CTu: box('R', 'Chứng từ'),
});

// The limits of the lists that 2.1.0 added, and that their days are dates, are assumed.
const FROM_TO = {
  TNgay: leaf('R', DATE, 'Từ ngày'),
  DNgay: leaf('C', DATE, 'Đến ngày'),
};

const SOLUTION_PROVIDERS = list({ '2.1.0': 'C' }, 'TCGP', {
  STT: ROW_NO,
  TTCGP: leaf('R', text(400), 'Tên tổ chức cung cấp giải pháp'),
  MSTTCGP: leaf('R', text(14), 'Mã số thuế tổ chức cung cấp giải pháp'),
  ...FROM_TO,
  GChu: NOTE,
});

const TRANSMISSION_PROVIDERS = list({ '2.1.0': 'C' }, 'TCTN', {
  STT: ROW_NO,
  TTCTN: leaf('R', text(400), 'Tên tổ chức truyền nhận'),
  MSTTCTN: leaf('R', text(14), 'Mã số thuế tổ chức truyền nhận'),
  ...FROM_TO,
  GChu: NOTE,
});

const DEPENDENT_UNITS = list({ '2.1.0': 'C' }, 'DVHTPT', {
  STT: ROW_NO,
  TDVHTPT: leaf('R', text(400), 'Tên đơn vị hạch toán phụ thuộc'),
  MSTDVHTPT: leaf('R', text(14), 'Mã số thuế đơn vị hạch toán phụ thuộc'),
  ...FROM_TO,
  GChu: NOTE,
});

const LOOK_UP_UNITS = list({ '2.1.1': 'C' }, 'DVDUQTCuu', {
  STT: ROW_NO,
  TDVi: leaf('R', text(400), 'Tên đơn vị được ủy quyền tra cứu'),
  MST: leaf('R', text(14), 'Mã số thuế đơn vị được ủy quyền tra cứu'),
  HDBRMVao: leaf('R', choice('1', '2', '3'), 'Hóa đơn bán ra, mua vào'),
  TDLHDTNgay: leaf('C', DATE, 'Dữ liệu hóa đơn từ ngày'),
  TDLHDDNgay: leaf('C', DATE, 'Dữ liệu hóa đơn đến ngày'),
  TGUQTNgay: leaf('C', DATE, 'Thời gian ủy quyền từ ngày'),
  TGUQDNgay: leaf('C', DATE, 'Thời gian ủy quyền đến ngày'),
  GChu: NOTE,
});

const PAUSES = list({ '2.1.0': 'C' }, 'TNSDung', {
  STT: ROW_NO,
  ...FROM_TO,
  TTCGP: leaf('C', text(400), 'Tên tổ chức cung cấp giải pháp'),
  MSTTCGP: leaf('C', text(14), 'Mã số thuế tổ chức cung cấp giải pháp'),
  Seri: leaf('C', text(40), 'Số sê-ri chứng thư số'),
  GChu: NOTE,
});

/** Part 11: an invoice that is a receipt too. */
const WITH_RECEIPT = list({ '2.1.0': 'C' }, 'DKTH', {
  STT: ROW_NO,
  TLHDon: leaf('R', text(100), 'Tên loại hóa đơn'),
  KHMSHDon: leaf('R', digits(1), 'Ký hiệu mẫu số hóa đơn'),
  KHHDon: leaf('R', text(6), 'Ký hiệu hóa đơn'),
  Ten: leaf('R', text(400), 'Tên tổ chức tích hợp'),
  MST: leaf('R', text(14), 'Mã số thuế tổ chức tích hợp'),
  MDich: leaf('R', text(255), 'Mục đích tích hợp'),
  ...FROM_TO,
  GChu: NOTE,
});

/** Tờ khai đăng ký, thay đổi thông tin sử dụng hóa đơn điện tử, 01/ĐKTĐ-HĐĐT, message 100. */
export const DECLARATION = documentFormat('DLTKhai', true, {
  TTChung: HEADER,
  NDTKhai: group('R', {
    HTHDon: KINDS,
    HTGDLHDDT: SENDING,
    PThuc: TRANSFER,
    LHDSDung: INVOICE_TYPES,
    DSCTSSDung: CERTIFICATES,
    DSDKUNhiem: DELEGATIONS_SINCE_2_1,
    TTTCGP: SOLUTION_PROVIDERS,
    TTTCTN: TRANSMISSION_PROVIDERS,
    TTDVHTPT: DEPENDENT_UNITS,
    TTDVDUQTCuu: LOOK_UP_UNITS,
    TTTNSDung: PAUSES,
    TTDKTH: WITH_RECEIPT,
  }),
});

/** Tờ khai đăng ký ủy nhiệm lập hóa đơn, message 101: LDKUNhiem 1 ủy nhiệm, 2 nhận ủy nhiệm. After 2.0.1 assumed. */
export const DELEGATION_DECLARATION = documentFormat('DLTKhai', true, {
  TTChung: group('R', {
    ...documentName(100),
    LDKUNhiem: leaf('R', choice('1', '2'), 'Loại đăng ký ủy nhiệm'),
    ...TAXPAYER,
    ...CONTACT,
  }),
  NDTKhai: group('R', { DSCTSSDung: CERTIFICATES, DSDKUNhiem: DELEGATIONS }),
});
