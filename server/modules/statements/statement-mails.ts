import type { Mail } from '#server/gateways/mail/mailer.ts';
import { mailOf } from '#server/modules/getting-in/index.ts';
import type { Statement } from './statements.ts';

const KINDS = { adjust: 'điều chỉnh', replace: 'thay thế' } as const;

type Named = Pick<Statement, 'label' | 'nature' | 'invoice_name'>;

function nameOf({ nature, label, invoice_name }: Named): string {
  return `biên bản ${KINDS[nature]} số ${label} cho hóa đơn ${invoice_name}`;
}

/** To the buyer: the link; `reminds`: it was mailed before. */
export function linkMail(
  to: string,
  row: Named,
  { seller, url, until, reminds }: { seller: string; url: string; until: string; reminds: boolean },
): Mail {
  return mailOf(to, {
    subject: `${reminds ? 'Nhắc: ' : ''}${seller} mời bạn ký biên bản ${row.label}`,
    greeting: 'Kính gửi Quý khách,',
    before: [
      `${seller} đã ký ${nameOf(row)} và mời Quý khách xem, ký hoặc đề nghị sửa.`,
      ...(reminds ? ['Đến nay biên bản chưa được trả lời.'] : []),
    ],
    link: { label: 'Xem và ký biên bản', url },
    after: [
      `Liên kết là của riêng Quý khách, không cần tài khoản, dùng được đến hết ${until}. Đừng chuyển cho người không có trách nhiệm ký.`,
      'Nếu không mua hàng của đơn vị này, Quý khách hãy bỏ qua thư.',
    ],
  });
}

export function codeMail(to: string, row: Named, code: string): Mail {
  return mailOf(to, {
    subject: `${code} là mã xác nhận biên bản ${row.label}`,
    greeting: 'Kính gửi Quý khách,',
    before: [`Hãy nhập mã này ở trang biên bản để xác nhận đồng ý với ${nameOf(row)}:`],
    code,
    after: [
      'Mã dùng được trong 10 phút. Mã gửi sau thay mã gửi trước.',
      'Nếu Quý khách không đồng ý với biên bản, đừng nhập mã và đừng đưa mã cho ai.',
    ],
  });
}

const ANSWERS = {
  signed: (named) => `Người mua đã ký ${named}. Giờ có thể lập hóa đơn mới.`,
  refused: (named) => `Người mua từ chối ${named}.`,
  change_requested: (named) => `Người mua đề nghị sửa ${named}.`,
} as const satisfies Partial<Record<Statement['state'], (named: string) => string>>;

/** To the person of the seller who drafted it; null where there is nothing to say. */
export function answerMail(
  to: { email: string; full_name: string },
  row: Named & Pick<Statement, 'id' | 'state' | 'answer_text'>,
  public_url: string,
): Mail | null {
  const said = Object.hasOwn(ANSWERS, row.state) ? ANSWERS[row.state as keyof typeof ANSWERS] : null;
  if (said === null) return null;
  return mailOf(to.email, {
    subject: `Người mua đã trả lời biên bản ${row.label}`,
    greeting: `Chào ${to.full_name},`,
    before: [said(nameOf(row))],
    message: row.answer_text,
    link: { label: 'Mở biên bản', url: `${public_url}/admin/invoice-statement/${row.id}` },
    after: [],
  });
}
