import { worded } from '#src/language/language.ts';

/** What the law asks for beside goods of some kinds. */
export const specialWords = worded('specialWords', {
  title: 'Hàng hóa đặc trưng',
  titleOf: (line: number) => `Hàng hóa đặc trưng của dòng ${line}`,
  short: 'ĐT',
  kind: 'Loại hàng hóa',
  ordinary: 'Hàng hóa, dịch vụ thông thường',
  kinds: {
    2: 'Vận chuyển',
    3: 'Vận chuyển qua nền tảng số',
    4: 'Tài sản phải đăng ký quyền sở hữu',
  },
  hints: {
    2: 'Tuyến cố định thì không phải ghi.',
    3: 'Ghi mã số thuế hoặc mã định danh của người gửi hàng.',
    4: 'Ghi thông tin có trên giấy chứng nhận.',
  },
  empty: 'Chưa ghi nội dung nào. Điền ít nhất một ô, hoặc chọn Hàng hóa, dịch vụ thông thường.',
  save: 'Ghi vào dòng',
});
