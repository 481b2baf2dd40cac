/** Series of the law that this product cannot publish yet. Not a rule of law: what gets built takes its row away. */
export type UnpublishedSeries = {
  /** The character of the symbol (C26TAA) that says it: the first (C, K) or the fourth (the kind of invoice). */
  readonly place: 0 | 3;
  readonly letter: string;
  /** What is missing, Vietnamese, the middle of a sentence. */
  readonly reason: string;
};

export const UNPUBLISHED_SERIES: readonly UnpublishedSeries[] = [
  { place: 0, letter: 'K', reason: 'phần mềm mới gửi hóa đơn xin mã, chưa gửi được hóa đơn không có mã' },
  { place: 3, letter: 'M', reason: 'phần mềm chưa lập được hóa đơn khởi tạo từ máy tính tiền' },
  {
    place: 3,
    letter: 'D',
    reason: 'phần mềm chưa có chỗ nhập nội dung của hóa đơn đặc thù',
  },
  {
    place: 3,
    letter: 'L',
    reason: 'phần mềm chưa gửi được đơn đề nghị cấp mã theo từng lần phát sinh',
  },
  { place: 3, letter: 'F', reason: 'phần mềm chưa lập được tờ khai hoàn thuế đi cùng hóa đơn' },
];
