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
    away: 'đã gửi, đang chờ trả lời',
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
  /** What the next deed on the declaration is, and of whom. */
  declarations: {
    draft: 'Tờ khai đã lập, chưa gửi. Mở tờ khai, ký và gửi cơ quan thuế.',
    unsigned: 'Ký tờ khai chưa thành công. Mở tờ khai, xem lý do rồi ký lại.',
    refused: 'Cơ quan thuế không chấp nhận. Xem lý do ở tờ khai, sửa và gửi lại.',
    signing: 'Tờ khai đang được ký. Khóa ở điện thoại hoặc USB token thì người giữ khóa phải xác nhận.',
    sending: 'Tờ khai đã ký, hệ thống đang gửi.',
    unknown: 'Chưa rõ nơi nhận đã nhận tờ khai hay chưa. Hệ thống đang tra lại, không cần gửi lại.',
    answer:
      'Đã gửi, đang chờ cơ quan thuế trả lời. Cơ quan thuế hỏi thì người đại diện xác nhận qua email hoặc điện thoại.',
  },
  /** From hand to hand; each says who acts, and within what time by law. */
  way: {
    name: 'Đường đi của tờ khai',
    labels: {
      sign: 'Ký tờ khai',
      send: 'Gửi đi',
      compare: 'Đối chiếu',
      confirm: 'Xác nhận',
      decide: 'Trả lời',
    },
    who: {
      sign: 'Người giữ chứng thư số',
      send: 'Hệ thống, ngay khi ký',
      compare: 'Cơ quan thuế',
      confirm: 'Người đại diện, qua email hoặc điện thoại',
      decide: 'Cơ quan thuế',
    },
    within: (days: number) => `trong ${days} ngày làm việc`,
  },
  notNamed:
    'Tờ khai đã được chấp nhận không có chứng thư số đang dùng. Lập tờ khai thay đổi để thêm chứng thư này.',
  draftKept: 'Có hóa đơn nháp. Kiểm tra rồi phát hành.',
  actions: {
    send: 'Ký và gửi',
    correct: 'Sửa tờ khai',
    change: 'Lập tờ khai thay đổi',
    go_on: 'Mở hóa đơn nháp',
    view: 'Xem',
  },
  test: 'Chưa có chứng thư? Tạo chứng thư thử nghiệm: chỉ dùng để thử, không có giá trị pháp lý.',
  after: (steps: readonly string[]) => `Làm sau bước: ${steps.join(', ')}.`,
  right: (right: string) => `Người có quyền “${right}” làm bước này.`,
  until: (date: string, is_test: boolean) => (is_test ? `thử nghiệm, hạn ${date}` : `hạn ${date}`),
});
