/** An entry of a menu: its label, the permissions it asks for (any of these, all of each), and where it leads. */
export type MenuAccess = readonly [label: string, access: readonly (readonly string[])[], href: string];

/** The entries of the navigation that have pages (spec point 2, Navigation). */
export const NAVIGATION_ACCESS: readonly MenuAccess[] = [
  ['Tổng quan', [['dashboard']], '/admin/dashboard'],
  ['Tờ khai', [['read_registrations']], '/admin/registrations'],
  ['Mẫu hóa đơn', [['read_templates']], '/admin/templates'],
  ['Hóa đơn', [['read_invoices']], '/admin/invoices'],
  ['Hóa đơn từ máy tính tiền', [['read_invoices']], '/admin/invoice-calculating-machines'],
  ['Hóa đơn đầu vào', [['invoice_collector']], '/admin/invoice-collectors'],
  ['Thông báo sai sót', [['wrong_invoices']], '/admin/invoice-mistakes'],
  ['Hủy hóa đơn', [['read_invoices', 'cancel_invoices']], '/admin/cancelled-invoices'],
  ['Thay thế hóa đơn', [['read_invoices', 'substitute_invoices']], '/admin/replaced-invoices'],
  ['Điều chỉnh hóa đơn', [['read_invoices', 'adjustment_invoices']], '/admin/adjusted-invoices'],
  // Ours: the product names no list of statements.
  ['Biên bản', [['update_invoices']], '/admin/invoice-statement'],
  ['Tờ khai', [['registration_gateway']], '/admin/transmission-history/registrations'],
  ['Hóa đơn', [['invoice_gateway']], '/admin/transmission-history/invoices'],
  [
    'Hóa đơn từ máy tính tiền',
    [['invoice_calculating_machine_gateway']],
    '/admin/transmission-history/invoice-calculating-machines',
  ],
  ['Thông báo sai sót', [['invoice_wrong_gateway']], '/admin/transmission-history/invoices-mistakes'],
  ['Bảng tổng hợp', [['invoice_summary_gateway']], '/admin/transmission-history/invoice-data-summary-tables'],
  // Ours: any of the five codes of the histories.
  [
    'Thông báo từ cơ quan thuế',
    [
      ['invoice_gateway'],
      ['invoice_calculating_machine_gateway'],
      ['registration_gateway'],
      ['invoice_wrong_gateway'],
      ['invoice_summary_gateway'],
    ],
    '/admin/transmission-history/authority-notices',
  ],
  // Ours: what the messages of invoices ask for.
  [
    'Đối chiếu với cơ quan thuế',
    [['invoice_gateway'], ['invoice_calculating_machine_gateway']],
    '/admin/transmission-history/reconciliations',
  ],
  // Ours: what the operations of packs ask for.
  ['Gói bằng chứng', [['export_invoices', 'user_permissions']], '/admin/transmission-history/proof-packs'],
  ['Bảng kê hóa đơn', [['invoice_summary_report']], '/admin/report/invoice-summaries'],
  ['Bảng kê chi tiết', [['invoice_detail_report']], '/admin/report/invoice-details'],
  ['Số lượng hóa đơn đã phát hành', [['invoice_usage_report']], '/admin/report/invoice-usages'],
  [
    'Bảng tổng hợp gửi cơ quan thuế',
    [['read_invoice_data_summary']],
    '/admin/report/invoice-data-summary-tables',
  ],
  ['Khóa sổ tháng', [['invoice_summary_report']], '/admin/report/month-end'],
  ['Khách hàng', [['read_customers']], '/admin/customers'],
  ['Hàng hóa, dịch vụ', [['read_products']], '/admin/products'],
  ['Cấu hình', [['tenant_settings'], ['user_permissions'], ['sign_settings']], '/admin/settings'],
];

/** The entries of the settings menu, the product's and ours. */
export const SETTINGS_ACCESS: readonly MenuAccess[] = [
  ['Hồ sơ hóa đơn điện tử', [['tenant_settings']], '/admin/settings/tenant'],
  ['Quản lý nhân viên', [['user_permissions']], '/admin/settings/accounts'],
  ['Thiết lập chữ ký số', [['sign_settings']], '/admin/settings/certificates'],
  ['Phần thập phân', [['decimal_settings']], '/admin/settings/decimal_configurations'],
  ['Nhật ký thao tác', [['user_permissions']], '/admin/settings/audit'],
  ['Kết nối phần mềm', [['tenant_settings']], '/admin/settings/integrations'],
  ['Webhook', [['tenant_settings']], '/admin/settings/webhooks'],
  ['Sự cố', [['read_invoices']], '/admin/settings/incidents'],
  ['Tiền tệ và tỷ giá', [['read_invoices']], '/admin/settings/currencies'],
  ['Kiểm tra hóa đơn XML', [['read_invoices']], '/admin/settings/xml_verification'],
  [
    'Thư gửi người mua',
    [['publish_invoices'], ['update_invoices'], ['tenant_settings']],
    '/admin/settings/mail',
  ],
  ['Nơi truyền nhận', [['tenant_settings']], '/admin/settings/provider'],
];
