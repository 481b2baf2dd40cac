/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import { field, filter, type ResourceDescriptor, type WrittenOption } from './descriptor.ts';

const OF_STATUS: readonly WrittenOption[] = [
  {"value":"active","label":"Đang hoạt động","tone":"success"},
  {"value":"inactive","label":"Ngừng hoạt động","tone":"default"},
];
export const products = {
  name: "products",
  label: "Hàng hóa, dịch vụ",
  one: "hàng hóa, dịch vụ",
  represent: "name",
  default_sort: "code",
  path: "/api/products",
  page: "products",
  menu: {"group":"catalogue","order":2},
  plain: true,
  record_key: "product",
  list_key: "products",
  operations: {"list":"listProducts","create":"createProduct","get":"getProduct","update":"updateProduct","delete":"deleteProduct","restore":"restoreProduct","export":"exportProducts","bulk_update":"bulkUpdateProducts","bulk_delete":"bulkDeleteProducts","bulk_undo":"bulkUndoProducts","import_template":"getProductsImportTemplate","list_imports":"listProductsImports","create_import":"createProductsImport","get_import":"getProductsImport","update_import":"updateProductsImport","list_import_rows":"listProductsImportRows","update_import_row":"updateProductsImportRow","run_import":"runProductsImport","import_file":"getProductsImportFile"},
  bulk_fields: ["status","vat_rate"],
  import_key: "code",
  groups: [{"key":"identity","label":"Thông tin chung"},{"key":"price","label":"Giá và thuế"}],
  fields: [
    field({ source: "code", kind: "text", label: "Mã hàng", required: true, unique: true, search: true, min_length: 1, max_length: 50, list: 1, group: "identity" }),
    field({ source: "name", kind: "text", label: "Tên hàng hóa, dịch vụ", required: true, search: true, min_length: 1, max_length: 500, list: 2, group: "identity" }),
    field({ source: "unit", kind: "text", label: "Đơn vị tính", nullable: true, max_length: 50, list: 3, group: "identity" }),
    field({ source: "unit_price", kind: "money", label: "Đơn giá", nullable: true, max_length: 22, pattern: "^\\d{1,15}(\\.\\d{1,6})?$", list: 4, group: "price" }),
    field({ source: "vat_rate", kind: "vat_rate", label: "Thuế suất", nullable: true, max_length: 11, list: 5, group: "price" }),
    field({ source: "description", kind: "long_text", label: "Mô tả", nullable: true, max_length: 500, group: "identity" }),
    field({ source: "status", kind: "enum", label: "Trạng thái", required: true, list: 6, group: "identity", options: OF_STATUS }),
    field({ source: "lock_version", kind: "integer", label: "Phiên bản", required: true, hidden: true, minimum: 1 }),
    field({ source: "id", kind: "integer", label: "Mã số", required: true, read_only: true, hidden: true }),
    field({ source: "created_on", kind: "date_time", label: "Ngày tạo", required: true, read_only: true, list: 9 }),
    field({ source: "deleted_on", kind: "date_time", label: "Xóa lúc", nullable: true, read_only: true, hidden: true }),
  ],
  form_fields: [
    field({ source: "code", kind: "text", label: "Mã hàng", required: true, unique: true, search: true, min_length: 1, max_length: 50, list: 1, group: "identity" }),
    field({ source: "name", kind: "text", label: "Tên hàng hóa, dịch vụ", required: true, search: true, min_length: 1, max_length: 500, list: 2, group: "identity" }),
    field({ source: "unit", kind: "text", label: "Đơn vị tính", nullable: true, max_length: 50, list: 3, group: "identity" }),
    field({ source: "unit_price", kind: "money", label: "Đơn giá", nullable: true, max_length: 22, pattern: "^\\d{1,15}(\\.\\d{1,6})?$", list: 4, group: "price" }),
    field({ source: "vat_rate", kind: "vat_rate", label: "Thuế suất", nullable: true, max_length: 11, list: 5, group: "price" }),
    field({ source: "description", kind: "long_text", label: "Mô tả", nullable: true, max_length: 500, group: "identity" }),
    field({ source: "status", kind: "enum", label: "Trạng thái", required: true, list: 6, group: "identity", options: OF_STATUS }),
    field({ source: "lock_version", kind: "integer", label: "Phiên bản", required: true, hidden: true, minimum: 1 }),
  ],
  filters: [
    filter({ source: "status", kind: "enum", label: "Trạng thái", options: OF_STATUS }),
    filter({ source: "vat_rate", kind: "vat_rate", label: "Thuế suất" }),
    filter({ source: "deleted", kind: "boolean", label: "Đã xóa" }),
  ],
} as const satisfies ResourceDescriptor;
