/** Số định danh cá nhân (CCCDan): 12 digits, or the 9 of an old identity card (data format 2.1.1). */
export function isIdentityNo(text: string): boolean {
  return /^(\d{9}|\d{12})$/.test(text);
}

/** Mã đơn vị quan hệ ngân sách (MDVQHNSach): 7 digits, the first not 0. */
export function isBudgetCode(text: string): boolean {
  return /^[1-9]\d{6}$/.test(text);
}
