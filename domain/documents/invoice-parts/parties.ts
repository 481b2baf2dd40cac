import { firstEmail } from '../../delivery/recipients.ts';
import { BUYER_FIELD_NAMES, BUYER_FIELDS, eachBuyerField } from '../../invoice/buyer-fields.table.ts';
import type { InvoiceContent, InvoiceSeller } from '../../invoice/content.ts';
import type { GoodsMovement } from '../../invoice/movement/movement-fields.table.ts';
import { BUYER } from '../formats/invoices/parties.format.ts';
import { anyGiven, given, type BuyerValue, type SellerValue } from './values.ts';

/**
 * Người bán (NBan); on a phiếu xuất kho who hands the goods out, and how they travel. In the order of form 1, by which it
 * is written quickest.
 */
export function sellerValue({ seller, movement }: InvoiceContent): SellerValue {
  return {
    Ten: seller.name,
    MST: seller.tax_code,
    // On a phiếu xuất kho the address is that of the warehouse they leave.
    DChi: movement?.from_address ?? seller.address,
    MDDKDoanh: seller.location_code ?? null,
    TDDKDoanh: seller.location_name ?? null,
    DCDDKDoanh: seller.location_address ?? null,
    MCHang: seller.store_code ?? null,
    TCHang: seller.store_name ?? null,
    // Public-asset sales and auctions, which cannot be entered here.
    MDVQHNSach: null,
    SQDinh: null,
    NQDinh: null,
    CQBHQDinh: null,
    HTBan: null,
    TCQDGBTSan: null,
    DCCQDGBTSan: null,
    MSTCQDGBTSan: null,
    DCCHang: null,
    SDThoai: seller.phone_number ?? null,
    DCTDTu: seller.email ?? null,
    STKNHang: seller.bank_account ?? null,
    TNHang: seller.bank_name ?? null,
    Fax: seller.fax ?? null,
    Website: seller.website ?? null,
    LDDNBo: movement?.order ?? null,
    HDKTSo: movement?.contract_no ?? null,
    HDKTNgay: movement?.contract_on ?? null,
    HDSo: movement?.transport_contract_no ?? null,
    HVTNXHang: movement?.handed_out_by ?? null,
    TNVChuyen: movement?.carrier ?? null,
    PTVChuyen: movement?.vehicle ?? null,
    TTKhac: [],
  };
}

/** Every element in the order of form 1; those of the table of fields are filled in place. */
const NO_BUYER = Object.fromEntries(Object.keys(BUYER).map((name) => [name, null])) as Record<
  keyof typeof BUYER,
  null
>;

/** Người mua (NMua); on a phiếu xuất kho who receives the goods. */
export function buyerValue(content: InvoiceContent): BuyerValue {
  const { buyer_place, movement } = content;
  const value: Mutable<BuyerValue> = {
    ...NO_BUYER,
    MTinh: buyer_place?.province_code ?? null,
    TTinh: buyer_place?.province ?? null,
    MXa: buyer_place?.commune_code ?? null,
    TXa: buyer_place?.commune ?? null,
    HVTNNHang: movement?.received_by ?? null,
    CMND: content.buyer_identity_no ?? content.buyer_passport_no ?? null,
    DDVCHDen: null,
    TGVCHDTu: null,
    TGVCHDDen: null,
    TTKhac: [],
  };
  for (const field of BUYER_FIELD_NAMES) value[BUYER_FIELDS[field].element] = content[field] ?? null;
  value.DCTDTu = firstEmail(content.buyer_email);
  return value;
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
type Parties = Pick<InvoiceContent, 'seller' | 'movement' | Extract<keyof InvoiceContent, `buyer_${string}`>>;

export function partiesContent(seller: Partial<SellerValue>, buyer: Partial<BuyerValue>): Parties {
  return {
    seller: sellerContent(seller),
    ...eachBuyerField((field) => buyer[BUYER_FIELDS[field].element] ?? null),
    // An old paper has one element for both.
    buyer_identity_no: buyer.CCCDan ?? (buyer.SHChieu == null ? (buyer.CMND ?? null) : null),
    ...given({
      buyer_place: placeOf(buyer),
      movement: movementOf(seller, buyer),
    }),
  };
}

function sellerContent(seller: Partial<SellerValue>): InvoiceSeller {
  return {
    name: seller.Ten ?? '',
    tax_code: seller.MST ?? '',
    address: seller.DChi ?? '',
    phone_number: seller.SDThoai ?? null,
    email: seller.DCTDTu ?? null,
    bank_account: seller.STKNHang ?? null,
    bank_name: seller.TNHang ?? null,
    website: seller.Website ?? null,
    fax: seller.Fax ?? null,
    ...given({
      location_code: seller.MDDKDoanh,
      location_name: seller.TDDKDoanh,
      location_address: seller.DCDDKDoanh,
      store_code: seller.MCHang,
      store_name: seller.TCHang,
    }),
  };
}

function placeOf({ MTinh, TTinh, MXa, TXa }: Partial<BuyerValue>): InvoiceContent['buyer_place'] {
  return anyGiven({
    province_code: MTinh ?? '',
    province: TTinh ?? '',
    commune_code: MXa ?? '',
    commune: TXa ?? '',
  });
}

function movementOf(seller: Partial<SellerValue>, buyer: Partial<BuyerValue>): GoodsMovement | null {
  return anyGiven({
    order: seller.LDDNBo ?? null,
    contract_no: seller.HDKTSo ?? null,
    contract_on: seller.HDKTNgay ?? null,
    // The document has one address, which is read as the seller's.
    from_address: null,
    transport_contract_no: seller.HDSo ?? null,
    handed_out_by: seller.HVTNXHang ?? null,
    received_by: buyer.HVTNNHang ?? null,
    carrier: seller.TNVChuyen ?? null,
    vehicle: seller.PTVChuyen ?? null,
  });
}
