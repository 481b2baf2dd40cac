/** The navigation's words (spec point 2). */
export const menuWords = {
  registration: 'Đăng ký phát hành',
  outgoing: 'Hóa đơn đầu ra',
  history: 'Lịch sử truyền nhận',
  catalogue: 'Danh mục',
  settings: 'Cấu hình',
  templates: 'Mẫu hóa đơn',
  invoices: 'Hóa đơn',
  sent_invoices: 'Hóa đơn',
  customers: 'Khách hàng',
  products: 'Hàng hóa, dịch vụ',
  settings_tenant: 'Hồ sơ hóa đơn điện tử',
  settings_certificates: 'Thiết lập chữ ký số',
  terms: 'Điều khoản sử dụng',
  privacy: 'Chính sách quyền riêng tư',
} as const;
