import { worded } from '#src/language/language.ts';
/** Words of the log of what was done, and of a record's history. */
export const auditWords = worded('auditWords', {
  history: 'Lịch sử',
  historyOf: (name: string) => `Lịch sử của ${name}`,
  none: 'Chưa ghi nhận thay đổi nào.',
  older: 'Xem thêm',
  field: 'Trường',
  before: 'Trước',
  after: 'Sau',
  /** Of an account, and no field of its form. */
  accountFields: {
    password: 'Mật khẩu',
    totp: 'Mã xác thực 6 số',
    passkey: 'Khóa truy cập',
    recovery_codes: 'Mã khôi phục',
    second_factor: 'Xác thực hai lớp',
    language: 'Ngôn ngữ',
    theme: 'Giao diện',
  } as Readonly<Record<string, string>>,
  yes: 'Có',
  no: 'Không',
  changes: 'Thay đổi',
  noChanges: 'Không trường nào đổi giá trị.',
  facts: 'Thông tin',
  actor: 'Người thực hiện',
  when: 'Thời điểm',
  kind: 'Danh mục',
  record: 'Bản ghi',
  row: 'Dòng nhật ký',
  through: 'Thực hiện qua',
  byJob: (id: number) => `Việc hàng loạt số ${id}`,
  byImport: (id: number) => `Lần nhập số ${id}`,
  integrity: 'Toàn vẹn',
  verify: 'Kiểm tra toàn vẹn',
  verifying: 'Đang tính lại chuỗi mã băm',
  whole: (rows: string) => `Nguyên vẹn. ${rows} dòng khớp mã băm với dòng trước nó.`,
  wholeUpTo: (row: string) => `Từ dòng 1 đến dòng ${row} chưa bị sửa, xóa, chèn hay đảo chỗ.`,
  broken: (row: string) => `Dòng ${row} không khớp với chuỗi mã băm.`,
  brokenMeaning:
    'Nhật ký từ dòng này trở đi đã bị can thiệp ngoài phần mềm, không còn dùng làm bằng chứng được.',
  explained:
    'Mỗi dòng mang mã băm của dòng trước. Sửa, xóa, chèn hay đảo chỗ một dòng bất kỳ đều làm đứt chuỗi từ dòng đó.',
});
