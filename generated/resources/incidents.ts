/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import { field, filter, type ResourceDescriptor, type WrittenOption } from './descriptor.ts';

const OF_KIND: readonly WrittenOption[] = [
  {"value":"authority_outage","label":"Hệ thống cơ quan thuế","help":"Cổng tiếp nhận của cơ quan thuế ngừng hoặc lỗi."},
  {"value":"force_majeure","label":"Bất khả kháng","help":"Thiên tai, hỏa hoạn, mất điện, mất mạng diện rộng."},
  {"value":"provider_fault","label":"Tổ chức cung cấp giải pháp","help":"Phần mềm hoặc đường truyền của tổ chức cung cấp lỗi."},
];
export const incidents = {
  name: "incidents",
  label: "Sự cố",
  one: "sự cố",
  represent: "name",
  default_sort: "-started_on",
  path: "/api/incidents",
  page: "settings/incidents",
  menu: {"group":"settings","order":10},
  plain: true,
  record_key: "incident",
  list_key: "incidents",
  operations: {"list":"listIncidents","create":"createIncident","get":"getIncident","update":"updateIncident","delete":"deleteIncident","restore":"restoreIncident","export":null,"bulk_update":null,"bulk_delete":null,"bulk_undo":null,"import_template":null,"list_imports":null,"create_import":null,"get_import":null,"update_import":null,"list_import_rows":null,"update_import_row":null,"run_import":null,"import_file":null},
  bulk_fields: [],
  import_key: null,
  groups: [{"key":"identity","label":"Sự cố đã xảy ra"}],
  fields: [
    field({ source: "name", kind: "text", label: "Nội dung sự cố", required: true, search: true, min_length: 1, max_length: 400, list: 1, group: "identity" }),
    field({ source: "kind", kind: "enum", label: "Loại sự cố", required: true, list: 2, group: "identity", options: OF_KIND }),
    field({ source: "started_on", kind: "date", label: "Từ ngày", required: true, list: 3, group: "identity" }),
    field({ source: "ended_on", kind: "date", label: "Đến ngày", nullable: true, list: 4, group: "identity", hint: "Ngày hết sự cố; để trống khi chưa hết" }),
    field({ source: "announcement", kind: "long_text", label: "Căn cứ", nullable: true, search: true, max_length: 500, list: 5, group: "identity", hint: "Thông báo, biên bản hoặc xác nhận để giải trình khi cần" }),
    field({ source: "lock_version", kind: "integer", label: "Phiên bản", required: true, hidden: true, minimum: 1 }),
    field({ source: "id", kind: "integer", label: "Mã số", required: true, read_only: true, hidden: true }),
    field({ source: "created_on", kind: "date_time", label: "Ngày tạo", required: true, read_only: true, list: 9 }),
    field({ source: "deleted_on", kind: "date_time", label: "Xóa lúc", nullable: true, read_only: true, hidden: true }),
  ],
  form_fields: [
    field({ source: "name", kind: "text", label: "Nội dung sự cố", required: true, search: true, min_length: 1, max_length: 400, list: 1, group: "identity" }),
    field({ source: "kind", kind: "enum", label: "Loại sự cố", required: true, list: 2, group: "identity", options: OF_KIND }),
    field({ source: "started_on", kind: "date", label: "Từ ngày", required: true, list: 3, group: "identity" }),
    field({ source: "ended_on", kind: "date", label: "Đến ngày", nullable: true, list: 4, group: "identity", hint: "Ngày hết sự cố; để trống khi chưa hết" }),
    field({ source: "announcement", kind: "long_text", label: "Căn cứ", nullable: true, search: true, max_length: 500, list: 5, group: "identity", hint: "Thông báo, biên bản hoặc xác nhận để giải trình khi cần" }),
    field({ source: "lock_version", kind: "integer", label: "Phiên bản", required: true, hidden: true, minimum: 1 }),
  ],
  filters: [
    filter({ source: "kind", kind: "enum", label: "Loại sự cố", options: OF_KIND }),
    filter({ source: "started_on", kind: "date_range", label: "Từ ngày" }),
    filter({ source: "deleted", kind: "boolean", label: "Đã xóa" }),
  ],
} as const satisfies ResourceDescriptor;
