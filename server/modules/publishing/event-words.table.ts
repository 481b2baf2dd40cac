import type { EventWords } from '#server/modules/documents/index.ts';

/** Nhật ký: what the lines of an invoice's history say that other documents do not have, or say otherwise. */
export const INVOICE_EVENTS = {
  created: { title: 'Lập hóa đơn nháp', tone: 'default', detail: () => null },
  publication_asked: { title: 'Yêu cầu ký và phát hành', tone: 'default', detail: () => null },
  number_reserved: {
    title: 'Cấp số hóa đơn',
    tone: 'highlight',
    detail: ({ number }) => `Số ${number}, thuộc hóa đơn này từ nay`,
  },
  code_issued: {
    title: 'Cơ quan thuế cấp mã · thông điệp 202',
    tone: 'success',
    detail: ({ code }) => code ?? null,
  },
  code_denied: {
    title: 'Cơ quan thuế từ chối cấp mã · thông điệp 204',
    tone: 'critical',
    detail: ({ reason }) => reason ?? null,
  },
} as const satisfies Readonly<Record<string, EventWords>>;
