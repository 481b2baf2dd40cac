/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import { field, filter, type ResourceDescriptor, type WrittenOption } from './descriptor.ts';

const OF_STATUS: readonly WrittenOption[] = [
  {"value":"active","label":"Đang hoạt động","tone":"success"},
  {"value":"inactive","label":"Ngừng hoạt động","tone":"default"},
];
export const users = {
  name: "users",
  label: "Nhân viên",
  one: "nhân viên",
  represent: "full_name",
  default_sort: "full_name",
  path: "/api/users",
  page: "settings/accounts",
  menu: {"group":"settings","order":2},
  plain: true,
  record_key: "user",
  list_key: "users",
  operations: {"list":"listUsers","create":"createUser","get":"getUser","update":"updateUser","delete":null,"restore":null,"export":null,"bulk_update":null,"bulk_delete":null,"bulk_undo":null,"import_template":null,"list_imports":null,"create_import":null,"get_import":null,"update_import":null,"list_import_rows":null,"update_import_row":null,"run_import":null,"import_file":null},
  bulk_fields: [],
  import_key: null,
  groups: [{"key":"identity","label":"Thông tin chung"},{"key":"access","label":"Quyền truy cập"}],
  fields: [
    field({ source: "full_name", kind: "text", label: "Họ tên", required: true, search: true, min_length: 1, max_length: 100, list: 1, group: "identity" }),
    field({ source: "email", kind: "email", label: "Email đăng nhập", required: true, unique: true, search: true, min_length: 3, max_length: 254, list: 2, group: "identity" }),
    field({ source: "phone_number", kind: "phone", label: "Số điện thoại", nullable: true, max_length: 20, group: "identity" }),
    field({ source: "role_id", kind: "reference", label: "Vai trò", required: true, minimum: 1, list: 3, group: "access", reference: "roles" }),
    field({ source: "status", kind: "enum", label: "Trạng thái", required: true, list: 4, group: "access", options: OF_STATUS }),
    field({ source: "lock_version", kind: "integer", label: "Phiên bản", required: true, hidden: true, minimum: 1 }),
    field({ source: "id", kind: "integer", label: "Mã số", required: true, read_only: true, hidden: true }),
    field({ source: "created_on", kind: "date_time", label: "Ngày tạo", required: true, read_only: true, list: 9 }),
    field({ source: "activated_on", kind: "date_time", label: "Kích hoạt lúc", nullable: true, read_only: true, list: 5, hint: "Trống là chưa đặt mật khẩu theo lời mời" }),
  ],
  form_fields: [
    field({ source: "full_name", kind: "text", label: "Họ tên", required: true, search: true, min_length: 1, max_length: 100, list: 1, group: "identity" }),
    field({ source: "email", kind: "email", label: "Email đăng nhập", required: true, unique: true, search: true, min_length: 3, max_length: 254, list: 2, group: "identity" }),
    field({ source: "phone_number", kind: "phone", label: "Số điện thoại", nullable: true, max_length: 20, group: "identity" }),
    field({ source: "role_id", kind: "reference", label: "Vai trò", required: true, minimum: 1, list: 3, group: "access", reference: "roles" }),
    field({ source: "status", kind: "enum", label: "Trạng thái", required: true, list: 4, group: "access", options: OF_STATUS }),
    field({ source: "lock_version", kind: "integer", label: "Phiên bản", required: true, hidden: true, minimum: 1 }),
  ],
  filters: [
    filter({ source: "status", kind: "enum", label: "Trạng thái", options: OF_STATUS }),
    filter({ source: "role_id", kind: "reference", label: "Vai trò", reference: "roles" }),
  ],
} as const satisfies ResourceDescriptor;
