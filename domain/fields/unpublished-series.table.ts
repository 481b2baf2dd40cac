/** Series of the law that this product cannot publish yet; what gets built takes its row away. */
type UnpublishedSeries = {
  /** The fourth character of the symbol (C26TAA): the kind of invoice. */
  readonly letter: string;
  /** What is missing, Vietnamese, the middle of a sentence. */
  readonly reason: string;
};

export const UNPUBLISHED_SERIES: readonly UnpublishedSeries[] = [
  {
    letter: 'D',
    reason: 'phần mềm chưa có chỗ nhập nội dung của hóa đơn đặc thù',
  },
  {
    letter: 'L',
    reason: 'phần mềm chưa gửi được đơn đề nghị cấp mã theo từng lần phát sinh',
  },
  { letter: 'F', reason: 'phần mềm chưa lập được tờ khai hoàn thuế đi cùng hóa đơn' },
];
