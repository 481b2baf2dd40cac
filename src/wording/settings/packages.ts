import { worded } from '#src/language/language.ts';
/** Words of what a company buys and has bought, inside the admin. */
export const packageWords = worded('packageWords', {
  facts: (company: string) => `${company} · mọi người trong đơn vị đều xem được`,
  prices: 'Bảng giá',
  buyMore: 'Mua thêm',
  buy: 'Mua gói',
  whoBuys:
    'Mua gói cần quyền “Cấu hình doanh nghiệp” hoặc “Ký và phát hành hóa đơn”. Hãy nhờ người có một trong hai quyền đó.',
  usage: 'Gói đang dùng',
  named: (name: string) => `Gói ${name}`,
  none: 'Chưa mua gói nào',
  endedPackage: 'Gói đã hết hạn',
  noneText: (used: string) =>
    `Đơn vị đã phát hành ${used} hóa đơn. Chọn gói trong bảng giá để dùng tiếp lâu dài.`,
  trial: (until: string) => `Đang dùng thử đến ${until}.`,
  trialPast: (until: string) => `Dùng thử đã hết ngày ${until}.`,
  left: (of: string) => `còn trong ${of} hóa đơn`,
  over: (count: string) => `Đã vượt ${count} hóa đơn`,
  unlimited: 'Không giới hạn',
  unlimitedText: 'số hóa đơn',
  used: (count: string, since: string) => `Đã dùng ${count} hóa đơn từ ${since}.`,
  until: (day: string, days: string) => `Hạn dùng ${day}, còn ${days} ngày.`,
  runsOut: (day: string, days: string) => `Theo nhịp này hết khoảng ${day}, còn ${days} ngày.`,
  lasts: 'Theo nhịp này đủ đến hết hạn gói.',
  pace: (count: string, since: string) => `Trung bình ${count} hóa đơn mỗi ngày từ ${since} đến hôm qua.`,
  chart: {
    name: (from: string, left: string, end: string) => `Từ ${from} đến hôm nay còn ${left} hóa đơn; ${end}`,
    today: (left: string) => `hôm nay ${left}`,
    out: (day: string) => `hết khoảng ${day}`,
  },
  nextFrom: (day: string) => `Gói mua tiếp bắt đầu ${day}.`,
  warns: (invoices: string, days: string) =>
    `Báo khi còn ${invoices} hóa đơn hoặc ít hơn (tính cả nhịp phát hành gần đây), và khi còn ${days} ngày đến hạn.`,
  warnsByDays: (days: string) => `Báo khi còn ${days} ngày đến hạn.`,
  changeWarning: 'Sửa ngưỡng báo',
  states: { fine: 'Đủ dùng', low: 'Sắp hết', over: 'Đã hết', ending: 'Sắp hết hạn' },
  barLabel: (left: string, of: string) => `Còn ${left} trong ${of} hóa đơn`,
  issuing: {
    trialEnding: (day: string, days: string) =>
      `Dùng thử đến hết ${day}, còn ${days} ngày. Sau ngày đó vẫn xem, in và tra cứu được mọi hóa đơn; phát hành tiếp khi đã mua gói.`,
    past_end: (day: string) =>
      `Gói đã hết hạn. Còn phát hành được đến hết ${day}; hãy mua gói trước ngày đó.`,
    past_quota: (left: string) =>
      `Đã dùng hết số hóa đơn của gói. Còn phát hành thêm được ${left} hóa đơn; hãy mua thêm.`,
    ended: {
      trial_ended: 'Đã hết thời gian dùng thử nên chưa phát hành được hóa đơn mới.',
      package_ended: 'Gói đã hết hạn nên chưa phát hành được hóa đơn mới.',
      package_used_up:
        'Đã dùng hết số hóa đơn của gói, kể cả phần dùng thêm, nên chưa phát hành được hóa đơn mới.',
    },
    stays: 'Vẫn xem, in, tra cứu, gửi email, điều chỉnh và thay thế hóa đơn đã phát hành được như trước.',
  },
  trialOver: {
    heading: 'Thời gian dùng thử đã hết',
    until: (day: string) =>
      `Dùng thử đến hết ngày ${day}. Trang này mở lại ngay khi đơn vị có gói dịch vụ; bản nháp vẫn còn nguyên.`,
  },
  requests: 'Yêu cầu thanh toán',
  requestsCount: (count: string) => `${count} yêu cầu`,
  noRequests: 'Chưa có yêu cầu thanh toán nào.',
  columns: {
    reference: 'Mã, ngày lập',
    package: 'Nội dung',
    total: 'Số tiền',
    state: 'Trạng thái',
    act: 'Thao tác',
  },
  package: (name: string, invoices: string | null) =>
    invoices === null ? `Gói ${name}, không giới hạn` : `Gói ${name}, ${invoices} hóa đơn`,
  by: (name: string) => `${name} lập`,
  detail: {
    waiting: (until: string) => `Hạn ${until}`,
    wrong_amount: (received: string, due: string) => `Đã nhận ${received}\u00a0đ, còn thiếu ${due}\u00a0đ`,
    paid: (time: string) => `Kích hoạt ${time}`,
    expired: (until: string) => `Hết hạn ${until}`,
    cancelled: (time: string) => `Hủy ${time}`,
    invoice: (symbol: string, number: string, day: string) => `Hóa đơn ${symbol} số ${number}, ${day}`,
    excess: (amount: string) => `Cần hoàn lại ${amount}\u00a0đ`,
  },
  pay: 'Thanh toán',
  payRest: 'Trả nốt',
  again: 'Lập lại',
  view: 'Xem',
  cancel: 'Hủy',
  of: (action: string, reference: string) => `${action} ${reference}`,
  cancelTitle: (reference: string) => `Hủy yêu cầu ${reference}`,
  cancelText:
    'Sau khi hủy đừng chuyển khoản cho yêu cầu này. Nếu tiền vẫn tới, hệ thống giữ lại trong sổ để hoàn, không kích hoạt gói.',
  giveUp: 'Không mua nữa',
  giveUpText: (received: string) =>
    `Đã nhận ${received}\u00a0đ cho yêu cầu này. Sau khi hủy, số tiền đó nằm ở phần Tiền cần hoàn lại; hãy yêu cầu hoàn ở đó.`,
  cancelKeep: 'Không hủy',
  cancelled: 'Đã hủy yêu cầu thanh toán',
  refunds: {
    title: 'Tiền cần hoàn lại',
    note: 'Tiền đã đến nhưng không dùng để mua gói',
    columns: {
      reference: 'Yêu cầu, đơn vị',
      reason: 'Lý do, cách hoàn',
      amount: 'Số tiền',
      state: 'Trạng thái',
      act: 'Thao tác',
    },
    way: (name: string, to: string) => (to === '' ? name : `${name}: ${to}`),
    came: (number: string, time: string) => `Khoản ${number}, ghi nhận ${time}`,
    detail: {
      open: 'Chưa ai yêu cầu hoàn',
      refused: (code: string) => `Mã ${code}. Yêu cầu lại bằng chuyển khoản`,
      done: (time: string, number: string) => (number === '' ? time : `${time}, mã ${number}`),
      asked: (name: string, time: string) => `${name} yêu cầu ${time}`,
    },
    ask: 'Yêu cầu hoàn',
    keep: 'Để sau',
    asked: 'Đã yêu cầu hoàn tiền',
    dialogTitle: (amount: string) => `Yêu cầu hoàn ${amount}\u00a0đ`,
    byGateway: (reference: string) =>
      `VNPAY trả tiền về thẻ hoặc ví đã thanh toán yêu cầu ${reference}. Ngân hàng có thể cần vài ngày làm việc.`,
    byTransfer: (reference: string) =>
      `Bên cung cấp chuyển trả tiền của yêu cầu ${reference} vào tài khoản dưới đây. Hãy ghi tài khoản của đơn vị.`,
    payee: { bank_name: 'Ngân hàng', account_number: 'Số tài khoản', account_name: 'Tên tài khoản' },
    tooLong: (most: number) => `Nhiều nhất ${most} ký tự.`,
    notAnAccount: 'Số tài khoản có từ 4 đến 30 chữ số hoặc chữ cái không dấu.',
  },
  register: {
    lead: 'Giá chưa gồm thuế giá trị gia tăng. Mua thêm khi gói còn hạn thì số hóa đơn và thời hạn được cộng dồn.',
  },
  checkout: {
    package: 'Gói',
    holds: (invoices: string | null, months: number) =>
      invoices === null ? `Không giới hạn, ${months} tháng` : `${invoices} hóa đơn, ${months} tháng`,
    each: (amount: string) => `${amount} đ mỗi hóa đơn`,
    lastsDays: (days: string) => `Theo nhịp hiện nay đủ khoảng ${days} ngày`,
    outlasts: 'Theo nhịp hiện nay đủ đến hết hạn gói',
    addsUp: 'Mua thêm khi gói còn hạn: số hóa đơn và thời hạn được cộng dồn.',
    replaces: 'Gói không giới hạn bắt đầu ngay và thay gói đang dùng; số hóa đơn còn lại không cộng vào.',
    waits: 'Gói này bắt đầu sau khi gói không giới hạn đang dùng hết hạn.',
    buyer: 'Thông tin xuất hóa đơn',
    buyerText: 'Bên cung cấp lập hóa đơn của lần mua này theo thông tin dưới đây.',
    tax_code: 'Mã số thuế',
    email: 'Email nhận hóa đơn',
    name: 'Tên đơn vị',
    address: 'Địa chỉ',
    missing: 'Hãy điền ô này.',
    method: 'Thanh toán',
    methods: { transfer: 'Chuyển khoản bằng mã QR', gateway: 'Thẻ nội địa, thẻ quốc tế hoặc ví' },
    methodTexts: {
      transfer: 'Quét mã VietQR hoặc gõ số tài khoản; gói kích hoạt khi ngân hàng báo tiền về',
      gateway: 'Qua cổng thanh toán VNPAY, hệ thống không thấy và không lưu số thẻ',
    },
    noMethod: 'Chưa bán gói được.',
    noMethodText: 'Hệ thống chưa có tài khoản nhận tiền. Hãy liên hệ bên cung cấp.',
    order: 'Đơn hàng',
    packageOf: (name: string) => `Gói ${name}`,
    vat: (rate: string) => `Thuế GTGT ${rate}`,
    total: 'Tổng thanh toán',
    pay: (amount: string) => `Thanh toán ${amount} đ`,
    next: {
      transfer: 'Bước sau có mã VietQR và số tài khoản. Giá giữ trong 3 ngày.',
      gateway:
        'Bước sau mở trang của VNPAY. Giá giữ trong 3 ngày; nếu VNPAY chưa mở được thì trả ở trang của đơn hàng.',
    },
    open: (reference: string, amount: string) => `Yêu cầu ${reference} đang chờ thanh toán ${amount} đ.`,
    goOn: 'Thanh toán tiếp',
    short: (reference: string, received: string, due: string) =>
      `Yêu cầu ${reference} đã nhận ${received}\u00a0đ, còn thiếu ${due}\u00a0đ. Trả nốt là gói kích hoạt, không cần mua lại.`,
    payRest: 'Trả nốt',
  },
});
