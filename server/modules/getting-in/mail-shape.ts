import type { Db } from '#server/context.ts';
import type { Mail } from '#server/gateways/mail/mailer.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { escapeHtml } from '#server/platform/http/escape-html.ts';

/** Whom a mail about an account goes to. */
export type Recipient = { email: string; full_name: string; company_name: string };

/** The account as it is now; null once it is deactivated or gone. */
export function recipientOf(db: Db, { tenant_id, user_id }: AccountRef): Promise<Recipient | null> {
  return inTenant(db, tenant_id, async (tx) => {
    const row = await tx
      .selectFrom('users')
      .innerJoin('tenant_profiles', 'tenant_profiles.tenant_id', 'users.tenant_id')
      .select(['users.email', 'users.full_name', 'tenant_profiles.name as company_name'])
      .where('users.id', '=', user_id)
      .where('users.status', '=', 'active')
      .executeTakeFirst();
    return row ?? null;
  });
}

export type AccountRef = { tenant_id: number; user_id: number };

/** Lines under a heading, each with the page that it leads to. */
export type MailSection = {
  heading: string;
  lines: readonly { title: string; detail: string | null; url: string }[];
};

/** What a mail says, before it is text and HTML. */
type MailWords = {
  subject: string;
  greeting: string;
  /** Paragraphs before the link or the code. */
  before: readonly string[];
  link?: { label: string; url: string };
  /** Shown large. */
  code?: string;
  /** Words that a colleague added. */
  message?: string | null;
  sections?: readonly MailSection[];
  after: readonly string[];
};

const SIGNATURE = 'Hóa Đơn Số';
const AUTOMATIC = 'Thư gửi tự động, bạn không cần trả lời.';

/** The mail in both forms: the same words, plain and as sober HTML without outside pictures. */
export function mailOf(to: string, words: MailWords): Mail {
  return { to, subject: words.subject, text: textOf(words), html: htmlOf(words) };
}

function textOf({ greeting, before, link, code, message, sections = [], after }: MailWords): string {
  const quoted = message ? message.split('\n').map((line) => `> ${line}`) : [];
  const parts = [
    greeting,
    ...before,
    quoted.join('\n'),
    ...sections.map(sectionText),
    link === undefined ? '' : `${link.label}:\n${link.url}`,
    code ?? '',
    ...after,
    `${SIGNATURE}\n${AUTOMATIC}`,
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function sectionText({ heading, lines }: MailSection): string {
  const items = lines.map(({ title, detail, url }) => [title, detail, url].filter(Boolean).join('\n'));
  return [heading, ...items].join('\n\n');
}

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
const P = 'margin:0 0 16px';
/** A name that is one long word breaks within the letter; Outlook knows the older name alone. */
const BREAKS = 'overflow-wrap:break-word;word-wrap:break-word';

function htmlOf({ subject, greeting, before, link, code, message, sections = [], after }: MailWords): string {
  const paragraph = (text: string): string => `<p style="${P}">${linesOf(text)}</p>`;
  const body = [
    paragraph(greeting),
    ...before.map(paragraph),
    message ? quote(message) : '',
    ...sections.map(sectionHtml),
    link === undefined ? '' : button(link),
    code === undefined ? '' : largeCode(code),
    ...after.map(paragraph),
    `<p style="margin:24px 0 0;color:#5f6b7a;font-size:13px">${SIGNATURE}<br>${AUTOMATIC}</p>`,
  ];
  return `<!doctype html><html lang="vi"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f5f6f8;color:#1c2430;font-size:15px;line-height:1.6;${FONT}">
<div style="max-width:520px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #e3e6ea;border-radius:8px;${BREAKS}">
${body.filter((part) => part !== '').join('\n')}
</div></body></html>
`;
}

function button({ label, url }: { label: string; url: string }): string {
  const look =
    'display:inline-block;padding:12px 20px;background:#1d4ed8;color:#ffffff;border-radius:6px;text-decoration:none;font-weight:600';
  return `<p style="margin:24px 0 8px"><a href="${escapeHtml(url)}" style="${look}">${escapeHtml(label)}</a></p>
<p style="margin:0 0 24px;color:#5f6b7a;font-size:13px;word-break:break-all">${escapeHtml(url)}</p>`;
}

function sectionHtml({ heading, lines }: MailSection): string {
  const small = 'color:#5f6b7a;font-size:13px';
  const items = lines.map(
    ({
      title,
      detail,
      url,
    }) => `<p style="margin:0 0 14px"><a href="${escapeHtml(url)}" style="color:#1d4ed8;font-weight:600">${escapeHtml(title)}</a>
${detail === null ? '' : `<br>${escapeHtml(detail)}`}
<br><span style="${small};word-break:break-all">${escapeHtml(url)}</span></p>`,
  );
  return `<h2 style="margin:24px 0 12px;font-size:16px">${escapeHtml(heading)}</h2>\n${items.join('\n')}`;
}

function largeCode(code: string): string {
  return `<p style="margin:24px 0;font-size:32px;font-weight:700;letter-spacing:6px">${escapeHtml(code)}</p>`;
}

function quote(message: string): string {
  return `<blockquote style="margin:0 0 16px;padding:8px 16px;border-left:3px solid #c9ced6;color:#3b4654">${linesOf(message)}</blockquote>`;
}

/** The lines of a text, each where it was typed. */
function linesOf(text: string): string {
  return text.split('\n').map(escapeHtml).join('<br>');
}
