import { worded } from '#src/language/language.ts';
export const files = worded('files', {
  xml: 'XML gửi người mua',
  signedXml: 'XML người bán ký',
  pdf: 'Bản in PDF',
  held: (size: string) => `Đã có tệp, ${size}`,
});
