import { worded } from '#src/language/language.ts';

/** The words around every page: bars, navigation, the search over everything. */
export const frameWords = worded('frameWords', {
  skip: 'Tới nội dung chính',
  navigation: 'Điều hướng chính',
  menu: 'Trình đơn',
  openMenu: 'Mở trình đơn',
  widenMenu: 'Mở rộng trình đơn',
  narrowMenu: 'Thu gọn trình đơn',
  home: (brand: string) => `${brand}, về trang tổng quan`,
  lacking: 'Bạn không có quyền mở mục này',
  lackingAll: 'Bạn không có quyền mở mục nào trong nhóm này',
  backToPage: 'Quay lại trang đang xem',
  menuOf: (title: string) => `Trình đơn ${title}`,
  close: (title: string) => `Đóng ${title}`,
  account: 'Tài khoản',
  accountOf: (name: string) => `Tài khoản ${name}`,
  light: 'Giao diện sáng',
  dark: 'Giao diện tối',
  system: 'Theo hệ thống',
  signOut: 'Đăng xuất',
  search: {
    label: 'Tìm hóa đơn, khách hàng, hàng hóa…',
    results: 'Kết quả',
    searching: 'Đang tìm…',
    nothing: (query: string) =>
      `Không thấy gì khớp “${query}”. Thử số hóa đơn, mã số thuế hoặc một phần tên.`,
    hint: 'Gõ số hóa đơn, tên khách hàng, mã số thuế hoặc tên hàng; có dấu hay không dấu đều được.',
    choose: 'chọn',
    open: 'mở',
    openAside: 'mở thẻ mới',
    count: (count: string) => `${count} kết quả`,
  },
});
