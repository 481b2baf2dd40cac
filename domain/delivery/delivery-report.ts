/** What a mail server reports of one recipient (RFC 3464): for good, as delivered, or that it keeps trying. */
type DeliveryOutcome = 'bounced' | 'delivered' | 'delayed';

/** Why a mail came back, as far as it decides what to do: correct the address, or send it again later. */
type BounceKind = 'no_mailbox' | 'no_domain' | 'full' | 'refused' | 'other';

export type RecipientReport = {
  outcome: DeliveryOutcome;
  /** Null unless it bounced. */
  kind: BounceKind | null;
  /** `5.1.1` (RFC 3463); null where it is of no shape. */
  status: string | null;
  /** The other server's own words, in one line. */
  said: string | null;
};

const OUTCOMES: Readonly<Record<string, DeliveryOutcome>> = {
  failed: 'bounced',
  delivered: 'delivered',
  delayed: 'delayed',
  // Handed on to a system that reports nothing (relayed), or to a list (expanded): not known to have arrived.
};

/** The reports in the text of a message/delivery-status part: fields of the message first, then a group for each recipient. */
export function recipientReports(text: string): RecipientReport[] {
  const groups = text
    .replaceAll('\r\n', '\n')
    .split(/\n[ \t]*\n/u)
    .map(fieldsIn);
  return groups.flatMap((fields) => {
    const outcome = OUTCOMES[fields.get('action')?.toLowerCase() ?? ''];
    if (outcome === undefined || !(fields.has('final-recipient') || fields.has('original-recipient')))
      return [];
    const status = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(fields.get('status') ?? '')?.[0] ?? null;
    const said = valueAfterType(fields.get('diagnostic-code'));
    return [{ outcome, status, said, kind: outcome === 'bounced' ? kindOf(status, said) : null }];
  });
}

/** `name: value`, folded lines put together (RFC 5322 2.2.3). */
function fieldsIn(group: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const line of group.replaceAll(/\n[ \t]+/g, ' ').split('\n')) {
    const at = line.indexOf(':');
    if (at > 0) fields.set(line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim());
  }
  return fields;
}

const MAX_SAID = 500;

/** `smtp; 550 5.1.1 No such user` without its type. */
function valueAfterType(field: string | undefined): string | null {
  const value =
    field
      ?.replace(/^[\w-]+\s*;\s*/, '')
      .replaceAll(/\s+/g, ' ')
      .trim() ?? '';
  return value === '' ? null : value.slice(0, MAX_SAID);
}

/** By the enhanced code (RFC 3463 3.2 and after) and, where servers give a general one, by the words most of them use. */
function kindOf(status: string | null, said: string | null): BounceKind {
  const [, subject = '', detail = ''] = (status ?? '').split('.');
  const code = `${subject}.${detail}`;
  if (['1.1', '1.6', '1.10', '2.1'].includes(code)) return 'no_mailbox';
  if (['1.2', '4.4'].includes(code)) return 'no_domain';
  if (['2.2', '3.1'].includes(code)) return 'full';
  const words = said?.toLowerCase() ?? '';
  if (
    /no such user|user unknown|unknown user|does not exist|mailbox (not found|unavailable)|recipient.*not found/.test(
      words,
    )
  )
    return 'no_mailbox';
  if (/host not found|domain.*not found|nxdomain|no mx/.test(words)) return 'no_domain';
  if (/quota|mailbox (is )?full|over limit/.test(words)) return 'full';
  if (subject === '7' || /spam|blocked|policy|blacklist/.test(words)) return 'refused';
  return 'other';
}

const REASONS: Readonly<Record<BounceKind, string>> = {
  no_mailbox: 'Máy chủ nhận nói không có hộp thư này. Gửi lại cùng địa chỉ sẽ bị trả lại tiếp.',
  no_domain: 'Không tìm thấy máy chủ của tên miền này. Hãy kiểm tra phần sau dấu @.',
  full: 'Hộp thư người nhận đã đầy. Gửi lại sau, hoặc đưa liên kết qua Zalo, SMS.',
  refused: 'Máy chủ nhận từ chối thư này. Hãy đưa liên kết qua Zalo, SMS, hoặc hỏi người nhận địa chỉ khác.',
  other: 'Thư bị trả lại. Hãy hỏi người nhận địa chỉ khác, hoặc đưa liên kết qua Zalo, SMS.',
};

/** What the sender reads: what to do, then the server's own words. */
export function bounceWords({ kind, said }: Pick<RecipientReport, 'kind' | 'said'>): string {
  const reason = REASONS[kind ?? 'other'];
  return said === null ? reason : `${reason} (${said})`;
}
