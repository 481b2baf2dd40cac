/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import { field, filter, type ResourceDescriptor, type WrittenOption } from './descriptor.ts';

const OF_STATE: readonly WrittenOption[] = [
  {"value":"closed","label":"Đã chốt","tone":"success"},
  {"value":"reopened","label":"Đã mở lại","tone":"warning"},
];
export const month_closings = {
  name: "month_closings",
  label: "Khóa sổ tháng",
  one: "lần chốt tháng",
  represent: "month",
  default_sort: "-month,-id",
  path: "/api/month_closings",
  page: null,
  menu: null,
  plain: false,
  record_key: "month_closing",
  list_key: "month_closings",
  operations: {"list":"listMonthClosings","create":"createMonthClosing","get":"getMonthClosing","update":null,"delete":null,"restore":null,"export":null,"bulk_update":null,"bulk_delete":null,"bulk_undo":null,"import_template":null,"list_imports":null,"create_import":null,"get_import":null,"update_import":null,"list_import_rows":null,"update_import_row":null,"run_import":null,"import_file":null},
  bulk_fields: [],
  import_key: null,
  groups: [],
  fields: [
    field({ source: "id", kind: "integer", label: "Mã số", required: true, read_only: true, hidden: true }),
    field({ source: "month", kind: "text", label: "Tháng", required: true, search: true, max_length: 7, pattern: "^20\\d{2}-(0[1-9]|1[0-2])$", list: 1 }),
    field({ source: "state", kind: "enum", label: "Tình trạng", required: true, list: 2, options: OF_STATE }),
    field({ source: "closed_on", kind: "date_time", label: "Chốt lúc", required: true, list: 3 }),
    field({ source: "closed_by", kind: "reference", label: "Người chốt", required: true, hidden: true, reference: "users" }),
    field({ source: "closed_by_name", kind: "text", label: "Tên người chốt", required: true, list: 4 }),
    field({ source: "figures", kind: "object", label: "Số liệu của tháng", required: true, fields: [
      field({ source: "submitted", kind: "object", label: "Đã lập", required: true, fields: [
        field({ source: "count", kind: "integer", label: "Số hóa đơn", required: true }),
        field({ source: "total", kind: "decimal", label: "Tổng tiền (đ)", required: true }),
      ] }),
      field({ source: "accepted", kind: "object", label: "Cơ quan thuế chấp nhận", required: true, fields: [
        field({ source: "count", kind: "integer", label: "Số hóa đơn", required: true }),
        field({ source: "total", kind: "decimal", label: "Tổng tiền (đ)", required: true }),
      ] }),
      field({ source: "refused", kind: "object", label: "Bị từ chối", required: true, fields: [
        field({ source: "count", kind: "integer", label: "Số hóa đơn", required: true }),
        field({ source: "total", kind: "decimal", label: "Tổng tiền (đ)", required: true }),
      ] }),
      field({ source: "unknown", kind: "object", label: "Chưa rõ", required: true, fields: [
        field({ source: "count", kind: "integer", label: "Số hóa đơn", required: true }),
        field({ source: "total", kind: "decimal", label: "Tổng tiền (đ)", required: true }),
      ] }),
      field({ source: "waiting", kind: "object", label: "Chưa gửi hoặc chờ trả lời", required: true, fields: [
        field({ source: "count", kind: "integer", label: "Số hóa đơn", required: true }),
        field({ source: "total", kind: "decimal", label: "Tổng tiền (đ)", required: true }),
      ] }),
      field({ source: "adjusting", kind: "integer", label: "Hóa đơn điều chỉnh", required: true }),
      field({ source: "replacing", kind: "integer", label: "Hóa đơn thay thế", required: true }),
      field({ source: "in_force", kind: "integer", label: "Hóa đơn có hiệu lực", required: true }),
      field({ source: "without_rate", kind: "integer", label: "Ngoại tệ không có tỷ giá", required: true }),
      field({ source: "revenue", kind: "decimal", label: "Doanh thu chưa thuế", required: true }),
      field({ source: "vat", kind: "decimal", label: "Thuế GTGT đầu ra", required: true }),
      field({ source: "total", kind: "decimal", label: "Tổng tiền thanh toán", required: true }),
      field({ source: "rates", kind: "list", label: "Theo thuế suất", required: true, fields: [
        field({ source: "vat_rate", kind: "text", label: "Thuế suất", required: true }),
        field({ source: "revenue", kind: "decimal", label: "Doanh thu chưa thuế", nullable: true }),
        field({ source: "vat", kind: "decimal", label: "Thuế GTGT", nullable: true }),
      ] }),
      field({ source: "series", kind: "list", label: "Theo ký hiệu", required: true, fields: [
        field({ source: "series", kind: "text", label: "Ký hiệu", required: true }),
        field({ source: "first", kind: "integer", label: "Số đầu", required: true }),
        field({ source: "last", kind: "integer", label: "Số cuối", required: true }),
        field({ source: "count", kind: "integer", label: "Số hóa đơn", required: true }),
      ] }),
    ] }),
    field({ source: "previous_digest", kind: "text", label: "Dấu băm của lần trước", required: true }),
    field({ source: "digest", kind: "text", label: "Dấu băm", required: true }),
    field({ source: "reopened_on", kind: "date_time", label: "Mở lại lúc", nullable: true }),
    field({ source: "reopened_by", kind: "reference", label: "Người mở lại", nullable: true, hidden: true, reference: "users" }),
    field({ source: "reopened_by_name", kind: "text", label: "Tên người mở lại", nullable: true }),
    field({ source: "reopen_reason", kind: "text", label: "Lý do mở lại", nullable: true }),
    field({ source: "changed", kind: "integer", label: "Thay đổi sau chốt", required: true }),
  ],
  form_fields: [
    field({ source: "month", kind: "text", label: "Tháng", required: true, max_length: 7, pattern: "^20\\d{2}-(0[1-9]|1[0-2])$" }),
  ],
  filters: [
    filter({ source: "state", kind: "enum", label: "Tình trạng", options: OF_STATE }),
    filter({ source: "month", kind: "text", label: "Tháng" }),
  ],
} as const satisfies ResourceDescriptor;
