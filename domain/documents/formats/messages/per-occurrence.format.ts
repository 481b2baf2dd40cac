import { AMOUNT, DATE, decimal, text, TIME } from '../../format/content.ts';
import { documentFormat, group, leaf } from '../../format/nodes.ts';
import {
  documentName,
  MADE_ON,
  NOTICED_ON,
  REMARKS,
  TAX_CODE,
  TAXPAYER_NAME,
  YES_NO,
} from './parts.format.ts';

/** Đề nghị cấp hóa đơn có mã theo từng lần phát sinh, 06/ĐN-PSĐT, message 106. After 2.0.1 assumed. */
export const PER_OCCURRENCE_REQUEST = documentFormat('DLDNghi', true, {
  TTChung: group('R', {
    ...documentName(100),
    TCQT: leaf('R', text(100), 'Tên cơ quan thuế cấp hóa đơn'),
    MCQT: leaf('R', text(5), 'Mã cơ quan thuế cấp hóa đơn'),
    TTCCNhan: leaf('R', text(400), 'Tên tổ chức, cá nhân'),
    DCLHe: leaf('R', text(400), 'Địa chỉ liên hệ'),
    DCTDTu: leaf('O', text(50), 'Địa chỉ thư điện tử'),
    DTLHe: leaf('R', text(20), 'Điện thoại liên hệ'),
    SQDTLap: leaf('O', text(50), 'Số quyết định thành lập'),
    NCQDTLap: leaf('O', DATE, 'Ngày cấp quyết định thành lập'),
    CQCQDTLap: leaf('O', text(200), 'Cơ quan cấp quyết định thành lập'),
    MST: leaf('O', text(14), 'Mã số thuế'),
    TNNHDon: leaf('R', text(100), 'Tên người nhận hóa đơn'),
    CMND: leaf('R', text(20), 'Số CMND, CCCD, hộ chiếu người nhận hóa đơn'),
    NgCCMND: leaf('R', DATE, 'Ngày cấp CMND, CCCD, hộ chiếu'),
    NCCMND: leaf('R', text(100), 'Nơi cấp CMND, CCCD, hộ chiếu'),
    ...MADE_ON,
  }),
  NDDNghi: group('R', {
    THHDVu: leaf('R', text(500), 'Tên hàng hóa, dịch vụ'),
    Ten: leaf('R', text(400), 'Tên người mua hàng hóa, dịch vụ'),
    DChi: leaf('R', text(400), 'Địa chỉ người mua hàng hóa, dịch vụ'),
    MST: leaf('O', text(14), 'Mã số thuế người mua hàng hóa, dịch vụ'),
    SHDong: leaf('O', text(50), 'Số hợp đồng mua bán hàng hóa, dịch vụ'),
    NHDong: leaf('O', DATE, 'Ngày hợp đồng mua bán hàng hóa, dịch vụ'),
    DTPSinh: leaf('R', { '2.0.1': decimal(19, 4), '2.1.0': AMOUNT }, 'Doanh thu phát sinh'),
  }),
});

/** The answer to it, message 205. KQKTra: 0 all is well, 1 it is not (assumed). */
export const PER_OCCURRENCE_ANSWER = documentFormat('DLTBao', true, {
  ...documentName(255),
  So: leaf('R', text(30), 'Số thông báo'),
  ...NOTICED_ON,
  ...TAX_CODE,
  ...TAXPAYER_NAME,
  TGGui: leaf('R', { '2.0.1': DATE, '2.1.0': TIME }, 'Thời gian gửi'),
  CCu: leaf('R', text(255), 'Căn cứ (tên loại thông điệp nhận)'),
  // 25 characters in the decision, too few for the message id.
  MGDDTu: leaf('O', text(46), 'Mã giao dịch điện tử'),
  KQKTra: leaf('R', YES_NO, 'Kết quả kiểm tra'),
  DChi: leaf('O', text(400), 'Địa chỉ liên hệ với CQT'),
  LHSo: group('C', { DSLDo: REMARKS }),
  LCTu: group('C', { DSLDo: REMARKS }),
  LNDung: group('C', {
    KHMSHDon: leaf('R', text(1), 'Ký hiệu mẫu số hóa đơn'),
    KHHDon: leaf('R', text(6), 'Ký hiệu hóa đơn'),
    SHDon: leaf('R', text(8), 'Số hóa đơn'),
    Ngay: leaf('R', DATE, 'Ngày lập hóa đơn'),
    DSLDo: REMARKS,
  }),
});
