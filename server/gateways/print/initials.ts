/** Words that name a kind of company, not the company. */
const LEGAL_FORM = /^(công|ty|cty|tnhh|cổ|phần|cp|một|thành|viên|mtv|doanh|nghiệp|tư|nhân|hộ|kinh)$/iu;

/** Two letters standing in for a logo: Công ty TNHH Bao bì Minh Khôi -> MK. */
export function companyInitials(name: string): string {
  const words = name.split(/\s+/u).filter((word) => /^\p{L}/u.test(word));
  const own = words.filter((word) => !LEGAL_FORM.test(word));
  return (own.length > 0 ? own : words)
    .slice(-2)
    .map((word) => [...word][0])
    .join('')
    .toLocaleUpperCase('vi');
}
