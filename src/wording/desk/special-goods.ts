import { worded } from '#src/language/language.ts';

/** What the law asks for beside goods of some kinds. */
export const specialWords = worded('specialWords', {
  title: 'Hàng hóa đặc trưng',
  titleOf: (line: number) => `Hàng hóa đặc trưng của dòng ${line}`,
  short: 'ĐT',
  kind: 'Loại hàng hóa',
  ordinary: 'Hàng hóa, dịch vụ thông thường',
  kinds: {
    1: 'Ô tô, xe máy',
    2: 'Vận chuyển',
    3: 'Vận chuyển qua nền tảng số',
    4: 'Tài sản phải đăng ký quyền sở hữu',
  },
  hints: {
    1: 'Người mua phải có địa chỉ, số điện thoại và mã số thuế hoặc số định danh.',
    2: 'Tuyến cố định thì không phải ghi.',
    3: 'Ghi mã số thuế hoặc mã định danh của người gửi hàng.',
    4: 'Ghi thông tin có trên giấy chứng nhận.',
  },
  empty: 'Chưa ghi nội dung nào. Điền ít nhất một ô, hoặc chọn Hàng hóa, dịch vụ thông thường.',
  choose: 'Chọn',
  country: 'Hai chữ cái, như JP hoặc DE.',
  place: 'Địa giới của người mua',
  placeHint: 'Theo danh mục 34 tỉnh, thành phố và 3.321 xã, phường, đặc khu.',
  province: 'Tỉnh, thành phố',
  commune: 'Xã, phường, đặc khu',
  search: 'Gõ tên, không cần dấu',
  provinceFirst: 'Chọn tỉnh, thành phố trước',
  noCommune: 'Chọn xã, phường, hoặc bỏ tỉnh, thành phố.',
  noList: 'Chưa tải được danh mục xã, phường. Kiểm tra kết nối mạng rồi thử lại.',
  retry: 'Thử lại',
  malformed: {
    tooLong: (max: number) => `Dài quá ${max} ký tự. Rút ngắn lại.`,
    digits: 'Chỉ gồm các chữ số. Nhập lại.',
    decimal: 'Tối đa 7 chữ số phần nguyên và 2 chữ số thập phân. Nhập lại.',
    other: 'Có ký tự không ghi được vào hóa đơn. Nhập lại.',
  },
  save: 'Ghi vào dòng',
});
