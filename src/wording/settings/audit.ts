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
  /** What lines are about that has no pages of its own. */
  kinds: {
    payment_requests: 'Yêu cầu thanh toán',
    proof_packs: 'Gói bằng chứng',
    provider_connection: 'Nơi truyền nhận',
    use_stops: 'Ngừng sử dụng hóa đơn',
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
