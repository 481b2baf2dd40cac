import { worded } from '#src/language/language.ts';

/** What quick search does when it is told to. */
export const commandWords = worded('commandWords', {
  heading: 'Lệnh',
  headingFor: (name: string) => `Lệnh cho ${name}`,
  create: 'Lập hóa đơn',
  createRegister: 'Lập hóa đơn từ máy tính tiền',
  createNote: 'Lập phiếu xuất kho',
  publish: 'Phát hành hóa đơn nháp',
  publishSubtitle: 'Mở danh sách nháp để chọn, ký và phát hành',
  byStatus: (status: string) => `Hóa đơn: ${status}`,
  byStatusSubtitle: 'Mở danh sách theo trạng thái',
  byAmount: (amount: string) => `Hóa đơn có tổng tiền ${amount}`,
  byAmountSubtitle: 'Mở danh sách theo số tiền',
  /** Said before the name of a page, and of no meaning for finding it. */
  going: ['đi tới', 'đi đến', 'mở', 'xem'],
});
