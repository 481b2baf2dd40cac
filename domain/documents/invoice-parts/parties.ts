import type { InvoiceContent, InvoiceSeller } from '../../invoice/content.ts';
import type { GoodsMovement } from '../../invoice/particulars.ts';
import { anyGiven, given, type BuyerValue, type SellerValue } from './values.ts';

/**
 * Người bán (NBan); on a phiếu xuất kho who hands the goods out, and how they travel. In the order of form 1, by which it
 * is written quickest.
 */
export function sellerValue({ seller, movement }: InvoiceContent): SellerValue {
  return {
    Ten: seller.name,
    MST: seller.tax_code,
    DChi: seller.address,
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

/** Người mua (NMua); on a phiếu xuất kho who receives the goods. */
export function buyerValue(content: InvoiceContent): BuyerValue {
  const { buyer_place, movement } = content;
  return {
    Ten: content.buyer_name,
    MST: content.buyer_tax_code,
    MDVQHNSach: content.buyer_budget_code,
    DChi: content.buyer_address,
    MTinh: buyer_place?.province_code ?? null,
    TTinh: buyer_place?.province ?? null,
    MXa: buyer_place?.commune_code ?? null,
    TXa: buyer_place?.commune ?? null,
    MKHang: content.buyer_code,
    SDThoai: content.buyer_phone_number,
    CCCDan: content.buyer_identity_no,
    SHChieu: content.buyer_passport_no ?? null,
    MQTNMua: null,
    QTNMua: null,
    DCTDTu: content.buyer_email,
    HVTNMHang: content.buyer_person,
    STKNHang: content.buyer_bank_account,
    TNHang: content.buyer_bank_name,
    HVTNNHang: movement?.received_by ?? null,
    CMND: content.buyer_identity_no ?? content.buyer_passport_no ?? null,
    DDVCHDen: null,
    TGVCHDTu: null,
    TGVCHDDen: null,
    TTKhac: [],
  };
}

type Parties = Pick<InvoiceContent, 'seller' | 'movement' | Extract<keyof InvoiceContent, `buyer_${string}`>>;

export function partiesContent(seller: Partial<SellerValue>, buyer: Partial<BuyerValue>): Parties {
  return {
    seller: sellerContent(seller),
    buyer_name: buyer.Ten ?? null,
    buyer_person: buyer.HVTNMHang ?? null,
    buyer_tax_code: buyer.MST ?? null,
    buyer_address: buyer.DChi ?? null,
    buyer_code: buyer.MKHang ?? null,
    buyer_email: buyer.DCTDTu ?? null,
    buyer_phone_number: buyer.SDThoai ?? null,
    buyer_identity_no: buyer.CCCDan ?? buyer.CMND ?? null,
    buyer_budget_code: buyer.MDVQHNSach ?? null,
    buyer_bank_account: buyer.STKNHang ?? null,
    buyer_bank_name: buyer.TNHang ?? null,
    ...given({
      buyer_passport_no: buyer.SHChieu,
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
    transport_contract_no: seller.HDSo ?? null,
    handed_out_by: seller.HVTNXHang ?? null,
    received_by: buyer.HVTNNHang ?? null,
    carrier: seller.TNVChuyen ?? null,
    vehicle: seller.PTVChuyen ?? null,
  });
}
