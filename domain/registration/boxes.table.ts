/** A box of the form: its element in the data format, and what is beside it on the form, Vietnamese. */
export type BoxRow<Element extends string> = { readonly element: Element; readonly label: string };

/** Part 1, hình thức hóa đơn (HTHDon). */
export const INVOICE_MODES = {
  coded: { element: 'CMa', label: 'Có mã của cơ quan thuế' },
  coded_cash_register: { element: 'CMTMTTien', label: 'Có mã khởi tạo từ máy tính tiền' },
  uncoded_cash_register: { element: 'KCMTMTTien', label: 'Không có mã khởi tạo từ máy tính tiền' },
  uncoded: { element: 'KCMa', label: 'Không có mã của cơ quan thuế' },
} as const satisfies Record<string, BoxRow<string>>;

/** Part 2, hình thức gửi dữ liệu hóa đơn điện tử (HTGDLHDDT). */
export const SENDING_MODES = {
  disadvantaged_area: {
    element: 'NNTDBKKhan',
    label: 'Doanh nghiệp nhỏ và vừa, hợp tác xã, hộ, cá nhân kinh doanh tại địa bàn khó khăn',
  },
  public_asset_agency: { element: 'CQXLTSCong', label: 'Cơ quan xử lý tài sản công' },
  direct: { element: 'CDLTTDCQT', label: 'Chuyển dữ liệu trực tiếp đến cơ quan thuế' },
  through_provider: {
    element: 'CDLQTCTN',
    label: 'Thông qua tổ chức cung cấp dịch vụ hóa đơn điện tử',
  },
  foreign_supplier: { element: 'TCNNgoai', label: 'Nhà cung cấp ở nước ngoài' },
} as const satisfies Record<string, BoxRow<string>>;

/** Part 3, phương thức chuyển dữ liệu (PThuc). */
export const TRANSFER_MODES = {
  full_content: { element: 'CDDu', label: 'Chuyển đầy đủ nội dung từng hóa đơn' },
  revenue_table: { element: 'CDLTHDThu', label: 'Chuyển dữ liệu tổng hợp doanh thu (01/TH-DT)' },
  summary_table: { element: 'CBTHop', label: 'Chuyển bảng tổng hợp dữ liệu hóa đơn (01/TH-HĐĐT)' },
  transaction_table: { element: 'CTTCTGDich', label: 'Chuyển thông tin chi tiết giao dịch (01/TTGD)' },
} as const satisfies Record<string, BoxRow<string>>;

/** Part 4, loại hóa đơn sử dụng (LHDSDung). */
export const INVOICE_TYPES = {
  vat: { element: 'HDGTGT', label: 'Hóa đơn giá trị gia tăng' },
  vat_with_receipt: { element: 'HDGTGTTHBLai', label: 'Hóa đơn giá trị gia tăng tích hợp biên lai' },
  sales: { element: 'HDBHang', label: 'Hóa đơn bán hàng' },
  sales_with_receipt: { element: 'HDBHTHBLai', label: 'Hóa đơn bán hàng tích hợp biên lai' },
  commercial: { element: 'HDTMai', label: 'Hóa đơn thương mại điện tử' },
  foreign_supplier: { element: 'HDNCCNNgoai', label: 'Hóa đơn của nhà cung cấp ở nước ngoài' },
  public_assets: { element: 'HDBTSCong', label: 'Hóa đơn bán tài sản công' },
  national_reserve: { element: 'HDBHDTQGia', label: 'Hóa đơn bán hàng dự trữ quốc gia' },
  other: { element: 'HDKhac', label: 'Các loại hóa đơn khác' },
  documents_like_invoices: {
    element: 'CTu',
    label: 'Chứng từ được in, phát hành, sử dụng và quản lý như hóa đơn',
  },
} as const satisfies Record<string, BoxRow<string>>;

export type InvoiceMode = keyof typeof INVOICE_MODES;
export type SendingMode = keyof typeof SENDING_MODES;
export type TransferMode = keyof typeof TRANSFER_MODES;
export type InvoiceType = keyof typeof INVOICE_TYPES;
