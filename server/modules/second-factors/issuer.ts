/** What an authenticator shows beside the account. */
export const ISSUER = 'Hóa Đơn Số';
