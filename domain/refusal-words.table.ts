import { readableDate } from './fields/calendar-date.ts';
import { TAX_CODE_WORDS } from './fields/tax-code.ts';
import { MISTAKE_WORDS } from './mistakes/mistake-words.table.ts';
import { SUMMARY_WORDS } from './summary-tables/summary-words.table.ts';
import { DECLARATION_WORDS } from './registration/declaration-words.table.ts';
import { newestRetailBuyer } from './rules/particulars/retail-buyer.table.ts';
import type { RefusalCode, RefusalParams } from './refusals.ts';

type Words = (params: RefusalParams) => string;

const day = (text: string | undefined) => readableDate(text ?? '');
/** The button of the invoice editor that writes the words, and the words for those who do not have it at hand. */
const retailWays = (words: string | undefined) => {
  const button = newestRetailBuyer();
  const typed = words === button ? 'ghi đúng lời đó' : `ghi “${words}”`;
  return `bấm “${button}” ở phần người mua, hoặc ${typed}`;
};
const VEHICLE_DETAILS: Readonly<Record<string, string>> = {
  brand: 'nhãn hiệu',
  type: 'loại xe',
  year: 'năm sản xuất',
};

const vehicleDetails = (missing = '') =>
  missing
    .split(' ')
    .map((detail) => VEHICLE_DETAILS[detail] ?? detail)
    .join(', ');

/** What else a line without a quantity may say, by what it says of its unit. */
const QUANTITY_OR_AMOUNT: Readonly<Record<string, string>> = {
  amount: 'Nhập số lượng; dịch vụ không có số lượng, đơn giá thì chỉ nhập thành tiền.',
  unit: 'Nhập số lượng; dịch vụ chỉ ghi thành tiền thì để trống đơn vị tính.',
};

const line = (params: RefusalParams) => (params.line === undefined ? '' : `Dòng ${params.line}: `);

/** One sentence or two: what is there, what is wanted, what to do. */
export const REFUSAL_WORDS = {
  text_missing: (p) => `${line(p)}${p.label} còn trống. Nhập ${lower(p.label)}.`,
  text_too_long: (p) => `${line(p)}${p.label} dài ${p.length} ký tự, tối đa ${p.max}. Rút gọn rồi lưu lại.`,
  text_characters: (p) => `${line(p)}${p.label} có ký tự điều khiển không hiện ra được. Xóa rồi gõ lại.`,
  number_malformed: (p) => `${line(p)}${p.label} “${p.value}” không phải là số. Nhập lại số này.`,
  number_decimals: (p) =>
    `${line(p)}${p.label} ${p.value} có ${p.decimals} chữ số thập phân, tối đa ${p.max}. Làm tròn lại.`,
  number_digits: (p) => `${line(p)}${p.label} có ${p.digits} chữ số, tối đa ${p.max}. Kiểm tra lại số này.`,

  ...TAX_CODE_WORDS,
  identity_no_malformed: (p) =>
    `Số định danh “${p.value}” không đúng. Nhập 12 chữ số, hoặc 9 chữ số của giấy cũ.`,
  budget_code_malformed: (p) =>
    `Mã đơn vị quan hệ ngân sách “${p.value}” không đúng. Nhập 7 chữ số, chữ số đầu khác 0.`,
  email_malformed: (p) => `Email “${p.value}” không đúng dạng. Nhập một địa chỉ như ten@congty.vn.`,
  emails_too_many: (p) => `Có ${p.count} địa chỉ email, tối đa ${p.max}. Giữ những địa chỉ cần nhận hóa đơn.`,
  first_email_too_long: (p) =>
    `Email “${p.value}” đứng đầu dài ${p.length} ký tự; hóa đơn ghi địa chỉ đứng đầu, tối đa ${p.max} ký tự. Đưa một địa chỉ ngắn hơn lên đầu.`,

  issued_on_malformed: (p) => `Ngày lập “${p.value}” không có trong lịch. Chọn lại ngày lập.`,
  issued_on_future: (p) =>
    `Ngày lập ${day(p.issued_on)} sau hôm nay ${day(p.today)}. Đổi ngày lập về hôm nay hoặc trước đó.`,
  issued_on_not_today: (p) =>
    `Hóa đơn từ máy tính tiền được phát hành trong ngày lập; ngày lập đang là ${day(p.issued_on)}. Đổi ngày lập thành hôm nay ${day(p.today)}.`,
  issued_on_backwards: (p) =>
    `Ngày lập ${day(p.issued_on)} trước ngày ${day(p.last_issued_on)} của hóa đơn đã phát hành trong ký hiệu ${p.form_no}${p.symbol}: số sau sẽ mang ngày trước. Đổi ngày lập, hoặc xác nhận để vẫn phát hành.`,
  signing_late: (p) =>
    `Hóa đơn lập ngày ${day(p.issued_on)} phải ký và gửi chậm nhất ngày ${day(p.due_on)}, nay đã quá hạn. Xác nhận để vẫn phát hành.`,
  value_below_zero: (p) =>
    `Sau hóa đơn điều chỉnh này giá trị đang có hiệu lực còn ${p.value}, nhỏ hơn 0. Kiểm tra lại dấu và số tiền, hoặc xác nhận để vẫn phát hành.`,
  letters_unprintable: (p) =>
    `Bản in PDF không có hình của ký tự ${p.letters}: chỗ đó sẽ là một ô vuông, còn tệp XML vẫn đủ. Sửa lại tên hàng hoặc thông tin người mua, hoặc xác nhận để vẫn phát hành.`,
  letters_lost: (p) =>
    `“${p.text}” có ký tự � thay cho chữ đã mất khi chuyển dữ liệu. Gõ lại cho đúng, hoặc xác nhận để vẫn phát hành.`,
  vehicle_details_missing: (p) =>
    `Dòng ${p.lines}: hóa đơn bán ô tô, xe máy phải ghi nhãn hiệu, loại xe và năm sản xuất; chưa thấy ${vehicleDetails(p.missing)}. Ghi thêm vào tên hàng hoặc phần hàng hóa đặc trưng, hoặc xác nhận để vẫn phát hành.`,
  form_unknown: (p) => `Không có mẫu hóa đơn số “${p.form_no}” vào ngày lập. Chọn mẫu từ 1 đến 9.`,
  symbol_malformed: (p) => `Ký hiệu “${p.symbol}” không đúng dạng. Ký hiệu có 6 ký tự như C26TAA.`,
  symbol_year: (p) =>
    `Ký hiệu ${p.symbol} dùng cho năm ${p.year}, hóa đơn lập năm ${p.issued_year}. Chọn ký hiệu của năm ${p.issued_year}.`,
  symbol_letter_unknown: (p) =>
    `Ký hiệu ${p.symbol} có chữ ${p.letter} chưa được quy định vào ngày lập. Chọn ký hiệu khác.`,
  symbol_letter_form: (p) =>
    `Ký hiệu ${p.symbol} có chữ ${p.letter} chỉ dùng với mẫu ${p.forms}, không dùng với mẫu ${p.form_no}. Chọn ký hiệu khác.`,
  series_unpublished: (p) =>
    `Chưa phát hành được hóa đơn ký hiệu ${p.form_no}${p.symbol}: ${p.reason}. Chọn một ký hiệu có mã, có trong tờ khai được chấp nhận, như ${coded(p.symbol)}.`,
  series_missing: (p) =>
    `Chưa có dải số cho ký hiệu ${p.form_no}${p.symbol}. Tạo mẫu hóa đơn với ký hiệu này trước.`,
  series_closed: (p) => `Ký hiệu ${p.form_no}${p.symbol} đã ngừng sử dụng. Chọn ký hiệu đang dùng.`,
  series_exhausted: (p) => `Ký hiệu ${p.form_no}${p.symbol} đã dùng hết số đến ${p.max}. Chọn ký hiệu khác.`,

  certificate_missing: () =>
    'Chưa có chứng thư số để ký. Thêm chứng thư số trong Cấu hình, Thiết lập chữ ký số.',
  certificate_deleted: () =>
    'Chứng thư số đã chọn cho lần phát hành này đã bị xóa trước khi ký. Chọn chứng thư số khác, hoặc thêm lại trong Cấu hình, Thiết lập chữ ký số, rồi phát hành lại.',
  certificate_expired: (p) =>
    `Chứng thư số hết hạn từ ${day(p.valid_to)}. Gia hạn hoặc thêm chứng thư số còn hạn.`,
  certificate_not_yet_valid: (p) =>
    `Chứng thư số có hiệu lực từ ${day(p.valid_from)}. Chờ đến ngày đó hoặc chọn chứng thư số khác.`,
  certificate_tax_code: (p) =>
    `Chứng thư số cấp cho mã số thuế ${p.certificate_tax_code || 'không rõ'}, người bán là ${p.tax_code}. Chọn chứng thư số của người bán.`,
  certificate_not_declared: (p) =>
    `Chứng thư số của ${p.subject_name}, số hiệu ${p.serial}, chưa có trong tờ khai nào được cơ quan thuế chấp nhận. Lập tờ khai có chứng thư này và chờ chấp nhận.`,

  ...DECLARATION_WORDS,
  ...MISTAKE_WORDS,
  ...SUMMARY_WORDS,

  buyer_missing: (p) =>
    `Chưa có người mua. Nhập tên đơn vị hoặc họ tên người mua; khách không lấy thông tin thì ${retailWays(p.retail)}.`,
  retail_buyer_words: (p) =>
    `“${p.value}” không phải lời ghi của hóa đơn lập ngày ${day(p.issued_on)}. Khách không lấy thông tin thì ${retailWays(p.retail)}.`,
  buyer_name_required: (p) =>
    `Có mã số thuế ${p.tax_code} thì phải có tên đơn vị mua. Nhập tên đơn vị như trên đăng ký thuế.`,
  buyer_address_required: (p) =>
    `Có mã số thuế ${p.tax_code} thì phải có địa chỉ người mua. Nhập địa chỉ như trên đăng ký thuế.`,
  currency_malformed: (p) => `Đồng tiền “${p.value}” không đúng. Nhập mã 3 chữ cái như VND, USD.`,
  currency_unknown: (p) => `Không có đồng tiền “${p.value}”. Nhập mã ISO 4217 đang dùng như VND, USD, EUR.`,
  exchange_rate_missing: (p) =>
    `Hóa đơn bằng ${p.currency} chưa có tỷ giá. Nhập số đồng cho 1 ${p.currency}.`,
  exchange_rate_not_positive: (p) => `Tỷ giá ${p.value} phải lớn hơn 0. Nhập số đồng cho 1 ${p.currency}.`,
  exchange_rate_in_vnd: (p) =>
    `Có tỷ giá ${p.value} mà đồng tiền là VND. Chọn đồng tiền của hóa đơn, hoặc xóa tỷ giá nếu hóa đơn bằng đồng.`,

  lines_missing: () => 'Hóa đơn chưa có hàng hóa, dịch vụ. Thêm ít nhất một dòng hàng.',
  lines_too_many: (p) => `Hóa đơn có ${p.count} dòng, tối đa ${p.max}. Tách thành nhiều hóa đơn.`,
  line_quantity_missing: (p) =>
    `${line(p)}chưa có số lượng. ${QUANTITY_OR_AMOUNT[p['alone'] ?? ''] ?? 'Nhập số lượng.'}`,
  line_unit_price_missing: (p) => `${line(p)}chưa có đơn giá. Nhập đơn giá.`,
  line_amount_missing: (p) => `${line(p)}chưa có số tiền chiết khấu. Nhập số tiền.`,
  line_amount_negative: (p) =>
    `${line(p)}tiền chiết khấu ${p.value} là số âm. Nhập số dương, phần mềm tự trừ.`,
  line_discount_rate_range: (p) =>
    `${line(p)}tỷ lệ chiết khấu ${p.value}% ngoài khoảng 0 đến dưới 100. Nhập lại tỷ lệ.`,
  line_discount_too_large: (p) =>
    `${line(p)}chiết khấu ${p.value} lớn hơn tiền hàng ${p.gross}. Giảm chiết khấu.`,
  line_discount_contradicts: (p) =>
    `${line(p)}chiết khấu ${p.rate}% là ${p.by_rate}, số tiền chiết khấu ghi ${p.value}. Sửa hoặc xóa một trong hai.`,
  line_discount_not_in_form: (p) =>
    `${line(p)}phiếu xuất kho không có chỗ ghi chiết khấu. Xóa chiết khấu ở dòng này hoặc chọn ký hiệu khác.`,
  vat_rate_missing: (p) => `${line(p)}chưa có thuế suất. Chọn thuế suất.`,
  vat_rate_unknown: (p) =>
    `${line(p)}thuế suất “${p.rate}” không có trong quy định. Chọn thuế suất trong danh sách.`,
  vat_rate_not_in_force: (p) =>
    `${line(p)}thuế suất ${p.rate} không áp dụng cho hóa đơn lập ngày ${day(p.issued_on)}. Chọn thuế suất khác.`,
  revenue_percent_unknown: (p) =>
    `${line(p)}tỷ lệ ${p.percent}% trên doanh thu không có trong quy định. Chọn một trong các tỷ lệ ${p.percents}.`,
  revenue_percent_not_reduced: (p) =>
    `${line(p)}tỷ lệ ${p.percent}% trên doanh thu không được giảm cho hóa đơn lập ngày ${day(p.issued_on)}. Bỏ tỷ lệ ở dòng này.`,
  invoice_discount_twice: () =>
    'Chiết khấu cả hóa đơn có cả tỷ lệ và số tiền. Chỉ nhập một trong hai, xóa mục kia.',
  invoice_discount_rate_range: (p) =>
    `Chiết khấu cả hóa đơn ${p.value}% ngoài khoảng 0 đến 100. Nhập lại tỷ lệ.`,
  invoice_discount_too_large: (p) =>
    `Chiết khấu cả hóa đơn ${p.value} lớn hơn tiền hàng của hóa đơn. Giảm chiết khấu.`,
  invoice_discount_not_in_form: () =>
    'Phiếu xuất kho không có chỗ ghi chiết khấu cả hóa đơn. Xóa chiết khấu hoặc chọn ký hiệu khác.',
  special_goods_not_in_form: (p) =>
    `${line(p)}mẫu hóa đơn này không có chỗ ghi hàng hóa đặc trưng. Mở menu của dòng, chọn Hàng hóa đặc trưng và đổi về hàng hóa thông thường, hoặc chọn ký hiệu khác.`,
  special_goods_malformed: (p) =>
    `${line(p)}“${p.label}” của hàng hóa đặc trưng không đúng. Mở menu của dòng, chọn Hàng hóa đặc trưng và nhập lại.`,
  extra_field_twice: (p) => `${line(p)}Trường “${p.label}” có hai lần. Giữ lại một.`,
  extra_date_malformed: (p) => `${line(p)}${p.label} “${p.value}” không có trong lịch. Nhập lại ngày này.`,
  fees_not_in_form: (p) =>
    `Hóa đơn mẫu số ${p.form_no} không có chỗ ghi phí, lệ phí. Xóa các khoản phí hoặc chọn ký hiệu khác.`,
  deduction_not_in_form: (p) =>
    `Hóa đơn mẫu số ${p.form_no} không có chỗ ghi giảm trừ khác. Xóa số tiền giảm trừ hoặc chọn ký hiệu khác.`,
  total_negative: (p) => `Tổng thanh toán ${p.total} là số âm. Giảm chiết khấu hoặc lập hóa đơn điều chỉnh.`,
  total_digits: (p) => `Tổng thanh toán có hơn ${p.max} chữ số. Kiểm tra lại số lượng và đơn giá.`,
  document_too_large: (p) => `Tệp hóa đơn nặng ${p.bytes} byte, tối đa ${p.max}. Tách thành nhiều hóa đơn.`,
  document_format: (p) => `${p.label} ${p.reason} (phần tử ${p.path}). Sửa thông tin ấy rồi phát hành lại.`,
} as const satisfies Record<RefusalCode, Words>;

/** The coded symbol of the same year. */
function coded(symbol: string | undefined): string {
  return `C${(symbol ?? '').slice(1, 3)}TAA`;
}

function lower(label: string | undefined): string {
  return (label ?? '').charAt(0).toLowerCase() + (label ?? '').slice(1);
}
