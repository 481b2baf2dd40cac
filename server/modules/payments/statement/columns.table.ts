/** Beside one column of amounts, which of them came in. */
export const DIRECTION_HEADINGS: readonly string[] = [
  'Nợ/Có',
  'Có/Nợ',
  'Ghi nợ/Ghi có',
  'Ghi có/Ghi nợ',
  'Debit/Credit',
  'Credit/Debit',
  'D/C',
  'C/D',
  'DR/CR',
  'CR/DR',
];

/** What is read of a line of a bank statement. */
export type StatementField = 'time' | 'bank_reference' | 'credit' | 'content';

/** What banks write above their columns; folded before they are compared. */
export const STATEMENT_HEADINGS = {
  time: [
    'Ngày giao dịch',
    'Thời gian giao dịch',
    'Ngày giờ giao dịch',
    'Ngày hiệu lực',
    'Ngày',
    'Thời gian',
    'Transaction date',
    'Date',
  ],
  bank_reference: [
    'Số giao dịch',
    'Mã giao dịch',
    'Số tham chiếu',
    'Mã tham chiếu',
    'Số bút toán',
    'Số chứng từ',
    'Số CT',
    'Reference number',
    'Reference',
    'Transaction number',
    'Transaction ID',
    'Ref no',
  ],
  credit: [
    'Ghi có',
    'Số tiền ghi có',
    'Phát sinh có',
    'PS có',
    'Có',
    'Credit amount',
    'Credit',
    'Số tiền',
    'Amount',
  ],
  content: [
    'Nội dung',
    'Nội dung giao dịch',
    'Nội dung chuyển khoản',
    'Diễn giải',
    'Mô tả',
    'Description',
    'Transaction detail',
    'Details',
    'Remarks',
  ],
} as const satisfies Readonly<Record<StatementField, readonly string[]>>;
