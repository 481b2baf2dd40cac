/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import type { ResourceDescriptor } from './descriptor.ts';

export const invoice_calculating_machines = {
  "name": "invoice_calculating_machines",
  "label": "Hóa đơn từ máy tính tiền",
  "one": "hóa đơn từ máy tính tiền",
  "represent": "symbol",
  "default_sort": "-issued_on,-id",
  "path": "/api/invoice_calculating_machines",
  "page": "invoice-calculating-machines",
  "menu": {
    "group": "outgoing",
    "order": 2
  },
  "plain": false,
  "record_key": "invoice_calculating_machine",
  "list_key": "invoice_calculating_machines",
  "operations": {
    "list": "listInvoiceCalculatingMachines",
    "create": null,
    "get": "getInvoiceCalculatingMachine",
    "update": null,
    "delete": null,
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
  "groups": [],
  "fields": [
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
      "source": "template_id",
      "kind": "reference",
      "label": "Mẫu hóa đơn",
      "required": true,
      "nullable": false,
      "read_only": false,
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
      "list": null,
      "group": null,
      "hint": null,
      "reference": "templates",
      "options": null,
      "fields": null,
      "was": null
    },
    {
      "source": "form_no",
      "kind": "text",
      "label": "Mẫu số",
      "required": true,
      "nullable": false,
      "read_only": false,
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
      "list": null,
      "group": null,
      "hint": null,
      "reference": null,
      "options": null,
      "fields": null,
      "was": null
    },
    {
      "source": "symbol",
      "kind": "text",
      "label": "Ký hiệu",
      "required": true,
      "nullable": false,
      "read_only": false,
      "hidden": false,
      "unique": false,
      "search": true,
      "many": false,
      "min_length": null,
      "max_length": null,
      "pattern": null,
      "minimum": null,
      "maximum": null,
      "min_items": null,
      "max_items": null,
      "default_value": null,
      "list": 1,
      "group": null,
      "hint": null,
      "reference": null,
      "options": null,
      "fields": null,
      "was": null
    },
    {
      "source": "number",
      "kind": "integer",
      "label": "Số",
      "required": false,
      "nullable": true,
      "read_only": false,
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
      "list": 2,
      "group": null,
      "hint": null,
      "reference": null,
      "options": null,
      "fields": null,
      "was": null
    },
    {
      "source": "issued_on",
      "kind": "date",
      "label": "Ngày lập",
      "required": true,
      "nullable": false,
      "read_only": false,
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
      "list": 3,
      "group": null,
      "hint": null,
      "reference": null,
      "options": null,
      "fields": null,
      "was": null
    },
    {
      "source": "customer_id",
      "kind": "reference",
      "label": "Khách hàng",
      "required": false,
      "nullable": true,
      "read_only": false,
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
      "list": null,
      "group": null,
      "hint": null,
      "reference": "customers",
      "options": null,
      "fields": null,
      "was": null
    },
    {
      "source": "corrects",
      "kind": "text",
      "label": "Cho hóa đơn",
      "required": false,
      "nullable": true,
      "read_only": false,
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
      "list": null,
      "group": null,
      "hint": null,
      "reference": null,
      "options": null,
      "fields": null,
      "was": null
    },
    {
      "source": "nature",
      "kind": "enum",
      "label": "Tính chất",
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
      "minimum": null,
      "maximum": null,
      "min_items": null,
      "max_items": null,
      "default_value": null,
      "list": null,
      "group": null,
      "hint": null,
      "reference": null,
      "options": [
        {
          "value": "original",
          "label": "Hóa đơn gốc",
          "tone": null,
          "help": null
        },
        {
          "value": "adjust",
          "label": "Điều chỉnh",
          "tone": null,
          "help": null
        },
        {
          "value": "replace",
          "label": "Thay thế",
          "tone": null,
          "help": null
        }
      ],
      "fields": null,
      "was": null
    },
    {
      "source": "corrected",
      "kind": "enum",
      "label": "Tình trạng sửa",
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
      "minimum": null,
      "maximum": null,
      "min_items": null,
      "max_items": null,
      "default_value": null,
      "list": null,
      "group": null,
      "hint": null,
      "reference": null,
      "options": [
        {
          "value": "none",
          "label": "Chưa bị sửa",
          "tone": null,
          "help": null
        },
        {
          "value": "adjusted",
          "label": "Bị điều chỉnh",
          "tone": null,
          "help": null
        },
        {
          "value": "replaced",
          "label": "Bị thay thế",
          "tone": null,
          "help": null
        }
      ],
      "fields": null,
      "was": null
    },
    {
      "source": "email_state",
      "kind": "enum",
      "label": "Email",
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
      "list": null,
      "group": null,
      "hint": null,
      "reference": null,
      "options": [
        {
          "value": "none",
          "label": "Chưa gửi",
          "tone": "default",
          "help": null
        },
        {
          "value": "queued",
          "label": "Đang gửi",
          "tone": "warning",
          "help": null
        },
        {
          "value": "sent",
          "label": "Đã gửi",
          "tone": "highlight",
          "help": null
        },
        {
          "value": "failed",
          "label": "Không gửi được",
          "tone": "critical",
          "help": null
        },
        {
          "value": "bounced",
          "label": "Bị trả lại",
          "tone": "critical",
          "help": null
        },
        {
          "value": "delivered",
          "label": "Đã tới hộp thư",
          "tone": "success",
          "help": null
        },
        {
          "value": "opened",
          "label": "Đã mở",
          "tone": "success",
          "help": null
        }
      ],
      "fields": null,
      "was": null
    },
    {
      "source": "tax_authority_code",
      "kind": "text",
      "label": "Mã của cơ quan thuế",
      "required": false,
      "nullable": true,
      "read_only": false,
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
      "list": null,
      "group": null,
      "hint": null,
      "reference": null,
      "options": null,
      "fields": null,
      "was": null
    },
    {
      "source": "signed_on",
      "kind": "date_time",
      "label": "Ký lúc",
      "required": false,
      "nullable": true,
      "read_only": false,
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
      "list": null,
      "group": null,
      "hint": null,
      "reference": null,
      "options": null,
      "fields": null,
      "was": null
    },
    {
      "source": "buyer_name",
      "kind": "text",
      "label": "Người mua",
      "required": false,
      "nullable": true,
      "read_only": false,
      "hidden": false,
      "unique": false,
      "search": true,
      "many": false,
      "min_length": null,
      "max_length": null,
      "pattern": null,
      "minimum": null,
      "maximum": null,
      "min_items": null,
      "max_items": null,
      "default_value": null,
      "list": 4,
      "group": null,
      "hint": null,
      "reference": null,
      "options": null,
      "fields": null,
      "was": null
    },
    {
      "source": "buyer_person",
      "kind": "text",
      "label": "Người mua hàng",
      "required": false,
      "nullable": true,
      "read_only": false,
      "hidden": false,
      "unique": false,
      "search": true,
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
      "source": "buyer_tax_code",
      "kind": "text",
      "label": "Mã số thuế",
      "required": false,
      "nullable": true,
      "read_only": false,
      "hidden": false,
      "unique": false,
      "search": true,
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
      "source": "currency",
      "kind": "text",
      "label": "Tiền tệ",
      "required": true,
      "nullable": false,
      "read_only": false,
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
      "list": null,
      "group": null,
      "hint": null,
      "reference": null,
      "options": null,
      "fields": null,
      "was": null
    },
    {
      "source": "total_before_vat",
      "kind": "money",
      "label": "Trước thuế",
      "required": true,
      "nullable": false,
      "read_only": false,
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
      "list": null,
      "group": null,
      "hint": null,
      "reference": null,
      "options": null,
      "fields": null,
      "was": null
    },
    {
      "source": "total_vat",
      "kind": "money",
      "label": "Thuế GTGT",
      "required": true,
      "nullable": false,
      "read_only": false,
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
      "list": null,
      "group": null,
      "hint": null,
      "reference": null,
      "options": null,
      "fields": null,
      "was": null
    },
    {
      "source": "total",
      "kind": "money",
      "label": "Tổng tiền",
      "required": true,
      "nullable": false,
      "read_only": false,
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
      "list": 5,
      "group": null,
      "hint": null,
      "reference": null,
      "options": null,
      "fields": null,
      "was": null
    },
    {
      "source": "status",
      "kind": "enum",
      "label": "Trạng thái",
      "required": true,
      "nullable": false,
      "read_only": false,
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
      "list": 6,
      "group": null,
      "hint": null,
      "reference": null,
      "options": [
        {
          "value": "draft",
          "label": "Nháp",
          "tone": "default",
          "help": null
        },
        {
          "value": "queued",
          "label": "Chờ phát hành",
          "tone": "default",
          "help": null
        },
        {
          "value": "numbered",
          "label": "Đã cấp số",
          "tone": "default",
          "help": null
        },
        {
          "value": "signing",
          "label": "Đang ký",
          "tone": "warning",
          "help": null
        },
        {
          "value": "signed",
          "label": "Đã ký",
          "tone": "highlight",
          "help": null
        },
        {
          "value": "signature_failed",
          "label": "Ký số lỗi",
          "tone": "critical",
          "help": null
        },
        {
          "value": "unknown",
          "label": "Chưa rõ",
          "tone": "unknown",
          "help": null
        },
        {
          "value": "to_report",
          "label": "Chờ bảng tổng hợp",
          "tone": "highlight",
          "help": null
        },
        {
          "value": "to_package",
          "label": "Chưa gửi",
          "tone": "default",
          "help": null
        },
        {
          "value": "packed",
          "label": "Chờ theo lô",
          "tone": "warning",
          "help": null
        },
        {
          "value": "cancelled",
          "label": "Đã hủy",
          "tone": "default",
          "help": null
        },
        {
          "value": "sent",
          "label": "Chờ CQT phản hồi",
          "tone": "warning",
          "help": null
        },
        {
          "value": "sent_tvan",
          "label": "Đã gửi T-VAN",
          "tone": "highlight",
          "help": null
        },
        {
          "value": "valid_message",
          "label": "Thông điệp hợp lệ",
          "tone": "success",
          "help": null
        },
        {
          "value": "waiting_for_response",
          "label": "Đang chờ phản hồi",
          "tone": "warning",
          "help": null
        },
        {
          "value": "invalid_message",
          "label": "Thông điệp không hợp lệ",
          "tone": "critical",
          "help": null
        },
        {
          "value": "tax_authority_received",
          "label": "CQT đã tiếp nhận",
          "tone": "success",
          "help": null
        },
        {
          "value": "tax_authority_not_received",
          "label": "CQT không tiếp nhận",
          "tone": "critical",
          "help": null
        },
        {
          "value": "tax_authority_accepted",
          "label": "CQT chấp nhận",
          "tone": "highlight",
          "help": null
        },
        {
          "value": "tax_authority_not_accepted",
          "label": "CQT không chấp nhận",
          "tone": "critical",
          "help": null
        },
        {
          "value": "denial_of_code_issuance",
          "label": "Từ chối cấp mã",
          "tone": "critical",
          "help": null
        },
        {
          "value": "code_issued",
          "label": "Đã cấp mã",
          "tone": "success",
          "help": null
        },
        {
          "value": "valid_data_package",
          "label": "Gói dữ liệu hợp lệ",
          "tone": "success",
          "help": null
        },
        {
          "value": "valid_invoice",
          "label": "Hóa đơn hợp lệ",
          "tone": "success",
          "help": null
        },
        {
          "value": "invalid_invoice",
          "label": "Hóa đơn không hợp lệ",
          "tone": "critical",
          "help": null
        },
        {
          "value": "invalid_notification",
          "label": "Thông báo không hợp lệ",
          "tone": "critical",
          "help": null
        },
        {
          "value": "valid_summary_table",
          "label": "Bảng tổng hợp hợp lệ",
          "tone": "highlight",
          "help": null
        },
        {
          "value": "invalid_summary_table",
          "label": "Bảng tổng hợp không hợp lệ",
          "tone": "critical",
          "help": null
        },
        {
          "value": "message_received",
          "label": "Đã nhận thông điệp",
          "tone": "warning",
          "help": null
        },
        {
          "value": "response_in_incorrect_format",
          "label": "Phản hồi sai định dạng",
          "tone": "critical",
          "help": null
        },
        {
          "value": "requesting_digital_signature_is_faulty",
          "label": "Lỗi yêu cầu ký số",
          "tone": "critical",
          "help": null
        }
      ],
      "fields": null,
      "was": null
    },
    {
      "source": "status_error",
      "kind": "boolean",
      "label": "Có lỗi",
      "required": true,
      "nullable": false,
      "read_only": false,
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
      "read_only": false,
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
      "list": null,
      "group": null,
      "hint": null,
      "reference": null,
      "options": null,
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
    }
  ],
  "form_fields": [],
  "filters": [
    {
      "source": "status",
      "kind": "enum",
      "label": "Trạng thái",
      "options": [
        {
          "value": "draft",
          "label": "Nháp",
          "tone": "default",
          "help": null
        },
        {
          "value": "queued",
          "label": "Chờ phát hành",
          "tone": "default",
          "help": null
        },
        {
          "value": "numbered",
          "label": "Đã cấp số",
          "tone": "default",
          "help": null
        },
        {
          "value": "signing",
          "label": "Đang ký",
          "tone": "warning",
          "help": null
        },
        {
          "value": "signed",
          "label": "Đã ký",
          "tone": "highlight",
          "help": null
        },
        {
          "value": "signature_failed",
          "label": "Ký số lỗi",
          "tone": "critical",
          "help": null
        },
        {
          "value": "unknown",
          "label": "Chưa rõ",
          "tone": "unknown",
          "help": null
        },
        {
          "value": "to_report",
          "label": "Chờ bảng tổng hợp",
          "tone": "highlight",
          "help": null
        },
        {
          "value": "to_package",
          "label": "Chưa gửi",
          "tone": "default",
          "help": null
        },
        {
          "value": "packed",
          "label": "Chờ theo lô",
          "tone": "warning",
          "help": null
        },
        {
          "value": "cancelled",
          "label": "Đã hủy",
          "tone": "default",
          "help": null
        },
        {
          "value": "sent",
          "label": "Chờ CQT phản hồi",
          "tone": "warning",
          "help": null
        },
        {
          "value": "sent_tvan",
          "label": "Đã gửi T-VAN",
          "tone": "highlight",
          "help": null
        },
        {
          "value": "valid_message",
          "label": "Thông điệp hợp lệ",
          "tone": "success",
          "help": null
        },
        {
          "value": "waiting_for_response",
          "label": "Đang chờ phản hồi",
          "tone": "warning",
          "help": null
        },
        {
          "value": "invalid_message",
          "label": "Thông điệp không hợp lệ",
          "tone": "critical",
          "help": null
        },
        {
          "value": "tax_authority_received",
          "label": "CQT đã tiếp nhận",
          "tone": "success",
          "help": null
        },
        {
          "value": "tax_authority_not_received",
          "label": "CQT không tiếp nhận",
          "tone": "critical",
          "help": null
        },
        {
          "value": "tax_authority_accepted",
          "label": "CQT chấp nhận",
          "tone": "highlight",
          "help": null
        },
        {
          "value": "tax_authority_not_accepted",
          "label": "CQT không chấp nhận",
          "tone": "critical",
          "help": null
        },
        {
          "value": "denial_of_code_issuance",
          "label": "Từ chối cấp mã",
          "tone": "critical",
          "help": null
        },
        {
          "value": "code_issued",
          "label": "Đã cấp mã",
          "tone": "success",
          "help": null
        },
        {
          "value": "valid_data_package",
          "label": "Gói dữ liệu hợp lệ",
          "tone": "success",
          "help": null
        },
        {
          "value": "valid_invoice",
          "label": "Hóa đơn hợp lệ",
          "tone": "success",
          "help": null
        },
        {
          "value": "invalid_invoice",
          "label": "Hóa đơn không hợp lệ",
          "tone": "critical",
          "help": null
        },
        {
          "value": "invalid_notification",
          "label": "Thông báo không hợp lệ",
          "tone": "critical",
          "help": null
        },
        {
          "value": "valid_summary_table",
          "label": "Bảng tổng hợp hợp lệ",
          "tone": "highlight",
          "help": null
        },
        {
          "value": "invalid_summary_table",
          "label": "Bảng tổng hợp không hợp lệ",
          "tone": "critical",
          "help": null
        },
        {
          "value": "message_received",
          "label": "Đã nhận thông điệp",
          "tone": "warning",
          "help": null
        },
        {
          "value": "response_in_incorrect_format",
          "label": "Phản hồi sai định dạng",
          "tone": "critical",
          "help": null
        },
        {
          "value": "requesting_digital_signature_is_faulty",
          "label": "Lỗi yêu cầu ký số",
          "tone": "critical",
          "help": null
        }
      ],
      "reference": null
    },
    {
      "source": "template_id",
      "kind": "reference",
      "label": "Mẫu hóa đơn",
      "options": null,
      "reference": "templates"
    },
    {
      "source": "email_state",
      "kind": "enum",
      "label": "Email",
      "options": [
        {
          "value": "none",
          "label": "Chưa gửi",
          "tone": "default",
          "help": null
        },
        {
          "value": "queued",
          "label": "Đang gửi",
          "tone": "warning",
          "help": null
        },
        {
          "value": "sent",
          "label": "Đã gửi",
          "tone": "highlight",
          "help": null
        },
        {
          "value": "failed",
          "label": "Không gửi được",
          "tone": "critical",
          "help": null
        },
        {
          "value": "bounced",
          "label": "Bị trả lại",
          "tone": "critical",
          "help": null
        },
        {
          "value": "delivered",
          "label": "Đã tới hộp thư",
          "tone": "success",
          "help": null
        },
        {
          "value": "opened",
          "label": "Đã mở",
          "tone": "success",
          "help": null
        }
      ],
      "reference": null
    },
    {
      "source": "nature",
      "kind": "enum",
      "label": "Tính chất",
      "options": [
        {
          "value": "original",
          "label": "Hóa đơn gốc",
          "tone": null,
          "help": null
        },
        {
          "value": "adjust",
          "label": "Điều chỉnh",
          "tone": null,
          "help": null
        },
        {
          "value": "replace",
          "label": "Thay thế",
          "tone": null,
          "help": null
        }
      ],
      "reference": null
    },
    {
      "source": "corrected",
      "kind": "enum",
      "label": "Tình trạng sửa",
      "options": [
        {
          "value": "none",
          "label": "Chưa bị sửa",
          "tone": null,
          "help": null
        },
        {
          "value": "adjusted",
          "label": "Bị điều chỉnh",
          "tone": null,
          "help": null
        },
        {
          "value": "replaced",
          "label": "Bị thay thế",
          "tone": null,
          "help": null
        }
      ],
      "reference": null
    },
    {
      "source": "total",
      "kind": "number_range",
      "label": "Tổng tiền",
      "options": null,
      "reference": null
    },
    {
      "source": "payment_method",
      "kind": "text",
      "label": "Hình thức thanh toán",
      "options": null,
      "reference": null
    },
    {
      "source": "created_by",
      "kind": "integer",
      "label": "Người lập",
      "options": null,
      "reference": null
    },
    {
      "source": "customer_id",
      "kind": "reference",
      "label": "Khách hàng",
      "options": null,
      "reference": "customers"
    },
    {
      "source": "package_id",
      "kind": "integer",
      "label": "Lô gửi",
      "options": null,
      "reference": null
    },
    {
      "source": "issued_on",
      "kind": "date_range",
      "label": "Ngày lập",
      "options": null,
      "reference": null
    }
  ]
} as const satisfies ResourceDescriptor;
