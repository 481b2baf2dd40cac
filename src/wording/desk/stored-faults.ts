import { worded } from '#src/language/language.ts';

/** A stored invoice of which a part cannot be read. */
export const storedFaultWords = worded('storedFaultWords', {
  title: 'Một phần dữ liệu đã lưu của hóa đơn này bị hỏng.',
  ofLine: (line: number, part: string) => `Dòng ${line}: ${part}.`,
  ofInvoice: (part: string) => `Hóa đơn: ${part}.`,
  toDo: 'Chỗ không đọc được để trống, phần còn lại vẫn đúng. Kiểm tra và nhập lại các chỗ này rồi lưu; trước khi lưu lại thì chưa phát hành hay in được.',
  save: 'Lưu lại như đang hiện',
  issued:
    'Chỗ không đọc được để trống ở trang này. Bản in và tệp XML đã ký được giữ riêng nên không bị ảnh hưởng: xem số liệu ở đó, và báo người quản trị khôi phục dữ liệu từ bản sao lưu.',
});
