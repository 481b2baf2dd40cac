import { worded } from '#src/language/language.ts';
/** Words of the company's profile and of its settings. */
export const tenantWords = worded('tenantWords', {
  formerly: (area: string) => `trước đây: ${area}`,
  shown: (count: string, total: string) => `${count} trong ${total} cơ quan thuế`,
  noAuthority: 'Không có cơ quan thuế nào khớp',
  searchAuthority: 'Gõ tên, mã hoặc tỉnh, thành phố',
  settings: 'Thiết lập hóa đơn',
  isDefault: 'Mặc định',
  searchTimezone: 'Gõ tên thành phố',
  trial: (until: string) => `Dùng thử đến hết ngày ${until}.`,
  trialHint: 'Trong thời gian này dùng được đủ mọi chức năng.',
  saved: 'Đã lưu hồ sơ doanh nghiệp',
  taxCodeTitle: 'Đổi mã số thuế',
  taxCodeAsk: (before: string, after: string) =>
    `Mã số thuế đổi từ ${before} thành ${after}. Chứng thư số, tờ khai và hóa đơn phát hành sau phải cùng mã mới; hóa đơn đã phát hành giữ mã cũ.`,
  taxCodeConfirm: 'Đổi mã số thuế',
  taxCodeNotices: {
    contested: {
      title: (code: string) => `Mã số thuế ${code} cũng được một đơn vị khác khai.`,
      text: 'Nếu đây là mã của đơn vị bạn, hãy thêm chứng thư số mang mã này để giữ.',
    },
    taken: {
      title: (code: string) => `Mã số thuế ${code} đang thuộc một tài khoản khác.`,
      text: 'Nếu đây là mã của đơn vị bạn, hãy thêm chứng thư số mang mã này. Nếu không, hãy sửa mã số thuế trong hồ sơ.',
    },
    disputed: {
      title: (code: string) => `Hai đơn vị cùng có chứng thư số mang mã số thuế ${code}.`,
      text: 'Đơn vị kia đã xác nhận trước. Hãy liên hệ hỗ trợ để được kiểm tra.',
    },
  },
  toProfile: 'Mở hồ sơ doanh nghiệp',
  notes: {
    identity: 'In trên mọi hóa đơn và ghi trong dữ liệu gửi cơ quan thuế.',
    contact: 'Để người mua và cơ quan thuế liên hệ.',
    bank: 'In trên hóa đơn nếu mẫu hóa đơn có ô tài khoản.',
    delegate: 'Người đại diện theo pháp luật, đứng tên trên tờ khai.',
    tax: 'Nơi nhận tờ khai và hóa đơn của đơn vị.',
    settings:
      'Đơn giá và cách làm tròn có hiệu lực với hóa đơn lưu từ lúc này; hóa đơn đã lưu giữ cách tính của nó. Phương pháp tính thuế và loại hóa đơn cho biết ký hiệu được đề nghị khi lập hóa đơn mới, trong các ký hiệu có trong tờ khai được chấp nhận; mỗi hóa đơn theo ký hiệu của nó.',
  },
});
