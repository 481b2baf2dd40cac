import { DEFAULT_NUMBER_STYLE } from '../numbers/number-style.ts';

/** A value one can choose, with the words it is shown by. */
type SettingChoice = { readonly value: string; readonly label: string; readonly help: string };

export type TenantSettingRow = {
  readonly key: string;
  /** The group it is read and written with. */
  readonly setting_key: string;
  readonly label: string;
  readonly help: string;
  /** The default. */
  readonly default_value: string;
  /** What it may be; `timezones` are those of timezones.table.ts. */
  readonly values: readonly SettingChoice[] | 'timezones';
};

/** Thiết lập của doanh nghiệp: every key, the values it takes and the words for both. */
export const TENANT_SETTINGS = [
  {
    key: 'method_of_tax_calculation',
    setting_key: 'setting_invoice',
    label: 'Phương pháp tính thuế',
    help: 'Theo thông báo của cơ quan thuế cho doanh nghiệp.',
    default_value: 'VAT',
    values: [
      { value: 'VAT', label: 'Khấu trừ', help: 'Thuế GTGT tính theo thuế suất và ghi riêng trên hóa đơn.' },
      {
        value: 'PERCENTAGE_ON_REVENUE',
        label: 'Tỷ lệ % trên doanh thu',
        help: 'Nộp thuế theo tỷ lệ trên doanh thu, hóa đơn không tách thuế GTGT.',
      },
    ],
  },
  {
    key: 'price_includes_tax',
    setting_key: 'setting_invoice',
    label: 'Đơn giá đã gồm thuế',
    help: 'Đơn giá bạn nhập là giá trước hay sau thuế GTGT.',
    default_value: 'false',
    values: [
      { value: 'false', label: 'Giá chưa gồm thuế', help: 'Thuế được cộng thêm vào thành tiền.' },
      { value: 'true', label: 'Giá đã gồm thuế', help: 'Thuế được tách ra từ đơn giá.' },
    ],
  },
  {
    key: 'tax_rounding',
    setting_key: 'setting_invoice',
    label: 'Làm tròn tiền thuế',
    help: 'Tiền thuế được làm tròn ở bước nào khi tính hóa đơn.',
    default_value: 'per_rate',
    values: [
      {
        value: 'per_rate',
        label: 'Theo từng thuế suất',
        help: 'Tiền thuế tính một lần trên tổng tiền của mỗi thuế suất.',
      },
      {
        value: 'per_line',
        label: 'Theo từng dòng',
        help: 'Tiền thuế của mỗi dòng được làm tròn rồi cộng lại.',
      },
    ],
  },
  {
    key: 'invoice_type',
    setting_key: 'setting_invoice',
    label: 'Loại hóa đơn',
    help: 'Như đã đăng ký với cơ quan thuế trên tờ khai 01/ĐKTĐ-HĐĐT.',
    default_value: 'INVOICE_WITH_CODE',
    values: [
      {
        value: 'INVOICE_WITH_CODE',
        label: 'Có mã của cơ quan thuế',
        help: 'Mỗi hóa đơn được cơ quan thuế cấp mã trước khi giao cho người mua.',
      },
      {
        value: 'INVOICE_WITHOUT_CODE',
        label: 'Không có mã của cơ quan thuế',
        help: 'Hóa đơn giao ngay, dữ liệu gửi cơ quan thuế sau.',
      },
    ],
  },
  {
    key: 'tax_return_period',
    setting_key: 'setting_invoice',
    label: 'Kỳ kê khai thuế GTGT',
    help: 'Hạn tờ khai thuế trên Tổng quan, trong thông báo và ở Chốt tháng tính theo kỳ này.',
    default_value: 'month',
    values: [
      { value: 'month', label: 'Theo tháng', help: 'Hạn nộp tờ khai là ngày 20 của tháng sau.' },
      { value: 'quarter', label: 'Theo quý', help: 'Hạn nộp tờ khai là ngày cuối của tháng đầu quý sau.' },
    ],
  },
  {
    key: 'package_warning_invoices',
    setting_key: 'setting_package',
    label: 'Báo gói sắp hết khi còn',
    help: 'Từ số hóa đơn còn lại này, gói được báo ở Gói dịch vụ, Tổng quan và trong thông báo.',
    default_value: 'tenth',
    values: [
      { value: 'tenth', label: 'Một phần mười gói', help: 'Gói 1.000 hóa đơn được báo khi còn 100.' },
      { value: '50', label: '50 hóa đơn', help: 'Báo khi còn 50 hóa đơn hoặc ít hơn.' },
      { value: '100', label: '100 hóa đơn', help: 'Báo khi còn 100 hóa đơn hoặc ít hơn.' },
      { value: '500', label: '500 hóa đơn', help: 'Báo khi còn 500 hóa đơn hoặc ít hơn.' },
      { value: '2000', label: '2.000 hóa đơn', help: 'Báo khi còn 2.000 hóa đơn hoặc ít hơn.' },
      { value: '10000', label: '10.000 hóa đơn', help: 'Báo khi còn 10.000 hóa đơn hoặc ít hơn.' },
    ],
  },
  {
    key: 'package_warning_days',
    setting_key: 'setting_package',
    label: 'Báo trước khi hết gói',
    help: 'Số ngày trước khi gói hết hạn, hoặc hết hóa đơn theo nhịp phát hành gần đây.',
    default_value: '30',
    values: [
      { value: '7', label: '7 ngày', help: 'Báo trong tuần cuối.' },
      { value: '14', label: '14 ngày', help: 'Báo trong hai tuần cuối.' },
      { value: '30', label: '30 ngày', help: 'Báo trong tháng cuối.' },
      { value: '60', label: '60 ngày', help: 'Báo trong hai tháng cuối.' },
    ],
  },
  {
    key: 'timezone',
    setting_key: 'setting_timezone',
    label: 'Múi giờ',
    help: 'Giờ hiện trên các trang. Ngày của hóa đơn luôn tính theo giờ Việt Nam.',
    default_value: 'Asia/Ho_Chi_Minh',
    values: 'timezones',
  },
  {
    key: 'number_style',
    setting_key: 'setting_number',
    label: 'Kiểu số',
    help: 'Dấu của số khi nhập, hiện trên các trang, in hóa đơn và trong tệp nhập, xuất.',
    default_value: DEFAULT_NUMBER_STYLE,
    values: [
      {
        value: 'vietnamese',
        label: 'Việt Nam: 1.234.567,89',
        help: 'Dấu chấm ngăn hàng nghìn, dấu phẩy trước phần thập phân.',
      },
      {
        value: 'international',
        label: 'Quốc tế: 1,234,567.89',
        help: 'Dấu phẩy ngăn hàng nghìn, dấu chấm trước phần thập phân.',
      },
    ],
  },
] as const satisfies readonly TenantSettingRow[];
