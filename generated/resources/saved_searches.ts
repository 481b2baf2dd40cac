/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import { field, filter, type ResourceDescriptor } from './descriptor.ts';

export const saved_searches = {
  name: "saved_searches",
  label: "Bộ lọc đã lưu",
  one: "bộ lọc",
  represent: "name",
  default_sort: "position",
  path: "/api/saved_searches",
  page: null,
  menu: null,
  plain: true,
  record_key: "saved_search",
  list_key: "saved_searches",
  operations: {"list":"listSavedSearches","create":"createSavedSearch","get":"getSavedSearch","update":"updateSavedSearch","delete":"deleteSavedSearch","restore":null,"export":null,"bulk_update":null,"bulk_delete":null,"bulk_undo":null,"import_template":null,"list_imports":null,"create_import":null,"get_import":null,"update_import":null,"list_import_rows":null,"update_import_row":null,"run_import":null,"import_file":null},
  bulk_fields: [],
  import_key: null,
  groups: [],
  fields: [
    field({ source: "type", kind: "text", label: "Danh sách", required: true, min_length: 1, max_length: 50, pattern: "^[a-z][a-z_]*$" }),
    field({ source: "name", kind: "text", label: "Tên", required: true, search: true, min_length: 1, max_length: 60 }),
    field({ source: "query", kind: "long_text", label: "Điều kiện", required: true, max_length: 2000 }),
    field({ source: "shared", kind: "boolean", label: "Chia sẻ với mọi người", required: true }),
    field({ source: "is_default", kind: "boolean", label: "Mở đầu tiên", required: true }),
    field({ source: "position", kind: "integer", label: "Thứ tự", required: true, minimum: 1, maximum: 1000 }),
    field({ source: "lock_version", kind: "integer", label: "Phiên bản", required: true, hidden: true, minimum: 1 }),
    field({ source: "mine", kind: "boolean", label: "Của tôi", required: true, read_only: true }),
    field({ source: "id", kind: "integer", label: "Mã số", required: true, read_only: true, hidden: true }),
    field({ source: "created_on", kind: "date_time", label: "Ngày tạo", required: true, read_only: true, list: 9 }),
  ],
  form_fields: [
    field({ source: "type", kind: "text", label: "Danh sách", required: true, min_length: 1, max_length: 50, pattern: "^[a-z][a-z_]*$" }),
    field({ source: "name", kind: "text", label: "Tên", required: true, search: true, min_length: 1, max_length: 60 }),
    field({ source: "query", kind: "long_text", label: "Điều kiện", required: true, max_length: 2000 }),
    field({ source: "shared", kind: "boolean", label: "Chia sẻ với mọi người", required: true }),
    field({ source: "is_default", kind: "boolean", label: "Mở đầu tiên", required: true }),
    field({ source: "position", kind: "integer", label: "Thứ tự", required: true, minimum: 1, maximum: 1000 }),
    field({ source: "lock_version", kind: "integer", label: "Phiên bản", required: true, hidden: true, minimum: 1 }),
  ],
  filters: [
    filter({ source: "type", kind: "text", label: "Danh sách" }),
  ],
} as const satisfies ResourceDescriptor;
