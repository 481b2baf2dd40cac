/** The roles that every company starts with. Their codes are those of openapi/common/permissions.yaml; a company may change them. */

const READ_EVERYTHING = [
  'read_registrations',
  'read_templates',
  'read_invoices',
  'registration_gateway',
  'invoice_gateway',
  'invoice_calculating_machine_gateway',
  'invoice_wrong_gateway',
  'invoice_summary_gateway',
  'invoice_usage_report',
  'invoice_summary_report',
  'invoice_detail_report',
  'dashboard',
  'read_customers',
  'read_products',
  'read_invoice_data_summary',
] as const;

const ACCOUNTANT = [
  ...READ_EVERYTHING,
  'create_invoices',
  'update_invoices',
  'create_customers',
  'update_customers',
  'create_products',
  'update_products',
] as const;

const CHIEF_ACCOUNTANT = [
  ...ACCOUNTANT,
  'create_registrations',
  'update_registrations',
  'delete_registrations',
  'create_templates',
  'update_templates',
  'delete_templates',
  'delete_invoices',
  'publish_invoices',
  'export_invoices',
  'wrong_invoices',
  'cancel_invoices',
  'substitute_invoices',
  'adjustment_invoices',
  'export_invoice_usage_report',
  'export_invoice_summary_report',
  'export_invoice_detail_report',
  'delete_customers',
  'export_customers',
  'import_customers',
  'delete_products',
  'export_products',
  'import_products',
  'decimal_settings',
  'create_invoice_data_summary',
  'update_invoice_data_summary',
  'delete_invoice_data_summary',
  'invoice_collector',
] as const;

const CASHIER = [
  'read_templates',
  'read_invoices',
  'create_invoices',
  'update_invoices',
  'publish_invoices',
  'invoice_calculating_machine_gateway',
  'read_customers',
  'create_customers',
  'read_products',
] as const;

export const READY_MADE_ROLES = [
  {
    name: 'Chủ doanh nghiệp',
    description: 'Làm được mọi việc, kể cả cấu hình và phân quyền cho người khác.',
    permissions: ['full'],
  },
  {
    name: 'Kế toán trưởng',
    description:
      'Ký, phát hành và xử lý hóa đơn sai sót, lập tờ khai, quản lý danh mục và báo cáo; không phân quyền.',
    permissions: CHIEF_ACCOUNTANT,
  },
  {
    name: 'Kế toán',
    description: 'Lập và sửa hóa đơn nháp, khách hàng, hàng hóa; xem báo cáo; không ký phát hành.',
    permissions: ACCOUNTANT,
  },
  {
    name: 'Thu ngân',
    description: 'Lập và phát hành hóa đơn tại quầy; không xem báo cáo và cấu hình.',
    permissions: CASHIER,
  },
  {
    name: 'Chỉ xem',
    description: 'Xem hóa đơn, danh mục, lịch sử truyền nhận và báo cáo; không thay đổi gì.',
    permissions: READ_EVERYTHING,
  },
] as const;
