import { worded } from '#src/language/language.ts';
/** Words of the way to the first invoice. */
export const firstRunWords = worded('firstRunWords', {
  title: 'Bắt đầu phát hành hóa đơn',
  left: (count: number) => `còn ${count} bước`,
  finished: 'đã xong',
  progress: (done: number, all: number) => `Đã xong ${done} trên ${all} bước`,
  hide: 'Ẩn các bước bắt đầu',
  /** Of the entry that brings the guide back. */
  entry: 'Các bước bắt đầu',
  failed: 'Chưa tải được các bước bắt đầu.',
  notKept: 'Chưa lưu được lựa chọn này, lần sau các bước bắt đầu sẽ lại như cũ.',
  states: {
    done: 'đã xong',
    next: 'làm tiếp bước này',
    open: 'làm được ngay',
    waiting: 'chưa tới',
    others: 'việc của người khác',
  },
  steps: {
    profile: {
      title: 'Hồ sơ doanh nghiệp',
      purpose: 'In trên mọi hóa đơn và ghi vào tờ khai gửi cơ quan thuế.',
      action: 'Điền hồ sơ',
    },
    certificate: {
      title: 'Chứng thư số',
      purpose: 'Dùng để ký từng hóa đơn; phải cấp cho đúng mã số thuế của doanh nghiệp.',
      action: 'Thêm chứng thư số',
    },
    declaration: {
      title: 'Tờ khai đăng ký',
      purpose: 'Tờ khai 01/ĐKTĐ-HĐĐT đăng ký dùng hóa đơn điện tử; có chấp nhận mới được phát hành.',
      action: 'Lập tờ khai',
    },
    series: {
      title: 'Mẫu và ký hiệu hóa đơn',
      purpose: 'Mẫu là cách trình bày, ký hiệu là dải số mà hóa đơn lấy số.',
      action: 'Tạo mẫu hóa đơn',
    },
    invoice: {
      title: 'Hóa đơn đầu tiên',
      purpose: 'Lập, ký và gửi cơ quan thuế; kết quả hiện ngay trên trang hóa đơn.',
      action: 'Lập hóa đơn',
    },
  },
  missing: (fields: readonly string[]) => `Còn thiếu: ${fields.join(', ')}.`,
  notInForce: 'Chứng thư số đã thêm không còn hoặc chưa có hiệu lực. Thêm chứng thư còn hạn.',
  otherTaxCode: 'Chứng thư số đã thêm cấp cho mã số thuế khác. Thêm chứng thư của doanh nghiệp này.',
  seriesUnusable: 'Các mẫu đã có không dùng được hôm nay: ngừng hoạt động, khác năm hoặc hết số.',
  unbuilt:
    'Phần mềm chưa có trang lập tờ khai nên chưa phát hành được; các bước khác và hóa đơn nháp vẫn làm được.',
  /** Where an accepted declaration can be seen at work today. */
  demo: 'Muốn xem trọn đường đi của hóa đơn, đăng nhập doanh nghiệp mẫu ở trang đăng nhập.',
  after: (steps: readonly string[]) => `Làm sau bước: ${steps.join(', ')}.`,
  right: (right: string) => `Người có quyền “${right}” làm bước này.`,
  until: (date: string) => `hạn ${date}`,
});
