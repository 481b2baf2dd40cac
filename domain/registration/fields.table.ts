import type { DeclarationContent } from './content.ts';

/** A text of the form: its name for people, the most characters, whether it must be there, and its element. */
export type DeclarationField = {
  readonly label: string;
  readonly max: number;
  readonly required: boolean;
  /** From DLTKhai on, list items included. */
  readonly element: string;
};

type Fields = Readonly<Record<string, DeclarationField>>;

const must = (label: string, max: number, element: string): DeclarationField => ({
  label,
  max,
  required: true,
  element,
});
const may = (label: string, max: number, element: string): DeclarationField => ({
  ...must(label, max, element),
  required: false,
});

/** Texts of the head, by their paths; those that the format leaves open and the authority asks for are required here. */
export const HEAD_FIELDS = {
  place: must('Địa danh', 50, 'TTChung/DDanh'),
  'taxpayer.name': must('Tên người nộp thuế', 400, 'TTChung/TNNT'),
  'taxpayer.tax_code': must('Mã số thuế', 14, 'TTChung/MST'),
  'taxpayer.tax_authority_code': must('Mã cơ quan thuế quản lý', 5, 'TTChung/MCQTQLy'),
  'taxpayer.tax_authority_name': must('Cơ quan thuế quản lý', 100, 'TTChung/CQTQLy'),
  'representative.name': must('Người đại diện theo pháp luật', 100, 'TTChung/TNDDPLuat'),
  'representative.phone_number': must('Điện thoại người đại diện', 20, 'TTChung/DTDDPLuat'),
  'representative.identity_no': may('Số định danh người đại diện', 12, 'TTChung/CCCDan'),
  'representative.passport_no': may('Số hộ chiếu người đại diện', 20, 'TTChung/SHChieu'),
  'representative.nationality_code': may('Mã quốc tịch người đại diện', 2, 'TTChung/MQTNDDPLuat'),
  'representative.nationality_name': may('Quốc tịch người đại diện', 100, 'TTChung/QTDDPLuat'),
  'contact.name': must('Người liên hệ', 50, 'TTChung/NLHe'),
  'contact.address': must('Địa chỉ liên hệ', 400, 'TTChung/DCLHe'),
  'contact.email': must('Địa chỉ thư điện tử', 50, 'TTChung/DCTDTu'),
  'contact.phone_number': must('Điện thoại liên hệ', 20, 'TTChung/DTLHe'),
} as const satisfies Fields;

const note = (element: string) => may('Ghi chú', 255, element);

/** Lists of organisations, each row for a time. */
const organisation = (
  path: string,
  name: string,
  tax_code: string,
  who: string,
): Record<'name' | 'tax_code' | 'note', DeclarationField> => ({
  name: must(`Tên ${who}`, 400, `${path}/${name}`),
  tax_code: must(`Mã số thuế ${who}`, 14, `${path}/${tax_code}`),
  note: note(`${path}/GChu`),
});

type ListName = {
  [K in keyof DeclarationContent]: DeclarationContent[K] extends readonly unknown[] ? K : never;
}[keyof DeclarationContent];
type RowOf<K extends ListName> = DeclarationContent[K] extends readonly (infer Row)[] ? Row : never;
/** Texts of the lists, by list and field. Business locations have the limits of an invoice's. */
export const LIST_FIELDS = {
  certificates: {
    issuer_name: must('Tổ chức cấp chứng thư số', 400, 'NDTKhai/DSCTSSDung/CTS/TTChuc'),
    serial: must('Số sê-ri chứng thư số', 40, 'NDTKhai/DSCTSSDung/CTS/Seri'),
  },
  delegations: {
    invoice_name: must('Loại hóa đơn ủy nhiệm', 100, 'NDTKhai/DSDKUNhiem/DKUNhiem/TLHDon'),
    form_no: may('Mẫu số hóa đơn ủy nhiệm', 1, 'NDTKhai/DSDKUNhiem/DKUNhiem/KHMSHDon'),
    symbol: may('Ký hiệu hóa đơn ủy nhiệm', 6, 'NDTKhai/DSDKUNhiem/DKUNhiem/KHHDon'),
    party_tax_code: must('Mã số thuế bên ủy nhiệm', 14, 'NDTKhai/DSDKUNhiem/DKUNhiem/MST'),
    party_name: must('Tên bên ủy nhiệm', 400, 'NDTKhai/DSDKUNhiem/DKUNhiem/TTChuc'),
    purpose: must('Mục đích ủy nhiệm', 255, 'NDTKhai/DSDKUNhiem/DKUNhiem/MDich'),
    other_payment_method: may('Phương thức thanh toán khác', 50, 'NDTKhai/DSDKUNhiem/DKUNhiem/THTTTKhac'),
  },
  solution_providers: organisation('NDTKhai/TTTCGP/TCGP', 'TTCGP', 'MSTTCGP', 'tổ chức cung cấp giải pháp'),
  transmission_providers: organisation('NDTKhai/TTTCTN/TCTN', 'TTCTN', 'MSTTCTN', 'tổ chức truyền nhận'),
  dependent_units: organisation(
    'NDTKhai/TTDVHTPT/DVHTPT',
    'TDVHTPT',
    'MSTDVHTPT',
    'đơn vị hạch toán phụ thuộc',
  ),
  look_up_units: organisation('NDTKhai/TTDVDUQTCuu/DVDUQTCuu', 'TDVi', 'MST', 'đơn vị được ủy quyền tra cứu'),
  pauses: {
    provider_name: may('Tổ chức cung cấp giải pháp', 400, 'NDTKhai/TTTNSDung/TNSDung/TTCGP'),
    provider_tax_code: may('Mã số thuế tổ chức cung cấp', 14, 'NDTKhai/TTTNSDung/TNSDung/MSTTCGP'),
    certificate_serial: may('Số sê-ri chứng thư số tạm ngừng', 40, 'NDTKhai/TTTNSDung/TNSDung/Seri'),
    note: note('NDTKhai/TTTNSDung/TNSDung/GChu'),
  },
  receipt_integrations: {
    invoice_name: must('Loại hóa đơn tích hợp', 100, 'NDTKhai/TTDKTH/DKTH/TLHDon'),
    form_no: must('Mẫu số hóa đơn tích hợp', 1, 'NDTKhai/TTDKTH/DKTH/KHMSHDon'),
    symbol: must('Ký hiệu hóa đơn tích hợp', 6, 'NDTKhai/TTDKTH/DKTH/KHHDon'),
    organisation_name: must('Tên tổ chức tích hợp', 400, 'NDTKhai/TTDKTH/DKTH/Ten'),
    organisation_tax_code: must('Mã số thuế tổ chức tích hợp', 14, 'NDTKhai/TTDKTH/DKTH/MST'),
    purpose: must('Mục đích tích hợp', 255, 'NDTKhai/TTDKTH/DKTH/MDich'),
    note: note('NDTKhai/TTDKTH/DKTH/GChu'),
  },
  business_locations: {
    code: must('Mã địa điểm kinh doanh', 5, 'NBan/MDDKDoanh'),
    name: must('Tên địa điểm kinh doanh', 400, 'NBan/TDDKDoanh'),
    address: must('Địa chỉ địa điểm kinh doanh', 400, 'NBan/DCDDKDoanh'),
  },
} as const satisfies { [K in ListName]: Readonly<Partial<Record<keyof RowOf<K>, DeclarationField>>> };

/** Days of the lists, by list: from, to, and whether the first must be there. */
export const LIST_PERIODS = {
  delegations: [['starts_on', 'ends_on', true]],
  solution_providers: [['starts_on', 'ends_on', true]],
  transmission_providers: [['starts_on', 'ends_on', true]],
  dependent_units: [['starts_on', 'ends_on', true]],
  look_up_units: [
    ['invoices_from', 'invoices_to', false],
    ['starts_on', 'ends_on', false],
  ],
  pauses: [['starts_on', 'ends_on', true]],
  receipt_integrations: [['starts_on', 'ends_on', true]],
} as const satisfies Partial<Record<ListName, readonly (readonly [string, string, boolean])[]>>;

/** Parts of boxes, as a sentence names them. */
export const PART_TITLES = {
  invoice_modes: '1. Hình thức hóa đơn',
  sending: '2. Hình thức gửi dữ liệu',
  transfer: '3. Phương thức chuyển dữ liệu',
  invoice_types: '4. Loại hóa đơn sử dụng',
} as const;

/** Lists, as a sentence about one of their rows names them. */
export const LIST_TITLES = {
  certificates: '5. Chứng thư số',
  delegations: '6. Ủy nhiệm',
  solution_providers: '7. Tổ chức cung cấp giải pháp',
  transmission_providers: '8. Tổ chức truyền nhận',
  dependent_units: '9. Đơn vị hạch toán phụ thuộc',
  look_up_units: '9a. Đơn vị được ủy quyền tra cứu',
  pauses: '10. Tạm ngừng sử dụng',
  receipt_integrations: '11. Tích hợp biên lai',
  business_locations: 'Địa điểm kinh doanh',
} as const satisfies Record<ListName, string>;
