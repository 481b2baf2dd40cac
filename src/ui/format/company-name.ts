/** Loại hình doanh nghiệp, as it precedes a company's own name (Law on Enterprises, articles 37 and 38). */
const legalForm =
  /^(?:tổng )?công ty(?: (?:tnhh|trách nhiệm hữu hạn|cổ phần|cp))?(?: (?:mtv|(?:một|hai|1|2) thành viên(?: trở lên)?))? (?=\S)/iu;

/** `Công ty Cổ phần Thương mại Sao Việt` as `Thương mại Sao Việt`, for narrow places; other names as they are. */
export function shortCompanyName(name: string): string {
  const composed = name.normalize('NFC').trim();
  return composed.replace(legalForm, '');
}
