/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import type { ResourceDescriptor } from './descriptor.ts';

export const transmissions = {
  "name": "transmissions",
  "label": "Lịch sử truyền nhận",
  "one": "thông điệp",
  "represent": "message_id",
  "default_sort": "-created_on",
  "path": "/api/transmissions",
  "record_key": "transmission",
  "list_key": "transmissions",
  "operations": {
    "list": "listTransmissions",
    "create": null,
    "get": "getTransmission",
    "update": null,
    "delete": null
  },
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
      "min_length": null,
      "max_length": null,
      "pattern": null,
      "minimum": null,
      "maximum": null,
      "list": null,
      "group": null,
      "hint": null,
      "reference": null,
      "options": null
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
      "min_length": null,
      "max_length": null,
      "pattern": null,
      "minimum": null,
      "maximum": null,
      "list": 1,
      "group": null,
      "hint": null,
      "reference": null,
      "options": null
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
      "min_length": null,
      "max_length": null,
      "pattern": null,
      "minimum": null,
      "maximum": null,
      "list": 2,
      "group": null,
      "hint": null,
      "reference": null,
      "options": [
        {
          "value": "out",
          "label": "Gửi đi",
          "tone": "highlight"
        },
        {
          "value": "in",
          "label": "Nhận về",
          "tone": "success"
        }
      ]
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
      "min_length": null,
      "max_length": null,
      "pattern": null,
      "minimum": null,
      "maximum": null,
      "list": 3,
      "group": null,
      "hint": null,
      "reference": null,
      "options": null
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
      "min_length": null,
      "max_length": null,
      "pattern": null,
      "minimum": null,
      "maximum": null,
      "list": 4,
      "group": null,
      "hint": null,
      "reference": null,
      "options": null
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
      "min_length": null,
      "max_length": null,
      "pattern": null,
      "minimum": null,
      "maximum": null,
      "list": 6,
      "group": null,
      "hint": null,
      "reference": null,
      "options": null
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
      "min_length": null,
      "max_length": null,
      "pattern": null,
      "minimum": null,
      "maximum": null,
      "list": null,
      "group": null,
      "hint": null,
      "reference": null,
      "options": null
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
      "min_length": null,
      "max_length": null,
      "pattern": null,
      "minimum": null,
      "maximum": null,
      "list": 7,
      "group": null,
      "hint": null,
      "reference": null,
      "options": [
        {
          "value": "draft",
          "label": "Nháp",
          "tone": "default"
        },
        {
          "value": "queued",
          "label": "Chờ phát hành",
          "tone": "default"
        },
        {
          "value": "numbered",
          "label": "Đã cấp số",
          "tone": "default"
        },
        {
          "value": "signing",
          "label": "Đang ký",
          "tone": "warning"
        },
        {
          "value": "signed",
          "label": "Đã ký",
          "tone": "highlight"
        },
        {
          "value": "signature_failed",
          "label": "Ký số lỗi",
          "tone": "critical"
        },
        {
          "value": "unknown",
          "label": "Chưa rõ",
          "tone": "unknown"
        },
        {
          "value": "sent",
          "label": "Chờ CQT phản hồi",
          "tone": "warning"
        },
        {
          "value": "sent_tvan",
          "label": "Đã gửi T-VAN",
          "tone": "highlight"
        },
        {
          "value": "valid_message",
          "label": "Thông điệp hợp lệ",
          "tone": "success"
        },
        {
          "value": "waiting_for_response",
          "label": "Đang chờ phản hồi",
          "tone": "warning"
        },
        {
          "value": "invalid_message",
          "label": "Thông điệp không hợp lệ",
          "tone": "critical"
        },
        {
          "value": "tax_authority_received",
          "label": "CQT đã tiếp nhận",
          "tone": "success"
        },
        {
          "value": "tax_authority_not_received",
          "label": "CQT không tiếp nhận",
          "tone": "critical"
        },
        {
          "value": "tax_authority_accepted",
          "label": "CQT chấp nhận",
          "tone": "highlight"
        },
        {
          "value": "tax_authority_not_accepted",
          "label": "CQT không chấp nhận",
          "tone": "critical"
        },
        {
          "value": "denial_of_code_issuance",
          "label": "Từ chối cấp mã",
          "tone": "critical"
        },
        {
          "value": "code_issued",
          "label": "Đã cấp mã",
          "tone": "success"
        },
        {
          "value": "valid_data_package",
          "label": "Gói dữ liệu hợp lệ",
          "tone": "success"
        },
        {
          "value": "valid_invoice",
          "label": "Hóa đơn hợp lệ",
          "tone": "success"
        },
        {
          "value": "invalid_invoice",
          "label": "Hóa đơn không hợp lệ",
          "tone": "critical"
        },
        {
          "value": "invalid_notification",
          "label": "Thông báo không hợp lệ",
          "tone": "critical"
        },
        {
          "value": "valid_summary_table",
          "label": "Bảng tổng hợp hợp lệ",
          "tone": "highlight"
        },
        {
          "value": "invalid_summary_table",
          "label": "Bảng tổng hợp không hợp lệ",
          "tone": "critical"
        },
        {
          "value": "message_received",
          "label": "Đã nhận thông điệp",
          "tone": "warning"
        },
        {
          "value": "response_in_incorrect_format",
          "label": "Phản hồi sai định dạng",
          "tone": "critical"
        },
        {
          "value": "requesting_digital_signature_is_faulty",
          "label": "Lỗi yêu cầu ký số",
          "tone": "critical"
        }
      ]
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
      "min_length": null,
      "max_length": null,
      "pattern": null,
      "minimum": null,
      "maximum": null,
      "list": null,
      "group": null,
      "hint": null,
      "reference": "invoices",
      "options": null
    },
    {
      "source": "invoice_label",
      "kind": "text",
      "label": "Ký hiệu, số",
      "required": false,
      "nullable": true,
      "read_only": false,
      "hidden": false,
      "unique": false,
      "search": false,
      "min_length": null,
      "max_length": null,
      "pattern": null,
      "minimum": null,
      "maximum": null,
      "list": 5,
      "group": null,
      "hint": null,
      "reference": null,
      "options": null
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
      "min_length": null,
      "max_length": null,
      "pattern": null,
      "minimum": null,
      "maximum": null,
      "list": null,
      "group": null,
      "hint": null,
      "reference": null,
      "options": null
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
      "min_length": null,
      "max_length": null,
      "pattern": null,
      "minimum": null,
      "maximum": null,
      "list": null,
      "group": null,
      "hint": null,
      "reference": null,
      "options": null
    }
  ],
  "form_fields": [],
  "filters": [
    {
      "source": "invoice_id",
      "kind": "reference",
      "label": "Hóa đơn",
      "options": null,
      "reference": "invoices"
    },
    {
      "source": "direction",
      "kind": "enum",
      "label": "Chiều",
      "options": [
        {
          "value": "out",
          "label": "Gửi đi",
          "tone": "highlight"
        },
        {
          "value": "in",
          "label": "Nhận về",
          "tone": "success"
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
