/** How a company says amounts in words; each is good Vietnamese and found on invoices. */
export type WordOptions = {
  /** Hàng chục bằng không: "một trăm linh năm" or "một trăm lẻ năm". */
  readonly zero_tens: 'linh' | 'lẻ';
  /** Four after tens: "hai mươi tư" or "hai mươi bốn". */
  readonly four_after_tens: 'tư' | 'bốn';
  /** A whole amount ends with "chẵn". */
  readonly says_whole: boolean;
  /** Hundredths of a currency that has them: "hai mươi xu", "hai mươi cent", or digit by digit after "phẩy". */
  readonly hundredths: 'xu' | 'cent' | 'phẩy';
};

export const DEFAULT_WORD_OPTIONS: WordOptions = {
  zero_tens: 'linh',
  four_after_tens: 'tư',
  says_whole: false,
  hundredths: 'xu',
};
