/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import { field, filter, type ResourceDescriptor, type WrittenOption } from './descriptor.ts';

const OF_STATUS: readonly WrittenOption[] = [
  {"value":"active","label":"Đang hoạt động","tone":"success"},
  {"value":"inactive","label":"Ngừng hoạt động","tone":"default"},
];
export const currencies = {
  name: "currencies",
  label: "Tiền tệ và tỷ giá",
  one: "tiền tệ",
  represent: "code",
  default_sort: "code",
  path: "/api/currencies",
  page: "settings/currencies",
  menu: {"group":"settings","order":11},
  plain: true,
  record_key: "currency",
  list_key: "currencies",
  operations: {"list":"listCurrencies","create":"createCurrency","get":"getCurrency","update":"updateCurrency","delete":"deleteCurrency","restore":"restoreCurrency","export":null,"bulk_update":null,"bulk_delete":null,"bulk_undo":null,"import_template":null,"list_imports":null,"create_import":null,"get_import":null,"update_import":null,"list_import_rows":null,"update_import_row":null,"run_import":null,"import_file":null},
  bulk_fields: [],
  import_key: null,
  groups: [{"key":"identity","label":"Đồng tiền"},{"key":"rate","label":"Tỷ giá"}],
  fields: [
    field({ source: "code", kind: "text", label: "Mã tiền tệ", required: true, unique: true, search: true, min_length: 3, max_length: 3, pattern: "^[A-Z]{3}$", list: 1, group: "identity", hint: "Ba chữ cái theo ISO 4217, ví dụ USD" }),
    field({ source: "name", kind: "text", label: "Tên tiền tệ", required: true, search: true, min_length: 1, max_length: 100, list: 2, group: "identity" }),
    field({ source: "status", kind: "enum", label: "Trạng thái", required: true, list: 6, group: "identity", options: OF_STATUS }),
    field({ source: "exchange_rate", kind: "decimal", label: "Tỷ giá", nullable: true, max_length: 10, pattern: "^\\d{1,7}(\\.\\d{1,2})?$", list: 3, group: "rate", hint: "Số đồng của một đơn vị ngoại tệ" }),
    field({ source: "rate_on", kind: "date", label: "Ngày của tỷ giá", nullable: true, list: 4, group: "rate" }),
    field({ source: "rate_source", kind: "text", label: "Nguồn tỷ giá", nullable: true, max_length: 200, list: 5, group: "rate", hint: "Ngân hàng và loại tỷ giá, để giải trình khi cần" }),
    field({ source: "lock_version", kind: "integer", label: "Phiên bản", required: true, hidden: true, minimum: 1 }),
    field({ source: "id", kind: "integer", label: "Mã số", required: true, read_only: true, hidden: true }),
    field({ source: "created_on", kind: "date_time", label: "Ngày tạo", required: true, read_only: true, list: 9 }),
    field({ source: "deleted_on", kind: "date_time", label: "Xóa lúc", nullable: true, read_only: true, hidden: true }),
  ],
  form_fields: [
    field({ source: "code", kind: "text", label: "Mã tiền tệ", required: true, unique: true, search: true, min_length: 3, max_length: 3, pattern: "^[A-Z]{3}$", list: 1, group: "identity", hint: "Ba chữ cái theo ISO 4217, ví dụ USD" }),
    field({ source: "name", kind: "text", label: "Tên tiền tệ", required: true, search: true, min_length: 1, max_length: 100, list: 2, group: "identity" }),
    field({ source: "status", kind: "enum", label: "Trạng thái", required: true, list: 6, group: "identity", options: OF_STATUS }),
    field({ source: "exchange_rate", kind: "decimal", label: "Tỷ giá", nullable: true, max_length: 10, pattern: "^\\d{1,7}(\\.\\d{1,2})?$", list: 3, group: "rate", hint: "Số đồng của một đơn vị ngoại tệ" }),
    field({ source: "rate_on", kind: "date", label: "Ngày của tỷ giá", nullable: true, list: 4, group: "rate" }),
    field({ source: "rate_source", kind: "text", label: "Nguồn tỷ giá", nullable: true, max_length: 200, list: 5, group: "rate", hint: "Ngân hàng và loại tỷ giá, để giải trình khi cần" }),
    field({ source: "lock_version", kind: "integer", label: "Phiên bản", required: true, hidden: true, minimum: 1 }),
  ],
  filters: [
    filter({ source: "status", kind: "enum", label: "Trạng thái", options: OF_STATUS }),
    filter({ source: "deleted", kind: "boolean", label: "Đã xóa" }),
  ],
} as const satisfies ResourceDescriptor;
