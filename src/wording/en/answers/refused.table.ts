import type { RefusalCode } from '#domain/refusals.ts';
import { REFUSED_DECLARATIONS } from './refused-declarations.table.ts';

/**
 * How the server says each refusal, with names in its gaps: as domain/refusal-words.table.ts does, which is left out of the English
 * words so that pages in Vietnamese load no more files for them. The one that lists what is missing is in publishing.table.ts.
 */
export const REFUSED: Readonly<Record<Exclude<RefusalCode, 'vehicle_details_missing'>, readonly string[]>> = {
  ...REFUSED_DECLARATIONS,
  text_missing: ['Dòng {line}: {label} còn trống. Nhập {label}.', '{label} còn trống. Nhập {label}.'],
  text_too_long: [
    'Dòng {line}: {label} dài {length} ký tự, tối đa {max}. Rút gọn rồi lưu lại.',
    '{label} dài {length} ký tự, tối đa {max}. Rút gọn rồi lưu lại.',
  ],
  text_characters: [
    'Dòng {line}: {label} có ký tự điều khiển không hiện ra được. Xóa rồi gõ lại.',
    '{label} có ký tự điều khiển không hiện ra được. Xóa rồi gõ lại.',
  ],
  number_malformed: [
    'Dòng {line}: {label} “{value}” không phải là số. Nhập lại số này.',
    '{label} “{value}” không phải là số. Nhập lại số này.',
  ],
  number_decimals: [
    'Dòng {line}: {label} {value} có {decimals} chữ số thập phân, tối đa {max}. Làm tròn lại.',
    '{label} {value} có {decimals} chữ số thập phân, tối đa {max}. Làm tròn lại.',
  ],
  number_digits: [
    'Dòng {line}: {label} có {digits} chữ số, tối đa {max}. Kiểm tra lại số này.',
    '{label} có {digits} chữ số, tối đa {max}. Kiểm tra lại số này.',
  ],
  tax_code_characters: ['Mã số thuế “{value}” có ký tự lạ. Chỉ nhập chữ số, mã chi nhánh thêm -001.'],
  tax_code_length: [
    'Mã số thuế “{value}” có {digits} chữ số. Mã đúng có 10 chữ số, thêm -001 cho chi nhánh, hoặc 12 số định danh cá nhân.',
  ],
  tax_code_check_digit: ['Mã số thuế “{value}” sai số kiểm tra. Đối chiếu lại từng chữ số.'],
  tax_code_branch: ['Mã số thuế “{value}” sai phần chi nhánh. Sau dấu gạch là 3 chữ số từ 001 đến 999.'],
  identity_no_malformed: ['Số định danh “{value}” không đúng. Nhập 12 chữ số, hoặc 9 chữ số của giấy cũ.'],
  budget_code_malformed: [
    'Mã đơn vị quan hệ ngân sách “{value}” không đúng. Nhập 7 chữ số, chữ số đầu khác 0.',
  ],
  email_malformed: ['Email “{value}” không đúng dạng. Nhập một địa chỉ như ten@congty.vn.'],
  emails_too_many: ['Có {count} địa chỉ email, tối đa {max}. Giữ những địa chỉ cần nhận hóa đơn.'],
  first_email_too_long: [
    'Email “{value}” đứng đầu dài {length} ký tự; hóa đơn ghi địa chỉ đứng đầu, tối đa {max} ký tự. Đưa một địa chỉ ngắn hơn lên đầu.',
  ],
  issued_on_malformed: ['Ngày lập “{value}” không có trong lịch. Chọn lại ngày lập.'],
  issued_on_future: ['Ngày lập {issued_on} sau hôm nay {today}. Đổi ngày lập về hôm nay hoặc trước đó.'],
  issued_on_not_today: [
    'Hóa đơn từ máy tính tiền được phát hành trong ngày lập; ngày lập đang là {issued_on}. Đổi ngày lập thành hôm nay {today}.',
  ],
  issued_on_backwards: [
    'Ngày lập {issued_on} trước ngày {last_issued_on} của hóa đơn đã phát hành trong ký hiệu {form_no}{symbol}: số sau sẽ mang ngày trước. Đổi ngày lập, hoặc xác nhận để vẫn phát hành.',
  ],
  signing_late: [
    'Hóa đơn lập ngày {issued_on} phải ký và gửi chậm nhất ngày {due_on}, nay đã quá hạn. Xác nhận để vẫn phát hành.',
  ],
  value_below_zero: [
    'Sau hóa đơn điều chỉnh này giá trị đang có hiệu lực còn {value}, nhỏ hơn 0. Kiểm tra lại dấu và số tiền, hoặc xác nhận để vẫn phát hành.',
  ],
  letters_unprintable: [
    'Bản in PDF không có hình của ký tự {letters}: chỗ đó sẽ là một ô vuông, còn tệp XML vẫn đủ. Sửa lại tên hàng hoặc thông tin người mua, hoặc xác nhận để vẫn phát hành.',
  ],
  letters_lost: [
    '“{text}” có ký tự � thay cho chữ đã mất khi chuyển dữ liệu. Gõ lại cho đúng, hoặc xác nhận để vẫn phát hành.',
  ],
  form_unknown: ['Không có mẫu hóa đơn số “{form_no}” vào ngày lập. Chọn mẫu từ 1 đến 9.'],
  symbol_malformed: ['Ký hiệu “{symbol}” không đúng dạng. Ký hiệu có 6 ký tự như C26TAA.'],
  symbol_year: [
    'Ký hiệu {symbol} dùng cho năm {year}, hóa đơn lập năm {issued_year}. Chọn ký hiệu của năm {issued_year}.',
  ],
  symbol_letter_unknown: [
    'Ký hiệu {symbol} có chữ {letter} chưa được quy định vào ngày lập. Chọn ký hiệu khác.',
  ],
  symbol_letter_form: [
    'Ký hiệu {symbol} có chữ {letter} chỉ dùng với mẫu {forms}, không dùng với mẫu {form_no}. Chọn ký hiệu khác.',
  ],
  series_unpublished: [
    'Chưa phát hành được hóa đơn ký hiệu {form_no}{symbol}: {reason}. Chọn một ký hiệu có mã, có trong tờ khai được chấp nhận, như CsyTAA.',
  ],
  series_missing: ['Chưa có dải số cho ký hiệu {form_no}{symbol}. Tạo mẫu hóa đơn với ký hiệu này trước.'],
  series_closed: ['Ký hiệu {form_no}{symbol} đã ngừng sử dụng. Chọn ký hiệu đang dùng.'],
  series_exhausted: ['Ký hiệu {form_no}{symbol} đã dùng hết số đến {max}. Chọn ký hiệu khác.'],
  certificate_missing: ['Chưa có chứng thư số để ký. Thêm chứng thư số trong Cấu hình, Thiết lập chữ ký số.'],
  certificate_deleted: [
    'Chứng thư số đã chọn cho lần phát hành này đã bị xóa trước khi ký. Chọn chứng thư số khác, hoặc thêm lại trong Cấu hình, Thiết lập chữ ký số, rồi phát hành lại.',
  ],
  certificate_expired: ['Chứng thư số hết hạn từ {valid_to}. Gia hạn hoặc thêm chứng thư số còn hạn.'],
  certificate_not_yet_valid: [
    'Chứng thư số có hiệu lực từ {valid_from}. Chờ đến ngày đó hoặc chọn chứng thư số khác.',
  ],
  certificate_tax_code: [
    'Chứng thư số cấp cho mã số thuế {certificate_tax_code}, người bán là {tax_code}. Chọn chứng thư số của người bán.',
  ],
  certificate_not_declared: [
    'Chứng thư số của {subject_name}, số hiệu {serial}, chưa có trong tờ khai nào được cơ quan thuế chấp nhận. Lập tờ khai có chứng thư này và chờ chấp nhận.',
  ],
  buyer_missing: [
    'Chưa có người mua. Nhập tên đơn vị hoặc họ tên người mua; khách không lấy thông tin thì bấm “{button}” ở phần người mua, hoặc ghi “{retail}”.',
    'Chưa có người mua. Nhập tên đơn vị hoặc họ tên người mua; khách không lấy thông tin thì bấm “{retail}” ở phần người mua, hoặc ghi đúng lời đó.',
  ],
  retail_buyer_words: [
    '“{value}” không phải lời ghi của hóa đơn lập ngày {issued_on}. Khách không lấy thông tin thì bấm “{button}” ở phần người mua, hoặc ghi “{retail}”.',
    '“{value}” không phải lời ghi của hóa đơn lập ngày {issued_on}. Khách không lấy thông tin thì bấm “{retail}” ở phần người mua, hoặc ghi đúng lời đó.',
  ],
  buyer_name_required: [
    'Có mã số thuế {tax_code} thì phải có tên đơn vị mua. Nhập tên đơn vị như trên đăng ký thuế.',
  ],
  buyer_address_required: [
    'Có mã số thuế {tax_code} thì phải có địa chỉ người mua. Nhập địa chỉ như trên đăng ký thuế.',
  ],
  currency_malformed: ['Đồng tiền “{value}” không đúng. Nhập mã 3 chữ cái như VND, USD.'],
  currency_unknown: ['Không có đồng tiền “{value}”. Nhập mã ISO 4217 đang dùng như VND, USD, EUR.'],
  exchange_rate_missing: ['Hóa đơn bằng {currency} chưa có tỷ giá. Nhập số đồng cho 1 {currency}.'],
  exchange_rate_not_positive: ['Tỷ giá {value} phải lớn hơn 0. Nhập số đồng cho 1 {currency}.'],
  exchange_rate_in_vnd: [
    'Có tỷ giá {value} mà đồng tiền là VND. Chọn đồng tiền của hóa đơn, hoặc xóa tỷ giá nếu hóa đơn bằng đồng.',
  ],
  lines_missing: ['Hóa đơn chưa có hàng hóa, dịch vụ. Thêm ít nhất một dòng hàng.'],
  lines_too_many: ['Hóa đơn có {count} dòng, tối đa {max}. Tách thành nhiều hóa đơn.'],
  line_quantity_missing: [
    'Dòng {line}: chưa có số lượng. Nhập số lượng.',
    'chưa có số lượng. Nhập số lượng.',
  ],
  line_unit_price_missing: ['Dòng {line}: chưa có đơn giá. Nhập đơn giá.', 'chưa có đơn giá. Nhập đơn giá.'],
  line_amount_missing: [
    'Dòng {line}: chưa có số tiền chiết khấu. Nhập số tiền.',
    'chưa có số tiền chiết khấu. Nhập số tiền.',
  ],
  line_amount_negative: [
    'Dòng {line}: tiền chiết khấu {value} là số âm. Nhập số dương, phần mềm tự trừ.',
    'tiền chiết khấu {value} là số âm. Nhập số dương, phần mềm tự trừ.',
  ],
  line_discount_rate_range: [
    'Dòng {line}: tỷ lệ chiết khấu {value}% ngoài khoảng 0 đến dưới 100. Nhập lại tỷ lệ.',
    'tỷ lệ chiết khấu {value}% ngoài khoảng 0 đến dưới 100. Nhập lại tỷ lệ.',
  ],
  line_discount_too_large: [
    'Dòng {line}: chiết khấu {value} lớn hơn tiền hàng {gross}. Giảm chiết khấu.',
    'chiết khấu {value} lớn hơn tiền hàng {gross}. Giảm chiết khấu.',
  ],
  line_discount_contradicts: [
    'Dòng {line}: chiết khấu {rate}% là {by_rate}, số tiền chiết khấu ghi {value}. Sửa hoặc xóa một trong hai.',
    'chiết khấu {rate}% là {by_rate}, số tiền chiết khấu ghi {value}. Sửa hoặc xóa một trong hai.',
  ],
  line_discount_not_in_form: [
    'Dòng {line}: phiếu xuất kho không có chỗ ghi chiết khấu. Xóa chiết khấu ở dòng này hoặc chọn ký hiệu khác.',
    'phiếu xuất kho không có chỗ ghi chiết khấu. Xóa chiết khấu ở dòng này hoặc chọn ký hiệu khác.',
  ],
  vat_rate_missing: ['Dòng {line}: chưa có thuế suất. Chọn thuế suất.', 'chưa có thuế suất. Chọn thuế suất.'],
  vat_rate_unknown: [
    'Dòng {line}: thuế suất “{rate}” không có trong quy định. Chọn thuế suất trong danh sách.',
    'thuế suất “{rate}” không có trong quy định. Chọn thuế suất trong danh sách.',
  ],
  vat_rate_not_in_force: [
    'Dòng {line}: thuế suất {rate} không áp dụng cho hóa đơn lập ngày {issued_on}. Chọn thuế suất khác.',
    'thuế suất {rate} không áp dụng cho hóa đơn lập ngày {issued_on}. Chọn thuế suất khác.',
  ],
  revenue_percent_unknown: [
    'Dòng {line}: tỷ lệ {percent}% trên doanh thu không có trong quy định. Chọn một trong các tỷ lệ {percents}.',
    'tỷ lệ {percent}% trên doanh thu không có trong quy định. Chọn một trong các tỷ lệ {percents}.',
  ],
  revenue_percent_not_reduced: [
    'Dòng {line}: tỷ lệ {percent}% trên doanh thu không được giảm cho hóa đơn lập ngày {issued_on}. Bỏ tỷ lệ ở dòng này.',
    'tỷ lệ {percent}% trên doanh thu không được giảm cho hóa đơn lập ngày {issued_on}. Bỏ tỷ lệ ở dòng này.',
  ],
  invoice_discount_twice: [
    'Chiết khấu cả hóa đơn có cả tỷ lệ và số tiền. Chỉ nhập một trong hai, xóa mục kia.',
  ],
  invoice_discount_rate_range: ['Chiết khấu cả hóa đơn {value}% ngoài khoảng 0 đến 100. Nhập lại tỷ lệ.'],
  invoice_discount_too_large: [
    'Chiết khấu cả hóa đơn {value} lớn hơn tiền hàng của hóa đơn. Giảm chiết khấu.',
  ],
  invoice_discount_not_in_form: [
    'Phiếu xuất kho không có chỗ ghi chiết khấu cả hóa đơn. Xóa chiết khấu hoặc chọn ký hiệu khác.',
  ],
  special_goods_not_in_form: [
    'Dòng {line}: mẫu hóa đơn này không có chỗ ghi hàng hóa đặc trưng. Mở menu của dòng, chọn Hàng hóa đặc trưng và đổi về hàng hóa thông thường, hoặc chọn ký hiệu khác.',
    'mẫu hóa đơn này không có chỗ ghi hàng hóa đặc trưng. Mở menu của dòng, chọn Hàng hóa đặc trưng và đổi về hàng hóa thông thường, hoặc chọn ký hiệu khác.',
  ],
  special_goods_malformed: [
    'Dòng {line}: “{label}” của hàng hóa đặc trưng không đúng. Mở menu của dòng, chọn Hàng hóa đặc trưng và nhập lại.',
    '“{label}” của hàng hóa đặc trưng không đúng. Mở menu của dòng, chọn Hàng hóa đặc trưng và nhập lại.',
  ],
  extra_field_twice: [
    'Dòng {line}: Trường “{label}” có hai lần. Giữ lại một.',
    'Trường “{label}” có hai lần. Giữ lại một.',
  ],
  extra_date_malformed: [
    'Dòng {line}: {label} “{value}” không có trong lịch. Nhập lại ngày này.',
    '{label} “{value}” không có trong lịch. Nhập lại ngày này.',
  ],
  fees_not_in_form: [
    'Hóa đơn mẫu số {form_no} không có chỗ ghi phí, lệ phí. Xóa các khoản phí hoặc chọn ký hiệu khác.',
  ],
  deduction_not_in_form: [
    'Hóa đơn mẫu số {form_no} không có chỗ ghi giảm trừ khác. Xóa số tiền giảm trừ hoặc chọn ký hiệu khác.',
  ],
  total_negative: ['Tổng thanh toán {total} là số âm. Giảm chiết khấu hoặc lập hóa đơn điều chỉnh.'],
  total_digits: ['Tổng thanh toán có hơn {max} chữ số. Kiểm tra lại số lượng và đơn giá.'],
  document_too_large: ['Tệp hóa đơn nặng {bytes} byte, tối đa {max}. Tách thành nhiều hóa đơn.'],
  document_format: ['{label} {reason} (phần tử {path}). Sửa thông tin ấy rồi phát hành lại.'],
};
