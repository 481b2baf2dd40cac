/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import type { ResourceDescriptor } from './descriptor.ts';

export const transmissions = {
  "name": "transmissions",
  "label": "Lịch sử truyền nhận",
  "one": "thông điệp",
  "represent": "message_id",
  "default_sort": "-created_on",
  "path": "/api/transmissions",
  "page": null,
  "menu": null,
  "plain": false,
  "record_key": "transmission",
  "list_key": "transmissions",
  "operations": {
    "list": "listTransmissions",
    "create": null,
    "get": "getTransmission",
    "update": null,
    "delete": null,
    "restore": null,
    "export": "exportTransmissions",
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
      "source": "created_on",
      "kind": "date_time",
      "label": "Thời điểm",
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
      "list": 1,
      "group": null,
      "hint": null,
      "reference": null,
      "options": null,
      "fields": null,
      "was": null
    },
    {
      "source": "kind",
      "kind": "enum",
      "label": "Loại chứng từ",
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
          "value": "declaration",
          "label": "Tờ khai",
          "tone": null,
          "help": null
        },
        {
          "value": "invoice",
          "label": "Hóa đơn",
          "tone": null,
          "help": null
        },
        {
          "value": "invoice_cash_register",
          "label": "Hóa đơn từ máy tính tiền",
          "tone": null,
          "help": null
        },
        {
          "value": "invoice_mistake",
          "label": "Thông báo sai sót",
          "tone": null,
          "help": null
        },
        {
          "value": "data_summary_table",
          "label": "Bảng tổng hợp",
          "tone": null,
          "help": null
        }
      ],
      "fields": null,
      "was": null
    },
    {
      "source": "direction",
      "kind": "enum",
      "label": "Chiều",
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
      "list": 2,
      "group": null,
      "hint": null,
      "reference": null,
      "options": [
        {
          "value": "out",
          "label": "Gửi đi",
          "tone": "highlight",
          "help": null
        },
        {
          "value": "in",
          "label": "Nhận về",
          "tone": "success",
          "help": null
        }
      ],
      "fields": null,
      "was": null
    },
    {
      "source": "message_type",
      "kind": "text",
      "label": "Loại thông điệp",
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
      "source": "message_type_name",
      "kind": "text",
      "label": "Nội dung",
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
      "list": 4,
      "group": null,
      "hint": null,
      "reference": null,
      "options": null,
      "fields": null,
      "was": null
    },
    {
      "source": "message_id",
      "kind": "text",
      "label": "Mã thông điệp",
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
      "list": 6,
      "group": null,
      "hint": null,
      "reference": null,
      "options": null,
      "fields": null,
      "was": null
    },
    {
      "source": "reply_to",
      "kind": "text",
      "label": "Trả lời cho",
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
      "list": 7,
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
      "source": "invoice_id",
      "kind": "reference",
      "label": "Hóa đơn",
      "required": false,
      "nullable": true,
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
      "reference": "invoices",
      "options": null,
      "fields": null,
      "was": null
    },
    {
      "source": "registration_id",
      "kind": "reference",
      "label": "Tờ khai",
      "required": false,
      "nullable": true,
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
      "reference": "registrations",
      "options": null,
      "fields": null,
      "was": null
    },
    {
      "source": "invoice_mistake_id",
      "kind": "reference",
      "label": "Thông báo sai sót",
      "required": false,
      "nullable": true,
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
      "reference": "invoice_mistakes",
      "options": null,
      "fields": null,
      "was": null
    },
    {
      "source": "summary_table_id",
      "kind": "reference",
      "label": "Bảng tổng hợp",
      "required": false,
      "nullable": true,
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
      "reference": "invoice_data_summary_tables",
      "options": null,
      "fields": null,
      "was": null
    },
    {
      "source": "package_id",
      "kind": "integer",
      "label": "Lô gửi",
      "required": false,
      "nullable": true,
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
    },
    {
      "source": "invoice_label",
      "kind": "text",
      "label": "Chứng từ",
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
      "list": 5,
      "group": null,
      "hint": null,
      "reference": null,
      "options": null,
      "fields": null,
      "was": null
    },
    {
      "source": "bytes",
      "kind": "integer",
      "label": "Dung lượng (byte)",
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
      "source": "sha256",
      "kind": "text",
      "label": "SHA-256",
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
      "source": "note",
      "kind": "text",
      "label": "Lý do",
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
    }
  ],
  "form_fields": [],
  "filters": [
    {
      "source": "kind",
      "kind": "enum",
      "label": "Loại chứng từ",
      "options": [
        {
          "value": "declaration",
          "label": "Tờ khai",
          "tone": null,
          "help": null
        },
        {
          "value": "invoice",
          "label": "Hóa đơn",
          "tone": null,
          "help": null
        },
        {
          "value": "invoice_cash_register",
          "label": "Hóa đơn từ máy tính tiền",
          "tone": null,
          "help": null
        },
        {
          "value": "invoice_mistake",
          "label": "Thông báo sai sót",
          "tone": null,
          "help": null
        },
        {
          "value": "data_summary_table",
          "label": "Bảng tổng hợp",
          "tone": null,
          "help": null
        }
      ],
      "reference": null
    },
    {
      "source": "invoice_id",
      "kind": "reference",
      "label": "Hóa đơn",
      "options": null,
      "reference": "invoices"
    },
    {
      "source": "registration_id",
      "kind": "reference",
      "label": "Tờ khai",
      "options": null,
      "reference": "registrations"
    },
    {
      "source": "invoice_mistake_id",
      "kind": "reference",
      "label": "Thông báo sai sót",
      "options": null,
      "reference": "invoice_mistakes"
    },
    {
      "source": "summary_table_id",
      "kind": "reference",
      "label": "Bảng tổng hợp",
      "options": null,
      "reference": "invoice_data_summary_tables"
    },
    {
      "source": "package_id",
      "kind": "integer",
      "label": "Lô gửi",
      "options": null,
      "reference": null
    },
    {
      "source": "direction",
      "kind": "enum",
      "label": "Chiều",
      "options": [
        {
          "value": "out",
          "label": "Gửi đi",
          "tone": "highlight",
          "help": null
        },
        {
          "value": "in",
          "label": "Nhận về",
          "tone": "success",
          "help": null
        }
      ],
      "reference": null
    },
    {
      "source": "message_type",
      "kind": "text",
      "label": "Loại thông điệp",
      "options": null,
      "reference": null
    },
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
      "source": "created_on",
      "kind": "date_range",
      "label": "Thời điểm",
      "options": null,
      "reference": null
    }
  ]
} as const satisfies ResourceDescriptor;
