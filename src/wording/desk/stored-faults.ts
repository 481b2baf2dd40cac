import { worded } from '#src/language/language.ts';

/** A stored invoice of which a part cannot be read. */
export const storedFaultWords = worded('storedFaultWords', {
  title: 'Một phần dữ liệu đã lưu của hóa đơn này bị hỏng.',
  ofLine: (line: number, part: string) => `Dòng ${line}: ${part}.`,
  ofInvoice: (part: string) => `Hóa đơn: ${part}.`,
  toDo: 'Chỗ không đọc được để trống; loại dòng bị hỏng hiện là hàng hóa, cách tính bị hỏng hiện theo mặc định (giá chưa gồm thuế, không chiết khấu cả hóa đơn). Phần còn lại vẫn đúng. Kiểm tra và nhập lại các chỗ này rồi lưu; trước khi lưu lại thì chưa phát hành hay in được.',
  copied:
    'Đó là hóa đơn được sao chép: chỗ không đọc được để trống hoặc theo mặc định ở bản sao này. Kiểm tra và nhập lại trước khi lưu.',
  save: 'Lưu lại như đang hiện',
  issued:
    'Chỗ không đọc được để trống ở trang này. Bản in và tệp XML đã ký được giữ riêng nên không bị ảnh hưởng: xem số liệu ở đó, và báo người quản trị khôi phục dữ liệu từ bản sao lưu.',
});
