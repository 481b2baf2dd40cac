import { allowanceOn, GRACE_DAYS, needsPackage, type AllowanceRefusal } from '#domain/payments/allowance.ts';
import type { Tx } from '#server/context.ts';
import type { Clock } from '#server/platform/clock.ts';
import { failure, type Failure } from '#server/platform/http/failure.ts';
import { grants, submittedSince, trialEnd } from './grants.ts';

const MESSAGES: Readonly<Record<AllowanceRefusal, string>> = {
  trial_ended: 'Thời gian dùng thử đã hết nên chưa phát hành được.',
  package_ended: `Gói dịch vụ đã hết hạn quá ${GRACE_DAYS} ngày nên chưa phát hành được.`,
  package_used_up: 'Đã dùng hết số hóa đơn của gói, kể cả phần dùng thêm, nên chưa phát hành được.',
};

const refusal = (code: AllowanceRefusal): Failure =>
  failure(422, code, `${MESSAGES[code]} Bản nháp vẫn còn; mua gói ở Gói dịch vụ rồi phát hành lại.`);

const stopped = (message: string): string =>
  `${message} Các hóa đơn còn lại vẫn là bản nháp; mua gói ở Gói dịch vụ rồi bấm Tiếp tục.`;

/** Why a batch as a whole cannot go on, of the code of a refusal; null of any other. What was not taken waits for a person to let it go on. */
export const stopsBatch = (code: string | undefined): string | null =>
  needsPackage(code) ? stopped(MESSAGES[code]) : null;

/** Why nothing would be published by itself now, and what to do; null where a package, or a trial, allows it. */
export async function whyNothingIssues(
  tx: Tx,
  clock: Clock,
): Promise<{ code: AllowanceRefusal; message: string } | null> {
  const code = (await issuingQuota(tx, clock)).refused();
  return code === null
    ? null
    : {
        code,
        message: `${MESSAGES[code]} Hóa đơn đến giờ chạy được để lại là bản nháp. Mua gói ở Gói dịch vụ, lịch tự chạy tiếp; bản nháp đã để lại thì tự bấm phát hành.`,
      };
}

/** Why not one more invoice could be published now; null where it could. */
export async function whyNotOneMore(tx: Tx, clock: Clock): Promise<Failure | null> {
  const code = (await issuingQuota(tx, clock)).refused();
  return code === null ? null : refusal(code);
}

const STOPPED: readonly string[] = Object.values(MESSAGES).map(stopped);
const BOUGHT =
  'Lô dừng vì hết gói dịch vụ. Nay gói đã phát hành được: bấm Tiếp tục để phát hành các hóa đơn còn lại.';

/** Why a batch was paused, as it is today: a package may have been bought since one stopped it. */
export async function whyPaused(tx: Tx, paused_because: string | null, clock: Clock): Promise<string | null> {
  if (paused_because === null || !STOPPED.includes(paused_because)) return paused_because;
  const quota = await issuingQuota(tx, clock);
  return quota.refused() === null ? BOUGHT : paused_because;
}

/** What is left of the package while invoices are queued in one transaction. */
type IssuingQuota = {
  /** Takes one invoice of it. Failures: 422 trial_ended, package_ended, package_used_up. */
  take(): void;
  /** Why not one more could be taken; null where it could. */
  refused(): AllowanceRefusal | null;
};

/**
 * The quota of a company today. Those that are queued count already. Two that publish at once may both take the last one: a package is
 * no legal number, and what is used is counted from the invoices.
 */
export async function issuingQuota(tx: Tx, clock: Clock): Promise<IssuingQuota> {
  const today = clock.today();
  const allowance = allowanceOn({ grants: await grants(tx), trial_until: await trialEnd(tx) }, today);
  if (typeof allowance === 'string') {
    const refuse = refusal(allowance);
    return {
      take: () => {
        throw refuse;
      },
      refused: () => allowance,
    };
  }
  const { invoices, counted, grace } = allowance;
  if (invoices === null) return { take: () => undefined, refused: () => null };
  const total = invoices + grace;
  let left = counted === null ? total : total - (await submittedSince(tx, counted));
  return {
    take: () => {
      if (left <= 0) throw refusal('package_used_up');
      left -= 1;
    },
    refused: () => (left > 0 ? null : 'package_used_up'),
  };
}
