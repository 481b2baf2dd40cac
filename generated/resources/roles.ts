/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import type { ResourceDescriptor } from './descriptor.ts';

export const roles = {
  "name": "roles",
  "label": "Vai trò",
  "one": "vai trò",
  "represent": "name",
  "default_sort": "name",
  "path": "/api/roles",
  "page": "settings/roles",
  "menu": null,
  "plain": true,
  "record_key": "role",
  "list_key": "roles",
  "operations": {
    "list": "listRoles",
    "create": "createRole",
    "get": "getRole",
    "update": "updateRole",
    "delete": "deleteRole",
    "restore": null,
    "export": null,
    "bulk_update": null,
    "bulk_delete": null,
    "bulk_undo": null,
    "import_template": null,
    "list_imports": null,
    "create_import": null,
    "get_import": null,
    "update_import": null,
    "list_import_rows": null,
    "update_import_row": null,
    "run_import": null,
    "import_file": null
  },
  "bulk_fields": [],
  "import_key": null,
  "groups": [
    {
      "key": "identity",
      "label": "Thông tin chung"
    },
    {
      "key": "rights",
      "label": "Quyền"
    }
  ],
  "fields": [
    {
      "source": "name",
      "kind": "text",
      "label": "Tên vai trò",
      "required": true,
      "nullable": false,
      "read_only": false,
      "hidden": false,
      "unique": true,
      "search": true,
      "many": false,
      "min_length": 1,
      "max_length": 100,
      "pattern": null,
      "minimum": null,
      "maximum": null,
      "min_items": null,
      "max_items": null,
      "default_value": null,
      "list": 1,
      "group": "identity",
      "hint": null,
      "reference": null,
      "options": null,
      "fields": null,
      "was": null
    },
    {
      "source": "description",
      "kind": "text",
      "label": "Mô tả",
      "required": false,
      "nullable": true,
      "read_only": false,
      "hidden": false,
      "unique": false,
      "search": true,
      "many": false,
      "min_length": null,
      "max_length": 400,
      "pattern": null,
      "minimum": null,
      "maximum": null,
      "min_items": null,
      "max_items": null,
      "default_value": null,
      "list": 2,
      "group": "identity",
      "hint": null,
      "reference": null,
      "options": null,
      "fields": null,
      "was": null
    },
    {
      "source": "permissions",
      "kind": "enum",
      "label": "Quyền",
      "required": true,
      "nullable": false,
      "read_only": false,
      "hidden": false,
      "unique": false,
      "search": false,
      "many": true,
      "min_length": null,
      "max_length": null,
      "pattern": null,
      "minimum": null,
      "maximum": null,
      "min_items": 1,
      "max_items": 52,
      "default_value": null,
      "list": null,
      "group": "rights",
      "hint": null,
      "reference": null,
      "options": [
        {
          "value": "full",
          "label": "Toàn quyền",
          "tone": null,
          "help": "Gồm mọi quyền bên dưới, cả những quyền thêm về sau"
        },
        {
          "value": "read_registrations",
          "label": "Xem tờ khai đăng ký",
          "tone": null,
          "help": null,
          "group": "Tờ khai đăng ký"
        },
        {
          "value": "create_registrations",
          "label": "Lập tờ khai đăng ký",
          "tone": null,
          "help": null,
          "group": "Tờ khai đăng ký"
        },
        {
          "value": "update_registrations",
          "label": "Sửa tờ khai đăng ký",
          "tone": null,
          "help": null,
          "group": "Tờ khai đăng ký"
        },
        {
          "value": "delete_registrations",
          "label": "Xóa tờ khai đăng ký",
          "tone": null,
          "help": null,
          "group": "Tờ khai đăng ký"
        },
        {
          "value": "read_templates",
          "label": "Xem mẫu hóa đơn",
          "tone": null,
          "help": null,
          "group": "Mẫu hóa đơn"
        },
        {
          "value": "create_templates",
          "label": "Thêm mẫu hóa đơn",
          "tone": null,
          "help": null,
          "group": "Mẫu hóa đơn"
        },
        {
          "value": "update_templates",
          "label": "Sửa mẫu hóa đơn",
          "tone": null,
          "help": null,
          "group": "Mẫu hóa đơn"
        },
        {
          "value": "delete_templates",
          "label": "Xóa mẫu hóa đơn",
          "tone": null,
          "help": null,
          "group": "Mẫu hóa đơn"
        },
        {
          "value": "read_invoices",
          "label": "Xem hóa đơn",
          "tone": null,
          "help": null,
          "group": "Hóa đơn"
        },
        {
          "value": "create_invoices",
          "label": "Lập hóa đơn",
          "tone": null,
          "help": null,
          "group": "Hóa đơn"
        },
        {
          "value": "update_invoices",
          "label": "Sửa hóa đơn",
          "tone": null,
          "help": null,
          "group": "Hóa đơn"
        },
        {
          "value": "delete_invoices",
          "label": "Xóa hóa đơn nháp",
          "tone": null,
          "help": null,
          "group": "Hóa đơn"
        },
        {
          "value": "publish_invoices",
          "label": "Ký và phát hành hóa đơn",
          "tone": null,
          "help": null,
          "group": "Hóa đơn"
        },
        {
          "value": "export_invoices",
          "label": "Xuất danh sách hóa đơn",
          "tone": null,
          "help": null,
          "group": "Hóa đơn"
        },
        {
          "value": "wrong_invoices",
          "label": "Thông báo hóa đơn sai sót",
          "tone": null,
          "help": null,
          "group": "Xử lý hóa đơn"
        },
        {
          "value": "cancel_invoices",
          "label": "Hủy hóa đơn",
          "tone": null,
          "help": null,
          "group": "Xử lý hóa đơn"
        },
        {
          "value": "substitute_invoices",
          "label": "Thay thế hóa đơn",
          "tone": null,
          "help": null,
          "group": "Xử lý hóa đơn"
        },
        {
          "value": "adjustment_invoices",
          "label": "Điều chỉnh hóa đơn",
          "tone": null,
          "help": null,
          "group": "Xử lý hóa đơn"
        },
        {
          "value": "registration_gateway",
          "label": "Lịch sử truyền nhận tờ khai",
          "tone": null,
          "help": null,
          "group": "Lịch sử truyền nhận"
        },
        {
          "value": "invoice_gateway",
          "label": "Lịch sử truyền nhận hóa đơn",
          "tone": null,
          "help": null,
          "group": "Lịch sử truyền nhận"
        },
        {
          "value": "invoice_calculating_machine_gateway",
          "label": "Lịch sử truyền nhận hóa đơn từ máy tính tiền",
          "tone": null,
          "help": null,
          "group": "Lịch sử truyền nhận"
        },
        {
          "value": "invoice_wrong_gateway",
          "label": "Lịch sử truyền nhận thông báo sai sót",
          "tone": null,
          "help": null,
          "group": "Lịch sử truyền nhận"
        },
        {
          "value": "invoice_summary_gateway",
          "label": "Lịch sử truyền nhận bảng tổng hợp",
          "tone": null,
          "help": null,
          "group": "Lịch sử truyền nhận"
        },
        {
          "value": "invoice_usage_report",
          "label": "Xem báo cáo số lượng hóa đơn đã dùng",
          "tone": null,
          "help": null,
          "group": "Báo cáo"
        },
        {
          "value": "export_invoice_usage_report",
          "label": "Xuất báo cáo số lượng hóa đơn đã dùng",
          "tone": null,
          "help": null,
          "group": "Báo cáo"
        },
        {
          "value": "invoice_summary_report",
          "label": "Xem bảng kê hóa đơn",
          "tone": null,
          "help": null,
          "group": "Báo cáo"
        },
        {
          "value": "export_invoice_summary_report",
          "label": "Xuất bảng kê hóa đơn",
          "tone": null,
          "help": null,
          "group": "Báo cáo"
        },
        {
          "value": "invoice_detail_report",
          "label": "Xem bảng kê chi tiết hóa đơn",
          "tone": null,
          "help": null,
          "group": "Báo cáo"
        },
        {
          "value": "export_invoice_detail_report",
          "label": "Xuất bảng kê chi tiết hóa đơn",
          "tone": null,
          "help": null,
          "group": "Báo cáo"
        },
        {
          "value": "dashboard",
          "label": "Xem tổng quan",
          "tone": null,
          "help": null,
          "group": "Báo cáo"
        },
        {
          "value": "read_customers",
          "label": "Xem khách hàng",
          "tone": null,
          "help": null,
          "group": "Khách hàng"
        },
        {
          "value": "create_customers",
          "label": "Thêm khách hàng",
          "tone": null,
          "help": null,
          "group": "Khách hàng"
        },
        {
          "value": "update_customers",
          "label": "Sửa khách hàng",
          "tone": null,
          "help": null,
          "group": "Khách hàng"
        },
        {
          "value": "delete_customers",
          "label": "Xóa khách hàng",
          "tone": null,
          "help": null,
          "group": "Khách hàng"
        },
        {
          "value": "export_customers",
          "label": "Xuất danh sách khách hàng",
          "tone": null,
          "help": null,
          "group": "Khách hàng"
        },
        {
          "value": "import_customers",
          "label": "Nhập danh sách khách hàng",
          "tone": null,
          "help": null,
          "group": "Khách hàng"
        },
        {
          "value": "read_products",
          "label": "Xem hàng hóa",
          "tone": null,
          "help": null,
          "group": "Hàng hóa"
        },
        {
          "value": "create_products",
          "label": "Thêm hàng hóa",
          "tone": null,
          "help": null,
          "group": "Hàng hóa"
        },
        {
          "value": "update_products",
          "label": "Sửa hàng hóa",
          "tone": null,
          "help": null,
          "group": "Hàng hóa"
        },
        {
          "value": "delete_products",
          "label": "Xóa hàng hóa",
          "tone": null,
          "help": null,
          "group": "Hàng hóa"
        },
        {
          "value": "export_products",
          "label": "Xuất danh sách hàng hóa",
          "tone": null,
          "help": null,
          "group": "Hàng hóa"
        },
        {
          "value": "import_products",
          "label": "Nhập danh sách hàng hóa",
          "tone": null,
          "help": null,
          "group": "Hàng hóa"
        },
        {
          "value": "tenant_settings",
          "label": "Cấu hình doanh nghiệp",
          "tone": null,
          "help": null,
          "group": "Cấu hình"
        },
        {
          "value": "sign_settings",
          "label": "Cấu hình chữ ký số",
          "tone": null,
          "help": null,
          "group": "Cấu hình"
        },
        {
          "value": "decimal_settings",
          "label": "Cấu hình số chữ số thập phân",
          "tone": null,
          "help": null,
          "group": "Cấu hình"
        },
        {
          "value": "user_permissions",
          "label": "Quản lý nhân viên và phân quyền",
          "tone": null,
          "help": null,
          "group": "Cấu hình"
        },
        {
          "value": "read_invoice_data_summary",
          "label": "Xem bảng tổng hợp dữ liệu",
          "tone": null,
          "help": null,
          "group": "Bảng tổng hợp dữ liệu"
        },
        {
          "value": "create_invoice_data_summary",
          "label": "Lập bảng tổng hợp dữ liệu",
          "tone": null,
          "help": null,
          "group": "Bảng tổng hợp dữ liệu"
        },
        {
          "value": "update_invoice_data_summary",
          "label": "Sửa bảng tổng hợp dữ liệu",
          "tone": null,
          "help": null,
          "group": "Bảng tổng hợp dữ liệu"
        },
        {
          "value": "delete_invoice_data_summary",
          "label": "Xóa bảng tổng hợp dữ liệu",
          "tone": null,
          "help": null,
          "group": "Bảng tổng hợp dữ liệu"
        },
        {
          "value": "invoice_collector",
          "label": "Thu thập hóa đơn đầu vào",
          "tone": null,
          "help": null,
          "group": "Hóa đơn đầu vào"
        }
      ],
      "fields": null,
      "was": null
    },
    {
      "source": "lock_version",
      "kind": "integer",
      "label": "Phiên bản",
      "required": true,
      "nullable": false,
      "read_only": false,
      "hidden": true,
      "unique": false,
      "search": false,
      "many": false,
      "min_length": null,
      "max_length": null,
      "pattern": null,
      "minimum": 1,
      "maximum": null,
      "min_items": null,
      "max_items": null,
      "default_value": null,
      "list": null,
      "group": null,
      "hint": null,
      "reference": null,
      "options": null,
      "fields": null,
      "was": null
    },
    {
      "source": "id",
      "kind": "integer",
      "label": "Mã số",
      "required": true,
      "nullable": false,
      "read_only": true,
      "hidden": true,
      "unique": false,
      "search": false,
      "many": false,
      "min_length": null,
      "max_length": null,
      "pattern": null,
      "minimum": null,
      "maximum": null,
      "min_items": null,
      "max_items": null,
      "default_value": null,
      "list": null,
      "group": null,
      "hint": null,
      "reference": null,
      "options": null,
      "fields": null,
      "was": null
    },
    {
      "source": "created_on",
      "kind": "date_time",
      "label": "Ngày tạo",
      "required": true,
      "nullable": false,
      "read_only": true,
      "hidden": false,
      "unique": false,
      "search": false,
      "many": false,
      "min_length": null,
      "max_length": null,
      "pattern": null,
      "minimum": null,
      "maximum": null,
      "min_items": null,
      "max_items": null,
      "default_value": null,
      "list": 9,
      "group": null,
      "hint": null,
      "reference": null,
      "options": null,
      "fields": null,
      "was": null
    }
  ],
  "form_fields": [
    {
      "source": "name",
      "kind": "text",
      "label": "Tên vai trò",
      "required": true,
      "nullable": false,
      "read_only": false,
      "hidden": false,
      "unique": true,
      "search": true,
      "many": false,
      "min_length": 1,
      "max_length": 100,
      "pattern": null,
      "minimum": null,
      "maximum": null,
      "min_items": null,
      "max_items": null,
      "default_value": null,
      "list": 1,
      "group": "identity",
      "hint": null,
      "reference": null,
      "options": null,
      "fields": null,
      "was": null
    },
    {
      "source": "description",
      "kind": "text",
      "label": "Mô tả",
      "required": false,
      "nullable": true,
      "read_only": false,
      "hidden": false,
      "unique": false,
      "search": true,
      "many": false,
      "min_length": null,
      "max_length": 400,
      "pattern": null,
      "minimum": null,
      "maximum": null,
      "min_items": null,
      "max_items": null,
      "default_value": null,
      "list": 2,
      "group": "identity",
      "hint": null,
      "reference": null,
      "options": null,
      "fields": null,
      "was": null
    },
    {
      "source": "permissions",
      "kind": "enum",
      "label": "Quyền",
      "required": true,
      "nullable": false,
      "read_only": false,
      "hidden": false,
      "unique": false,
      "search": false,
      "many": true,
      "min_length": null,
      "max_length": null,
      "pattern": null,
      "minimum": null,
      "maximum": null,
      "min_items": 1,
      "max_items": 52,
      "default_value": null,
      "list": null,
      "group": "rights",
      "hint": null,
      "reference": null,
      "options": [
        {
          "value": "full",
          "label": "Toàn quyền",
          "tone": null,
          "help": "Gồm mọi quyền bên dưới, cả những quyền thêm về sau"
        },
        {
          "value": "read_registrations",
          "label": "Xem tờ khai đăng ký",
          "tone": null,
          "help": null,
          "group": "Tờ khai đăng ký"
        },
        {
          "value": "create_registrations",
          "label": "Lập tờ khai đăng ký",
          "tone": null,
          "help": null,
          "group": "Tờ khai đăng ký"
        },
        {
          "value": "update_registrations",
          "label": "Sửa tờ khai đăng ký",
          "tone": null,
          "help": null,
          "group": "Tờ khai đăng ký"
        },
        {
          "value": "delete_registrations",
          "label": "Xóa tờ khai đăng ký",
          "tone": null,
          "help": null,
          "group": "Tờ khai đăng ký"
        },
        {
          "value": "read_templates",
          "label": "Xem mẫu hóa đơn",
          "tone": null,
          "help": null,
          "group": "Mẫu hóa đơn"
        },
        {
          "value": "create_templates",
          "label": "Thêm mẫu hóa đơn",
          "tone": null,
          "help": null,
          "group": "Mẫu hóa đơn"
        },
        {
          "value": "update_templates",
          "label": "Sửa mẫu hóa đơn",
          "tone": null,
          "help": null,
          "group": "Mẫu hóa đơn"
        },
        {
          "value": "delete_templates",
          "label": "Xóa mẫu hóa đơn",
          "tone": null,
          "help": null,
          "group": "Mẫu hóa đơn"
        },
        {
          "value": "read_invoices",
          "label": "Xem hóa đơn",
          "tone": null,
          "help": null,
          "group": "Hóa đơn"
        },
        {
          "value": "create_invoices",
          "label": "Lập hóa đơn",
          "tone": null,
          "help": null,
          "group": "Hóa đơn"
        },
        {
          "value": "update_invoices",
          "label": "Sửa hóa đơn",
          "tone": null,
          "help": null,
          "group": "Hóa đơn"
        },
        {
          "value": "delete_invoices",
          "label": "Xóa hóa đơn nháp",
          "tone": null,
          "help": null,
          "group": "Hóa đơn"
        },
        {
          "value": "publish_invoices",
          "label": "Ký và phát hành hóa đơn",
          "tone": null,
          "help": null,
          "group": "Hóa đơn"
        },
        {
          "value": "export_invoices",
          "label": "Xuất danh sách hóa đơn",
          "tone": null,
          "help": null,
          "group": "Hóa đơn"
        },
        {
          "value": "wrong_invoices",
          "label": "Thông báo hóa đơn sai sót",
          "tone": null,
          "help": null,
          "group": "Xử lý hóa đơn"
        },
        {
          "value": "cancel_invoices",
          "label": "Hủy hóa đơn",
          "tone": null,
          "help": null,
          "group": "Xử lý hóa đơn"
        },
        {
          "value": "substitute_invoices",
          "label": "Thay thế hóa đơn",
          "tone": null,
          "help": null,
          "group": "Xử lý hóa đơn"
        },
        {
          "value": "adjustment_invoices",
          "label": "Điều chỉnh hóa đơn",
          "tone": null,
          "help": null,
          "group": "Xử lý hóa đơn"
        },
        {
          "value": "registration_gateway",
          "label": "Lịch sử truyền nhận tờ khai",
          "tone": null,
          "help": null,
          "group": "Lịch sử truyền nhận"
        },
        {
          "value": "invoice_gateway",
          "label": "Lịch sử truyền nhận hóa đơn",
          "tone": null,
          "help": null,
          "group": "Lịch sử truyền nhận"
        },
        {
          "value": "invoice_calculating_machine_gateway",
          "label": "Lịch sử truyền nhận hóa đơn từ máy tính tiền",
          "tone": null,
          "help": null,
          "group": "Lịch sử truyền nhận"
        },
        {
          "value": "invoice_wrong_gateway",
          "label": "Lịch sử truyền nhận thông báo sai sót",
          "tone": null,
          "help": null,
          "group": "Lịch sử truyền nhận"
        },
        {
          "value": "invoice_summary_gateway",
          "label": "Lịch sử truyền nhận bảng tổng hợp",
          "tone": null,
          "help": null,
          "group": "Lịch sử truyền nhận"
        },
        {
          "value": "invoice_usage_report",
          "label": "Xem báo cáo số lượng hóa đơn đã dùng",
          "tone": null,
          "help": null,
          "group": "Báo cáo"
        },
        {
          "value": "export_invoice_usage_report",
          "label": "Xuất báo cáo số lượng hóa đơn đã dùng",
          "tone": null,
          "help": null,
          "group": "Báo cáo"
        },
        {
          "value": "invoice_summary_report",
          "label": "Xem bảng kê hóa đơn",
          "tone": null,
          "help": null,
          "group": "Báo cáo"
        },
        {
          "value": "export_invoice_summary_report",
          "label": "Xuất bảng kê hóa đơn",
          "tone": null,
          "help": null,
          "group": "Báo cáo"
        },
        {
          "value": "invoice_detail_report",
          "label": "Xem bảng kê chi tiết hóa đơn",
          "tone": null,
          "help": null,
          "group": "Báo cáo"
        },
        {
          "value": "export_invoice_detail_report",
          "label": "Xuất bảng kê chi tiết hóa đơn",
          "tone": null,
          "help": null,
          "group": "Báo cáo"
        },
        {
          "value": "dashboard",
          "label": "Xem tổng quan",
          "tone": null,
          "help": null,
          "group": "Báo cáo"
        },
        {
          "value": "read_customers",
          "label": "Xem khách hàng",
          "tone": null,
          "help": null,
          "group": "Khách hàng"
        },
        {
          "value": "create_customers",
          "label": "Thêm khách hàng",
          "tone": null,
          "help": null,
          "group": "Khách hàng"
        },
        {
          "value": "update_customers",
          "label": "Sửa khách hàng",
          "tone": null,
          "help": null,
          "group": "Khách hàng"
        },
        {
          "value": "delete_customers",
          "label": "Xóa khách hàng",
          "tone": null,
          "help": null,
          "group": "Khách hàng"
        },
        {
          "value": "export_customers",
          "label": "Xuất danh sách khách hàng",
          "tone": null,
          "help": null,
          "group": "Khách hàng"
        },
        {
          "value": "import_customers",
          "label": "Nhập danh sách khách hàng",
          "tone": null,
          "help": null,
          "group": "Khách hàng"
        },
        {
          "value": "read_products",
          "label": "Xem hàng hóa",
          "tone": null,
          "help": null,
          "group": "Hàng hóa"
        },
        {
          "value": "create_products",
          "label": "Thêm hàng hóa",
          "tone": null,
          "help": null,
          "group": "Hàng hóa"
        },
        {
          "value": "update_products",
          "label": "Sửa hàng hóa",
          "tone": null,
          "help": null,
          "group": "Hàng hóa"
        },
        {
          "value": "delete_products",
          "label": "Xóa hàng hóa",
          "tone": null,
          "help": null,
          "group": "Hàng hóa"
        },
        {
          "value": "export_products",
          "label": "Xuất danh sách hàng hóa",
          "tone": null,
          "help": null,
          "group": "Hàng hóa"
        },
        {
          "value": "import_products",
          "label": "Nhập danh sách hàng hóa",
          "tone": null,
          "help": null,
          "group": "Hàng hóa"
        },
        {
          "value": "tenant_settings",
          "label": "Cấu hình doanh nghiệp",
          "tone": null,
          "help": null,
          "group": "Cấu hình"
        },
        {
          "value": "sign_settings",
          "label": "Cấu hình chữ ký số",
          "tone": null,
          "help": null,
          "group": "Cấu hình"
        },
        {
          "value": "decimal_settings",
          "label": "Cấu hình số chữ số thập phân",
          "tone": null,
          "help": null,
          "group": "Cấu hình"
        },
        {
          "value": "user_permissions",
          "label": "Quản lý nhân viên và phân quyền",
          "tone": null,
          "help": null,
          "group": "Cấu hình"
        },
        {
          "value": "read_invoice_data_summary",
          "label": "Xem bảng tổng hợp dữ liệu",
          "tone": null,
          "help": null,
          "group": "Bảng tổng hợp dữ liệu"
        },
        {
          "value": "create_invoice_data_summary",
          "label": "Lập bảng tổng hợp dữ liệu",
          "tone": null,
          "help": null,
          "group": "Bảng tổng hợp dữ liệu"
        },
        {
          "value": "update_invoice_data_summary",
          "label": "Sửa bảng tổng hợp dữ liệu",
          "tone": null,
          "help": null,
          "group": "Bảng tổng hợp dữ liệu"
        },
        {
          "value": "delete_invoice_data_summary",
          "label": "Xóa bảng tổng hợp dữ liệu",
          "tone": null,
          "help": null,
          "group": "Bảng tổng hợp dữ liệu"
        },
        {
          "value": "invoice_collector",
          "label": "Thu thập hóa đơn đầu vào",
          "tone": null,
          "help": null,
          "group": "Hóa đơn đầu vào"
        }
      ],
      "fields": null,
      "was": null
    },
    {
      "source": "lock_version",
      "kind": "integer",
      "label": "Phiên bản",
      "required": true,
      "nullable": false,
      "read_only": false,
      "hidden": true,
      "unique": false,
      "search": false,
      "many": false,
      "min_length": null,
      "max_length": null,
      "pattern": null,
      "minimum": 1,
      "maximum": null,
      "min_items": null,
      "max_items": null,
      "default_value": null,
      "list": null,
      "group": null,
      "hint": null,
      "reference": null,
      "options": null,
      "fields": null,
      "was": null
    }
  ],
  "filters": []
} as const satisfies ResourceDescriptor;
