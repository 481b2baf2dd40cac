import { worded } from '#src/language/language.ts';

/** How the goods of a phiếu xuất kho go. */
export const movementWords = worded('movementWords', {
  create: 'Lập phiếu xuất kho',
  draft: 'Phiếu xuất kho nháp',
  title: 'Vận chuyển hàng',
  page: 'Phiếu xuất kho',
  from: 'Nơi xuất',
  to: 'Nơi nhận',
  order: 'Lệnh điều động nội bộ',
  orderHint: 'Số, ngày, người ra lệnh, về việc gì',
  contract_no: 'Hợp đồng kinh tế số',
  contract_on: 'Ngày hợp đồng',
  from_address: 'Địa chỉ kho xuất hàng',
  fromHint: (address: string) => `Để trống là ${address}`,
  handed_out_by: 'Người xuất hàng',
  carrier: 'Người vận chuyển',
  vehicle: 'Phương tiện vận chuyển',
  transport_contract_no: 'Hợp đồng vận chuyển số',
  received_by: 'Người nhận hàng',
  buyer_name: 'Đơn vị nhận hàng',
  buyer_tax_code: 'Mã số thuế',
  buyer_address: 'Địa chỉ kho nhận hàng',
  buyer_email: 'Email nhận phiếu',
  ownCompany: 'Đơn vị của mình',
  goodsSum: 'Cộng thành tiền',
  ready: 'Thông tin vận chuyển đã đủ',
});
