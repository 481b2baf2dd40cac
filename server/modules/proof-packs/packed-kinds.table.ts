import type { PackKind } from '#domain/proof-pack/manifest.ts';
import type { Context, Tx } from '#server/context.ts';
import { mistakeTable, printedNotice } from '#server/modules/invoice-mistakes/index.ts';
import { findInvoice } from '#server/modules/invoices/index.ts';
import { printedInvoice } from '#server/modules/publishing/index.ts';
import { printedRegistration, registrationTable } from '#server/modules/registrations/index.ts';
import { summaryTable } from '#server/modules/summary-tables/index.ts';
import type { MessageSubject } from '#server/modules/transmissions/index.ts';
import type { ProofPackDeps } from './write-pack.ts';

type Printing = (
  deps: ProofPackDeps,
  context: Pick<Context, 'account' | 'tenant' | 'clock'>,
  id: number,
  version: number,
) => Promise<{ bytes: Uint8Array }>;

type PackedKind = {
  /** What a pack of one of them holds. */
  kinds: readonly PackKind[];
  /** 404 where the company has none of that number. */
  find(tx: Tx, id: number): Promise<unknown>;
  /** Its form for people, of the version that has its file beside it; null of a kind that has none. */
  print: Printing | null;
  /** What it is called in the name of the file. */
  file: string;
  /** And by people, before its own name: that of a notice is the invoice it is about. */
  what: string;
  /** Why there is no pack yet. */
  not_signed: string;
  /** Why an account that may not see all of its messages has none. */
  hidden: string;
};

const hiddenOf = (what: string): string =>
  `Bạn chưa có quyền xem mọi thông điệp của ${what} này. Hãy nhờ người quản lý cấp quyền xem lịch sử truyền nhận.`;
const unsignedOf = (what: string): string =>
  `${what} chưa ký nên chưa có gì làm bằng chứng. Hãy ký và gửi trước.`;

const PAPERS: readonly PackKind[] = ['papers', 'messages'];

/** Documents that have a proof pack each. */
export const PACKED_KINDS = {
  invoice: {
    kinds: ['invoice_xml', 'invoice_pdf', 'messages'],
    find: findInvoice,
    print: (deps, context, id, version) => printedInvoice(deps, context, id, { version }),
    file: 'hoa-don',
    what: 'Hóa đơn',
    not_signed: 'Hóa đơn chưa phát hành nên chưa có gì làm bằng chứng. Hãy ký và phát hành trước.',
    hidden: hiddenOf('hóa đơn'),
  },
  declaration: {
    kinds: PAPERS,
    find: (tx, id) => registrationTable.get(tx, id),
    print: ({ invoice_printer }, context, id, version) =>
      printedRegistration(invoice_printer, context, id, version),
    file: 'to-khai',
    what: 'Tờ khai',
    not_signed: unsignedOf('Tờ khai'),
    hidden: hiddenOf('tờ khai'),
  },
  invoice_mistake: {
    kinds: PAPERS,
    find: (tx, id) => mistakeTable.get(tx, id),
    print: ({ invoice_printer }, context, id, version) =>
      printedNotice(invoice_printer, context, id, version),
    file: 'thong-bao-sai-sot',
    what: 'Thông báo hóa đơn sai sót',
    not_signed: unsignedOf('Thông báo'),
    hidden: hiddenOf('thông báo'),
  },
  data_summary_table: {
    kinds: PAPERS,
    find: (tx, id) => summaryTable.get(tx, id),
    print: null,
    file: 'bang-tong-hop',
    what: 'Bảng tổng hợp',
    not_signed: unsignedOf('Bảng tổng hợp'),
    hidden: hiddenOf('bảng tổng hợp'),
  },
} as const satisfies Record<MessageSubject, PackedKind>;
