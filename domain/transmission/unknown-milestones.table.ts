/** How far into Chưa rõ a document is: what a person may do beside what the product does by itself. */
export type UnknownMilestone = {
  /** Minutes since the message was lost sight of. */
  readonly after_minutes: number;
  /** Vietnamese: what to do from then on. */
  readonly advice: string;
};

/** In their order, the first from the beginning. No law sets these times: they are ours, longer than a provider is usually silent. */
export const UNKNOWN_MILESTONES = [
  {
    after_minutes: 0,
    advice: 'Bạn chưa phải làm gì. Phần lớn trường hợp tự rõ trong vài phút.',
  },
  {
    after_minutes: 15,
    advice:
      'Bấm Tra cứu ngay. Vẫn chưa rõ thì xem mạng của đơn vị và thông báo sự cố của đơn vị truyền nhận.',
  },
  {
    after_minutes: 60,
    advice: 'Gọi đơn vị truyền nhận, đọc cho họ mã thông điệp trong Bằng chứng và hỏi họ đã nhận hay chưa.',
  },
  {
    after_minutes: 24 * 60,
    advice:
      'Hỏi cơ quan thuế quản lý, kèm bằng chứng, để xác nhận tình trạng. Vẫn không lập chứng từ khác thay thế.',
  },
] as const satisfies readonly UnknownMilestone[];

const MINUTE_MS = 60_000;

/** The milestone passed after `elapsed_ms` milliseconds of an unknown outcome, and the next; null after the last. */
export function unknownMilestone(elapsed_ms: number): {
  passed: UnknownMilestone;
  next: UnknownMilestone | null;
} {
  const minutes = Math.max(0, elapsed_ms) / MINUTE_MS;
  const later = UNKNOWN_MILESTONES.findIndex(({ after_minutes }) => after_minutes > minutes);
  const at = later < 0 ? UNKNOWN_MILESTONES.length : later;
  return {
    passed: UNKNOWN_MILESTONES[at - 1] ?? UNKNOWN_MILESTONES[0],
    next: UNKNOWN_MILESTONES[at] ?? null,
  };
}
