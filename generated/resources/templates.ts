/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import { field, filter, type ResourceDescriptor, type WrittenOption } from './descriptor.ts';

const OF_FORM_NO: readonly WrittenOption[] = [
  {"value":"1","label":"1 – Hóa đơn giá trị gia tăng"},
  {"value":"2","label":"2 – Hóa đơn bán hàng"},
  {"value":"6","label":"6 – Phiếu xuất kho"},
];
const OF_LAYOUT: readonly WrittenOption[] = [
  {"value":"modern","label":"Hiện đại"},
  {"value":"classic","label":"Truyền thống"},
  {"value":"compact","label":"Gọn"},
  {"value":"band","label":"Dải màu"},
  {"value":"letterhead","label":"Giấy tiêu đề"},
  {"value":"minimal","label":"Tối giản"},
];
const OF_PAPER: readonly WrittenOption[] = [
  {"value":"a4","label":"A4 dọc"},
  {"value":"a5","label":"A5 ngang"},
  {"value":"roll_80","label":"Cuộn 80 mm"},
];
const OF_FONT: readonly WrittenOption[] = [
  {"value":"layout","label":"Theo kiểu trình bày"},
  {"value":"serif","label":"Có chân (Source Serif 4)"},
  {"value":"sans","label":"Không chân (Inter)"},
];
const OF_FONT_SIZE: readonly WrittenOption[] = [
  {"value":"small","label":"Nhỏ"},
  {"value":"normal","label":"Vừa"},
  {"value":"large","label":"Lớn"},
];
const OF_LANGUAGE: readonly WrittenOption[] = [
  {"value":"vi","label":"Tiếng Việt"},
  {"value":"vi_en","label":"Song ngữ Việt, Anh"},
];
const OF_WATERMARK: readonly WrittenOption[] = [
  {"value":"pattern","label":"Hoa văn"},
  {"value":"logo","label":"Logo đơn vị"},
  {"value":"text","label":"Chữ"},
  {"value":"none","label":"Không có"},
];
const OF_KEY: readonly WrittenOption[] = [
  {"value":"position","label":"STT"},
  {"value":"code","label":"Mã hàng"},
  {"value":"name","label":"Tên hàng hóa, dịch vụ"},
  {"value":"unit","label":"Đơn vị tính"},
  {"value":"quantity","label":"Số lượng"},
  {"value":"unit_price","label":"Đơn giá"},
  {"value":"discount","label":"Chiết khấu"},
  {"value":"amount","label":"Thành tiền"},
  {"value":"vat_rate","label":"Thuế suất"},
  {"value":"vat_amount","label":"Tiền thuế"},
  {"value":"own","label":"Thông tin thêm của dòng"},
];
const OF_TYPE: readonly WrittenOption[] = [
  {"value":"string","label":"Chữ"},
  {"value":"numeric","label":"Số"},
  {"value":"date","label":"Ngày"},
];
const OF_STATUS: readonly WrittenOption[] = [
  {"value":"active","label":"Đang hoạt động","tone":"success"},
  {"value":"inactive","label":"Ngừng hoạt động","tone":"default"},
];
export const templates = {
  name: "templates",
  label: "Mẫu hóa đơn",
  one: "mẫu hóa đơn",
  represent: "name",
  default_sort: "symbol",
  path: "/api/templates",
  page: "templates",
  menu: {"group":"registration","order":2},
  plain: true,
  record_key: "template",
  list_key: "templates",
  operations: {"list":"listTemplates","create":"createTemplate","get":"getTemplate","update":"updateTemplate","delete":"deleteTemplate","restore":null,"export":null,"bulk_update":null,"bulk_delete":null,"bulk_undo":null,"import_template":null,"list_imports":null,"create_import":null,"get_import":null,"update_import":null,"list_import_rows":null,"update_import_row":null,"run_import":null,"import_file":null},
  bulk_fields: [],
  import_key: null,
  groups: [{"key":"series","label":"Ký hiệu"},{"key":"location","label":"Địa điểm kinh doanh"},{"key":"layout","label":"Trình bày"}],
  fields: [
    field({ source: "name", kind: "text", label: "Tên mẫu", required: true, search: true, min_length: 1, max_length: 200, list: 1, group: "series" }),
    field({ source: "form_no", kind: "enum", label: "Mẫu số", required: true, list: 2, group: "series", options: OF_FORM_NO }),
    field({ source: "symbol", kind: "text", label: "Ký hiệu", required: true, unique: true, search: true, min_length: 6, max_length: 6, pattern: "^[CKck]\\d{2}[A-Za-z]{3}$", list: 3, group: "series", hint: "C hoặc K, hai số cuối của năm, một chữ loại hóa đơn, hai chữ tự chọn: C26TAA" }),
    field({ source: "location_code", kind: "text", label: "Mã địa điểm", nullable: true, max_length: 5, group: "location", hint: "Hộ kinh doanh có nhiều địa điểm và cửa hàng xăng dầu phải ghi địa điểm bán hàng trên hóa đơn; công ty khác để trống." }),
    field({ source: "location_name", kind: "text", label: "Tên địa điểm", nullable: true, max_length: 400, group: "location" }),
    field({ source: "location_address", kind: "text", label: "Địa chỉ địa điểm", nullable: true, max_length: 400, group: "location" }),
    field({ source: "layout", kind: "enum", label: "Kiểu trình bày", required: true, list: 4, group: "layout", options: OF_LAYOUT }),
    field({ source: "accent_color", kind: "color", label: "Màu nhấn", nullable: true, max_length: 7, pattern: "^#[0-9a-f]{6}$", group: "layout", hint: "Để trống thì bản in dùng màu riêng của kiểu trình bày" }),
    field({ source: "design", kind: "object", label: "Thiết kế", required: true, group: "layout", fields: [
      field({ source: "paper", kind: "enum", label: "Khổ giấy", required: true, default_value: "a4", options: OF_PAPER }),
      field({ source: "font", kind: "enum", label: "Phông chữ", required: true, default_value: "layout", options: OF_FONT }),
      field({ source: "font_size", kind: "enum", label: "Cỡ chữ", required: true, default_value: "normal", options: OF_FONT_SIZE }),
      field({ source: "language", kind: "enum", label: "Ngôn ngữ", required: true, default_value: "vi", options: OF_LANGUAGE }),
      field({ source: "table_color", kind: "color", label: "Màu kẻ bảng", nullable: true, max_length: 7, pattern: "^#[0-9a-f]{6}$", hint: "Để trống thì bảng dùng màu riêng của kiểu trình bày" }),
      field({ source: "frame", kind: "boolean", label: "Khung viền, dải màu", required: true, default_value: true }),
      field({ source: "watermark", kind: "enum", label: "Hình chìm", required: true, default_value: "pattern", options: OF_WATERMARK }),
      field({ source: "watermark_text", kind: "text", label: "Chữ chìm", nullable: true, max_length: 40 }),
      field({ source: "logo_id", kind: "integer", label: "Logo đơn vị", nullable: true, minimum: 1 }),
      field({ source: "logo_size", kind: "enum", label: "Cỡ logo", required: true, default_value: "normal", options: OF_FONT_SIZE }),
      field({ source: "initials", kind: "boolean", label: "Chữ tắt của đơn vị khi không có logo", required: true, default_value: true }),
      field({ source: "columns", kind: "list", label: "Cột bảng hàng hóa", required: true, max_items: 15, fields: [
        field({ source: "key", kind: "enum", label: "Cột", required: true, options: OF_KEY }),
        field({ source: "shown", kind: "boolean", label: "Hiện", required: true, default_value: true }),
        field({ source: "label", kind: "text", label: "Tên trên bản in", nullable: true, max_length: 40 }),
        field({ source: "field", kind: "text", label: "Trường", nullable: true, hidden: true, max_length: 60 }),
      ] }),
      field({ source: "blank_rows", kind: "integer", label: "Số dòng tối thiểu của bảng", required: true, minimum: 0, maximum: 20, default_value: 0 }),
      field({ source: "carried_totals", kind: "boolean", label: "Cộng chuyển sang trang sau", required: true, default_value: true }),
      field({ source: "seller_lines", kind: "list", label: "Dòng thêm dưới thông tin người bán", required: true, max_items: 6, fields: [
        field({ source: "label", kind: "text", label: "Tên dòng", required: true, min_length: 1, max_length: 40 }),
        field({ source: "text", kind: "text", label: "Nội dung", required: true, min_length: 1, max_length: 200 }),
      ] }),
      field({ source: "extra_fields", kind: "list", label: "Thông tin thêm trên hóa đơn", max_items: 10, hint: "Như số PO, số hợp đồng, ngày giao: được hỏi khi lập hóa đơn, in dưới người mua và có trong tệp XML", fields: [
        field({ source: "name", kind: "text", label: "Tên trường", required: true, min_length: 1, max_length: 60 }),
        field({ source: "type", kind: "enum", label: "Kiểu dữ liệu", required: true, default_value: "string", options: OF_TYPE }),
      ] }),
      field({ source: "line_fields", kind: "list", label: "Thông tin thêm của từng dòng hàng", max_items: 5, hint: "Như số lô, hạn dùng, xuất xứ: thành cột khi lập hóa đơn và trên bản in, có trong tệp XML", fields: [
        field({ source: "name", kind: "text", label: "Tên trường", required: true, min_length: 1, max_length: 60 }),
        field({ source: "type", kind: "enum", label: "Kiểu dữ liệu", required: true, default_value: "string", options: OF_TYPE }),
      ] }),
      field({ source: "foot_note", kind: "text", label: "Lời ghi cuối hóa đơn", nullable: true, max_length: 300 }),
      field({ source: "buyer_signature", kind: "boolean", label: "Ô ký của người mua", required: true, default_value: true }),
      field({ source: "signature_boxes", kind: "list", label: "Ô ký thêm", required: true, max_items: 3, fields: [
        field({ source: "title", kind: "text", label: "Chức danh", required: true, min_length: 1, max_length: 40 }),
      ] }),
    ] }),
    field({ source: "is_default", kind: "boolean", label: "Dùng mặc định", required: true, list: 6, group: "series" }),
    field({ source: "status", kind: "enum", label: "Trạng thái", required: true, list: 7, group: "series", options: OF_STATUS }),
    field({ source: "lock_version", kind: "integer", label: "Phiên bản", required: true, hidden: true, minimum: 1 }),
    field({ source: "id", kind: "integer", label: "Mã số", required: true, read_only: true, hidden: true }),
    field({ source: "last_number", kind: "integer", label: "Số đã cấp", required: true, read_only: true, minimum: 0, list: 5 }),
    field({ source: "created_on", kind: "date_time", label: "Ngày tạo", required: true, read_only: true, list: 9 }),
  ],
  form_fields: [
    field({ source: "name", kind: "text", label: "Tên mẫu", required: true, search: true, min_length: 1, max_length: 200, list: 1, group: "series" }),
    field({ source: "form_no", kind: "enum", label: "Mẫu số", required: true, list: 2, group: "series", options: OF_FORM_NO }),
    field({ source: "symbol", kind: "text", label: "Ký hiệu", required: true, unique: true, search: true, min_length: 6, max_length: 6, pattern: "^[CKck]\\d{2}[A-Za-z]{3}$", list: 3, group: "series", hint: "C hoặc K, hai số cuối của năm, một chữ loại hóa đơn, hai chữ tự chọn: C26TAA" }),
    field({ source: "location_code", kind: "text", label: "Mã địa điểm", nullable: true, max_length: 5, group: "location", hint: "Hộ kinh doanh có nhiều địa điểm và cửa hàng xăng dầu phải ghi địa điểm bán hàng trên hóa đơn; công ty khác để trống." }),
    field({ source: "location_name", kind: "text", label: "Tên địa điểm", nullable: true, max_length: 400, group: "location" }),
    field({ source: "location_address", kind: "text", label: "Địa chỉ địa điểm", nullable: true, max_length: 400, group: "location" }),
    field({ source: "layout", kind: "enum", label: "Kiểu trình bày", required: true, list: 4, group: "layout", options: OF_LAYOUT }),
    field({ source: "accent_color", kind: "color", label: "Màu nhấn", nullable: true, max_length: 7, pattern: "^#[0-9a-f]{6}$", group: "layout", hint: "Để trống thì bản in dùng màu riêng của kiểu trình bày" }),
    field({ source: "design", kind: "object", label: "Thiết kế", group: "layout", fields: [
      field({ source: "paper", kind: "enum", label: "Khổ giấy", required: true, default_value: "a4", options: OF_PAPER }),
      field({ source: "font", kind: "enum", label: "Phông chữ", required: true, default_value: "layout", options: OF_FONT }),
      field({ source: "font_size", kind: "enum", label: "Cỡ chữ", required: true, default_value: "normal", options: OF_FONT_SIZE }),
      field({ source: "language", kind: "enum", label: "Ngôn ngữ", required: true, default_value: "vi", options: OF_LANGUAGE }),
      field({ source: "table_color", kind: "color", label: "Màu kẻ bảng", nullable: true, max_length: 7, pattern: "^#[0-9a-f]{6}$", hint: "Để trống thì bảng dùng màu riêng của kiểu trình bày" }),
      field({ source: "frame", kind: "boolean", label: "Khung viền, dải màu", required: true, default_value: true }),
      field({ source: "watermark", kind: "enum", label: "Hình chìm", required: true, default_value: "pattern", options: OF_WATERMARK }),
      field({ source: "watermark_text", kind: "text", label: "Chữ chìm", nullable: true, max_length: 40 }),
      field({ source: "logo_id", kind: "integer", label: "Logo đơn vị", nullable: true, minimum: 1 }),
      field({ source: "logo_size", kind: "enum", label: "Cỡ logo", required: true, default_value: "normal", options: OF_FONT_SIZE }),
      field({ source: "initials", kind: "boolean", label: "Chữ tắt của đơn vị khi không có logo", required: true, default_value: true }),
      field({ source: "columns", kind: "list", label: "Cột bảng hàng hóa", required: true, max_items: 15, fields: [
        field({ source: "key", kind: "enum", label: "Cột", required: true, options: OF_KEY }),
        field({ source: "shown", kind: "boolean", label: "Hiện", required: true, default_value: true }),
        field({ source: "label", kind: "text", label: "Tên trên bản in", nullable: true, max_length: 40 }),
        field({ source: "field", kind: "text", label: "Trường", nullable: true, hidden: true, max_length: 60 }),
      ] }),
      field({ source: "blank_rows", kind: "integer", label: "Số dòng tối thiểu của bảng", required: true, minimum: 0, maximum: 20, default_value: 0 }),
      field({ source: "carried_totals", kind: "boolean", label: "Cộng chuyển sang trang sau", required: true, default_value: true }),
      field({ source: "seller_lines", kind: "list", label: "Dòng thêm dưới thông tin người bán", required: true, max_items: 6, fields: [
        field({ source: "label", kind: "text", label: "Tên dòng", required: true, min_length: 1, max_length: 40 }),
        field({ source: "text", kind: "text", label: "Nội dung", required: true, min_length: 1, max_length: 200 }),
      ] }),
      field({ source: "extra_fields", kind: "list", label: "Thông tin thêm trên hóa đơn", max_items: 10, hint: "Như số PO, số hợp đồng, ngày giao: được hỏi khi lập hóa đơn, in dưới người mua và có trong tệp XML", fields: [
        field({ source: "name", kind: "text", label: "Tên trường", required: true, min_length: 1, max_length: 60 }),
        field({ source: "type", kind: "enum", label: "Kiểu dữ liệu", required: true, default_value: "string", options: OF_TYPE }),
      ] }),
      field({ source: "line_fields", kind: "list", label: "Thông tin thêm của từng dòng hàng", max_items: 5, hint: "Như số lô, hạn dùng, xuất xứ: thành cột khi lập hóa đơn và trên bản in, có trong tệp XML", fields: [
        field({ source: "name", kind: "text", label: "Tên trường", required: true, min_length: 1, max_length: 60 }),
        field({ source: "type", kind: "enum", label: "Kiểu dữ liệu", required: true, default_value: "string", options: OF_TYPE }),
      ] }),
      field({ source: "foot_note", kind: "text", label: "Lời ghi cuối hóa đơn", nullable: true, max_length: 300 }),
      field({ source: "buyer_signature", kind: "boolean", label: "Ô ký của người mua", required: true, default_value: true }),
      field({ source: "signature_boxes", kind: "list", label: "Ô ký thêm", required: true, max_items: 3, fields: [
        field({ source: "title", kind: "text", label: "Chức danh", required: true, min_length: 1, max_length: 40 }),
      ] }),
    ] }),
    field({ source: "is_default", kind: "boolean", label: "Dùng mặc định", required: true, list: 6, group: "series" }),
    field({ source: "status", kind: "enum", label: "Trạng thái", required: true, list: 7, group: "series", options: OF_STATUS }),
    field({ source: "lock_version", kind: "integer", label: "Phiên bản", required: true, hidden: true, minimum: 1 }),
  ],
  filters: [
    filter({ source: "status", kind: "enum", label: "Trạng thái", options: OF_STATUS }),
  ],
} as const satisfies ResourceDescriptor;
