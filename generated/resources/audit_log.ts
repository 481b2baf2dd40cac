/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import { field, filter, type ResourceDescriptor, type WrittenOption } from './descriptor.ts';

const OF_ACTION: readonly WrittenOption[] = [
  {"value":"create","label":"Thêm","tone":"success"},
  {"value":"update","label":"Sửa","tone":"highlight"},
  {"value":"delete","label":"Xóa","tone":"critical"},
  {"value":"restore","label":"Khôi phục","tone":"warning"},
];
export const audit_log = {
  name: "audit_log",
  label: "Nhật ký thao tác",
  one: "thao tác",
  represent: "record_label",
  default_sort: "-happened_on",
  path: "/api/audit_log",
  page: "settings/audit",
  menu: {"group":"settings","order":8},
  plain: false,
  record_key: "audit_log_entry",
  list_key: "audit_log",
  operations: {"list":"listAuditLog","create":null,"get":"getAuditLogEntry","update":null,"delete":null,"restore":null,"export":null,"bulk_update":null,"bulk_delete":null,"bulk_undo":null,"import_template":null,"list_imports":null,"create_import":null,"get_import":null,"update_import":null,"list_import_rows":null,"update_import_row":null,"run_import":null,"import_file":null},
  bulk_fields: [],
  import_key: null,
  groups: [],
  fields: [
    field({ source: "id", kind: "integer", label: "Mã số", required: true, read_only: true, hidden: true }),
    field({ source: "happened_on", kind: "date_time", label: "Thời điểm", required: true, list: 1 }),
    field({ source: "actor_name", kind: "text", label: "Người thực hiện", required: true, search: true, list: 2 }),
    field({ source: "action", kind: "enum", label: "Thao tác", required: true, list: 3, options: OF_ACTION }),
    field({ source: "resource", kind: "text", label: "Danh mục", required: true, max_length: 50, pattern: "^[a-z][a-z_]*$", list: 4 }),
    field({ source: "record_label", kind: "text", label: "Bản ghi", required: true, search: true, list: 5 }),
    field({ source: "user_id", kind: "reference", label: "Nhân viên", nullable: true, hidden: true, reference: "users" }),
    field({ source: "record_id", kind: "integer", label: "Mã số bản ghi", nullable: true, hidden: true }),
    field({ source: "seq", kind: "integer", label: "Dòng nhật ký", required: true, minimum: 1 }),
    field({ source: "job_id", kind: "integer", label: "Việc hàng loạt", nullable: true, hidden: true }),
    field({ source: "import_id", kind: "integer", label: "Lần nhập", nullable: true, hidden: true }),
    field({ source: "changes", kind: "list", label: "Thay đổi", required: true, max_items: 500, fields: [
      field({ source: "field", kind: "text", label: "Trường", required: true }),
      field({ source: "before", kind: "text", label: "Trước", nullable: true }),
      field({ source: "after", kind: "text", label: "Sau", nullable: true }),
    ] }),
  ],
  form_fields: [],
  filters: [
    filter({ source: "action", kind: "enum", label: "Thao tác", options: OF_ACTION }),
    filter({ source: "resource", kind: "text", label: "Danh mục" }),
    filter({ source: "user_id", kind: "reference", label: "Nhân viên", reference: "users" }),
    filter({ source: "record_id", kind: "integer", label: "Mã số bản ghi" }),
    filter({ source: "happened_on", kind: "date_range", label: "Thời điểm" }),
  ],
} as const satisfies ResourceDescriptor;
