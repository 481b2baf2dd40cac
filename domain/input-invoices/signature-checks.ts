import { readableDate } from '../fields/calendar-date.ts';
import { parseSymbol } from '../fields/series-symbol.ts';
import { channelOf } from '../rules/deadlines/send-deadline.ts';
import type { Check, InputInvoice, ReceivedSignature } from './input-invoice.ts';

/** Problems of a certificate that leave what was signed untouched: the check of the certificate names them. */
const OF_CERTIFICATE: ReadonlySet<string> = new Set([
  'certificate_tax_code',
  'certificate_not_yet_valid',
  'certificate_expired',
  'certificate_not_trusted',
]);

const ASK_AGAIN = 'Xin người bán gửi lại tệp XML gốc, hoặc tra cứu hóa đơn trên cổng của cơ quan thuế.';

/** An invoice of a cash register may come in the message that its seller has signed. */
const sellerSignature = ({ signatures }: InputInvoice): ReceivedSignature | undefined =>
  signatures.find(({ role }) => role === 'seller') ?? signatures.find(({ role }) => role === 'taxpayer');

const isOfCashRegister = ({ invoice }: InputInvoice): boolean =>
  channelOf(invoice.content.symbol) === 'cash_register';

export function signatureCheck(input: InputInvoice): Check {
  const found = sellerSignature(input);
  const check = (grade: Check['grade'], title: string, detail: string): Check => ({
    key: 'signature',
    grade,
    title,
    detail,
  });
  if (found === undefined)
    return isOfCashRegister(input)
      ? check(
          'passed',
          'Hóa đơn từ máy tính tiền, không cần chữ ký của người bán',
          'Ký hiệu có chữ M: người bán ký thông điệp gửi cơ quan thuế, không ký từng hóa đơn.',
        )
      : check('failed', 'Không có chữ ký của người bán', ASK_AGAIN);
  const held = found.problems.every((problem) => OF_CERTIFICATE.has(problem));
  if (found.changed.length > 0)
    return check('failed', 'Hóa đơn đã bị sửa sau khi người bán ký', [...found.wrong, ASK_AGAIN].join(' '));
  if (!held)
    return check('failed', 'Chữ ký của người bán không đúng', [...found.wrong, found.next].join(' '));
  if (!input.seller_signed)
    return check('failed', 'Chữ ký của người bán không phủ lên hóa đơn này', ASK_AGAIN);
  const time =
    found.signing_time === null ? '' : `, ký ngày ${readableDate(found.signing_time.slice(0, 10))}`;
  if (found.weaknesses.includes('sha1'))
    return check(
      'warning',
      'Chữ ký đúng, nhưng dùng thuật toán cũ SHA-1',
      `Nội dung không đổi từ lúc ký${time}. Nên nhắc người bán chuyển sang SHA-256.`,
    );
  return check('passed', 'Chữ ký của người bán đúng', `Nội dung không đổi từ lúc ký${time}.`);
}

export function certificateCheck(input: InputInvoice): Check {
  const check = (grade: Check['grade'], title: string, detail: string): Check => ({
    key: 'certificate',
    grade,
    title,
    detail,
  });
  const found = sellerSignature(input);
  if (found === undefined)
    return isOfCashRegister(input)
      ? check('passed', 'Không có chứng thư số để kiểm tra', 'Hóa đơn từ máy tính tiền không kèm chữ ký.')
      : check('failed', 'Không có chứng thư số của người bán', ASK_AGAIN);
  const { problems, valid_from, valid_to, serial, issuer_name } = found;
  if (serial === null) return check('failed', 'Không đọc được chứng thư số của người bán', ASK_AGAIN);
  const facts = `Số ${serial}, ${issuer_name ?? 'không rõ nơi cấp'}, hiệu lực ${dayOf(valid_from)} đến ${dayOf(valid_to)}.`;
  if (problems.includes('certificate_expired'))
    return check('failed', 'Chứng thư số đã hết hạn khi ký', `${facts} Hỏi lại người bán trước khi nhận.`);
  if (problems.includes('certificate_not_yet_valid'))
    return check(
      'failed',
      'Chứng thư số chưa có hiệu lực khi ký',
      `${facts} Hỏi lại người bán trước khi nhận.`,
    );
  if (problems.includes('certificate_not_trusted'))
    return check(
      'warning',
      'Chứng thư số còn hạn khi ký, chưa rõ tổ chức cấp',
      `${facts} Hệ thống chưa có chứng thư gốc của tổ chức này; đối chiếu trên cổng của cơ quan thuế.`,
    );
  return check('passed', 'Chứng thư số còn hạn khi ký', `${facts} Chưa tra thu hồi.`);
}

export function authorityCheck(input: InputInvoice): Check {
  const check = (grade: Check['grade'], title: string, detail: string): Check => ({
    key: 'authority',
    grade,
    title,
    detail,
  });
  const { authority_code: code, content } = input.invoice;
  const is_coded = parseSymbol(content.symbol)?.coded !== false;
  if (code === null)
    return is_coded
      ? check(
          'failed',
          'Thiếu mã của cơ quan thuế',
          `Ký hiệu ${content.symbol} là loại có mã nhưng tệp không có mã. Xin người bán gửi tệp đã được cấp mã.`,
        )
      : check('passed', 'Loại không có mã của cơ quan thuế', `Ký hiệu ${content.symbol} không cần mã.`);
  if (isOfCashRegister(input))
    return check('passed', 'Có mã của máy tính tiền', `${code}. Máy tính tiền tự lập mã trong dải được cấp.`);
  const found = input.signatures.find(({ role }) => role === 'authority');
  if (found === undefined || !input.code_signed)
    return check(
      'failed',
      'Mã không có chữ ký của cơ quan thuế',
      `Ai cũng ghi được mã ${code} vào tệp; chỉ chữ ký của cơ quan thuế chứng minh mã có thật. ${ASK_AGAIN}`,
    );
  const other = found.problems.filter((problem) => problem !== 'certificate_not_trusted');
  if (other.length > 0)
    return check('failed', 'Chữ ký của cơ quan thuế không đúng', [...found.wrong, ASK_AGAIN].join(' '));
  if (found.problems.length > 0)
    return check(
      'warning',
      'Có mã và chữ ký, chưa xác nhận được là của cơ quan thuế',
      `${code}. Hệ thống chưa có chứng thư gốc của cơ quan thuế; tra mã trên cổng của cơ quan thuế.`,
    );
  return check('passed', 'Mã của cơ quan thuế có thật', `${code}, có chữ ký của cơ quan thuế.`);
}

/** Whether the certificate is that of the seller; null where there is nothing to compare. */
export function certificateOf(input: InputInvoice): { tax_code: string | null; differs: boolean } | null {
  const found = sellerSignature(input);
  if (found === undefined || found.serial === null) return null;
  return { tax_code: found.tax_code, differs: found.problems.includes('certificate_tax_code') };
}

const dayOf = (instant: string | null): string =>
  instant === null ? '?' : readableDate(instant.slice(0, 10));
