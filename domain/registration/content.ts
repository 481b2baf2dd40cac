import type { InvoiceMode, InvoiceType, SendingMode, TransferMode } from './boxes.table.ts';

/** Đăng ký mới, thay đổi thông tin (TTChung/HThuc 1, 2). */
export type DeclarationPurpose = 'new' | 'change';

/** Người nộp thuế, as registered, and the tax office (cơ quan thuế) that manages it. */
type DeclarationTaxpayer = {
  name: string;
  tax_code: string;
  /** Mã CQT quản lý (MCQTQLy), five digits. */
  tax_authority_code: string;
  tax_authority_name: string;
};

/** Người đại diện theo pháp luật. The authority holds it against its databases and asks this person to confirm. */
type LegalRepresentative = {
  name: string;
  phone_number: string | null;
  /** Số định danh cá nhân (CCCDan). */
  identity_no: string | null;
  passport_no: string | null;
  /** Two letters (MQTNDDPLuat); null of a Vietnamese. */
  nationality_code: string | null;
  nationality_name: string | null;
  /** YYYY-MM-DD (NSDDPLuat). */
  born_on: string | null;
};

/** Người liên hệ: address, e-mail and phone are the declaration's own, used by the authority for its notices. */
type DeclarationContact = {
  name: string;
  address: string;
  email: string;
  phone_number: string;
};

/** Thêm mới, gia hạn, ngừng sử dụng (CTS/HThuc 1, 2, 3). */
export type CertificateAction = 'add' | 'extend' | 'stop';

/** Part 5, one chứng thư số. */
export type DeclaredCertificate = {
  /** Tổ chức chứng thực, cấp chữ ký số. */
  issuer_name: string;
  /** Số sê-ri, hexadecimal. */
  serial: string;
  /** ISO with Z; the form writes Vietnamese time, to the second. */
  valid_from: string;
  valid_to: string;
  action: CertificateAction;
};

/** Từ ngày, đến ngày: YYYY-MM-DD, both included; `ends_on` null while no end is set. */
export type Period = { starts_on: string; ends_on: string | null };

/** Phương thức thanh toán hóa đơn ủy nhiệm (DKUNhiem/PThuc). */
export type DelegationPayment = 'cash' | 'transfer' | 'cash_or_transfer' | 'offset' | 'unpaid' | 'other';

/** Part 6, one ủy nhiệm lập hóa đơn: the other party and the invoices it is about. Both parties declare it. */
export type Delegation = {
  /** Tên loại hóa đơn. */
  invoice_name: string;
  form_no: string | null;
  symbol: string | null;
  party_tax_code: string;
  party_name: string;
  purpose: string;
  /** YYYY-MM-DD, both included: a delegation always has an end. */
  starts_on: string;
  ends_on: string;
  payment_method: DelegationPayment;
  /** Where `payment_method` is `other`. */
  other_payment_method: string | null;
};

/** Parts 7 to 9: an organisation for a time (tổ chức cung cấp giải pháp, tổ chức truyền nhận, đơn vị phụ thuộc). */
export type DeclaredOrganisation = Period & { name: string; tax_code: string; note: string | null };

/** Hóa đơn bán ra, mua vào, cả hai (HDBRMVao). */
export type LookUpScope = 'sold' | 'bought' | 'both';

/** Part 9a, one đơn vị được ủy quyền tra cứu: which invoices, of which days, and how long it may. */
type LookUpUnit = {
  name: string;
  tax_code: string;
  scope: LookUpScope;
  /** Days of the invoices, YYYY-MM-DD; null is open. */
  invoices_from: string | null;
  invoices_to: string | null;
  starts_on: string | null;
  ends_on: string | null;
  note: string | null;
};

/** Part 10, one đề nghị tạm ngừng sử dụng: of everything, of one provider's, or of one certificate's. */
export type PauseRequest = Period & {
  provider_name: string | null;
  provider_tax_code: string | null;
  certificate_serial: string | null;
  note: string | null;
};

/** Part 11, one hóa đơn tích hợp biên lai: the body that the receipt (biên lai) belongs to. */
type ReceiptIntegration = Period & {
  invoice_name: string;
  form_no: string;
  symbol: string;
  organisation_name: string;
  organisation_tax_code: string;
  purpose: string;
  note: string | null;
};

/** Địa điểm kinh doanh of a household or person with several: invoices name it too (MDDKDoanh, TDDKDoanh, DCDDKDoanh). */
export type BusinessLocation = { code: string; name: string; address: string };

/**
 * Tờ khai đăng ký, thay đổi thông tin sử dụng hóa đơn điện tử, 01/ĐKTĐ-HĐĐT: everything the taxpayer states, as plain
 * data. Parts 1 to 4 are boxes; of a change they say the whole state from its acceptance on, not the difference.
 */
export type DeclarationContent = {
  purpose: DeclarationPurpose;
  /** Ngày lập (NLap), YYYY-MM-DD. */
  declared_on: string;
  /** Địa danh (DDanh). */
  place: string;
  taxpayer: DeclarationTaxpayer;
  representative: LegalRepresentative;
  contact: DeclarationContact;
  /** Part 1, hình thức hóa đơn. */
  invoice_modes: Readonly<Record<InvoiceMode, boolean>>;
  /** Part 2, hình thức gửi dữ liệu. */
  sending: Readonly<Record<SendingMode, boolean>>;
  /** Part 3, phương thức chuyển dữ liệu. */
  transfer: Readonly<Record<TransferMode, boolean>>;
  /** Part 4, loại hóa đơn sử dụng. */
  invoice_types: Readonly<Record<InvoiceType, boolean>>;
  /** Part 5. */
  certificates: readonly DeclaredCertificate[];
  /** Part 6. */
  delegations: readonly Delegation[];
  /** Part 7, tổ chức cung cấp giải pháp. */
  solution_providers: readonly DeclaredOrganisation[];
  /** Part 8, tổ chức truyền nhận (T-VAN). */
  transmission_providers: readonly DeclaredOrganisation[];
  /** Part 9, đơn vị hạch toán phụ thuộc. */
  dependent_units: readonly DeclaredOrganisation[];
  /** Part 9a. */
  look_up_units: readonly LookUpUnit[];
  /** Part 10. */
  pauses: readonly PauseRequest[];
  /** Part 11. */
  receipt_integrations: readonly ReceiptIntegration[];
  /** Beside the form: no element of the data format is known for it. */
  business_locations: readonly BusinessLocation[];
};

const BLANK_TAXPAYER = { name: '', tax_code: '', tax_authority_code: '', tax_authority_name: '' };
const BLANK_REPRESENTATIVE = {
  name: '',
  phone_number: null,
  identity_no: null,
  passport_no: null,
  nationality_code: null,
  nationality_name: null,
  born_on: null,
};

/** An empty form: no box ticked, no list filled. */
export const BLANK_DECLARATION: DeclarationContent = {
  purpose: 'new',
  declared_on: '',
  place: '',
  taxpayer: BLANK_TAXPAYER,
  representative: BLANK_REPRESENTATIVE,
  contact: { name: '', address: '', email: '', phone_number: '' },
  invoice_modes: {
    coded: false,
    coded_cash_register: false,
    uncoded_cash_register: false,
    uncoded: false,
  },
  sending: {
    disadvantaged_area: false,
    public_asset_agency: false,
    direct: false,
    through_provider: false,
    foreign_supplier: false,
  },
  transfer: {
    full_content: false,
    revenue_table: false,
    summary_table: false,
    transaction_table: false,
  },
  invoice_types: {
    vat: false,
    vat_with_receipt: false,
    sales: false,
    sales_with_receipt: false,
    commercial: false,
    foreign_supplier: false,
    public_assets: false,
    national_reserve: false,
    other: false,
    documents_like_invoices: false,
  },
  certificates: [],
  delegations: [],
  solution_providers: [],
  transmission_providers: [],
  dependent_units: [],
  look_up_units: [],
  pauses: [],
  receipt_integrations: [],
  business_locations: [],
};
