import type { SigningState } from '../signing/lifecycle.ts';
import { hasSigningFailed, isAwaitingSigner, isSigned } from '../signing/lifecycle.ts';
import type { DocumentStage } from './document-stage.ts';
import type { TransmissionState } from './lifecycle.ts';
import {
  TRANSMISSION_STATUSES,
  type StatusRow,
  type Tone,
  type TransmissionStatus,
} from './statuses.table.ts';

/** What the screen follows while a document is on its way. */
export type PublicationStatus = LocalStatus | TransmissionStatus;

type LocalStatus =
  | 'draft'
  | 'queued'
  | 'numbered'
  | 'signing'
  | 'signed'
  | 'signature_failed'
  | 'unknown'
  | 'to_report'
  | 'to_package'
  | 'packed'
  | 'cancelled';

export type Publication = {
  status: PublicationStatus;
  label: string;
  tone: Tone;
  /** Nothing more will come by itself: stop asking. */
  final: boolean;
  error: boolean;
};

const LOCAL = {
  draft: { label: 'Nháp', tone: 'default', is_error: false, final: true },
  queued: { label: 'Chờ phát hành', tone: 'default', is_error: false, final: false },
  numbered: { label: 'Đã cấp số', tone: 'default', is_error: false, final: false },
  signing: { label: 'Đang ký', tone: 'warning', is_error: false, final: false },
  signed: { label: 'Đã ký', tone: 'highlight', is_error: false, final: false },
  signature_failed: { label: 'Ký số lỗi', tone: 'critical', is_error: true, final: true },
  unknown: { label: 'Chưa rõ', tone: 'unknown', is_error: false, final: false },
  // Issued already: its data is sent in a table of the month or quarter.
  to_report: { label: 'Chờ bảng tổng hợp', tone: 'highlight', is_error: false, final: true },
  // Issued already, by a cash register: its data is sent together with others by the end of its day.
  to_package: { label: 'Chưa gửi', tone: 'default', is_error: false, final: true },
  packed: { label: 'Chờ theo lô', tone: 'warning', is_error: false, final: true },
  // Of an invoice alone: its document keeps the refusal it got.
  cancelled: { label: 'Đã hủy', tone: 'default', is_error: false, final: true },
} as const satisfies Record<LocalStatus, StatusRow>;

export const PUBLICATION_STATUSES: Readonly<Record<PublicationStatus, StatusRow>> = {
  ...LOCAL,
  ...TRANSMISSION_STATUSES,
};

/** Nothing of it has left for the tax authority, as far as is known: its deadline runs on. */
export const UNSENT: readonly PublicationStatus[] = [
  'draft',
  'queued',
  'numbered',
  'signing',
  'signed',
  'signature_failed',
  'requesting_digital_signature_is_faulty',
  'unknown',
  'to_package',
];

/** The other side has taken it, or need not by itself: nothing more is to come, and it is not refused, begun or given up. */
export function isTaken(status: PublicationStatus): boolean {
  const { final, is_error } = PUBLICATION_STATUSES[status];
  return final && !is_error && status !== 'draft' && status !== 'cancelled';
}

/** Of a record by its status: sent and not refused, so neither changed nor sent again. */
export function isOnItsWay({ status, status_error }: { status: string; status_error: boolean }): boolean {
  return status !== 'draft' && !status_error;
}

export type ThreeStates = {
  stage: DocumentStage;
  signing: SigningState;
  transmission: TransmissionState;
};

/** One answer out of the three machines: the furthest one that has something to say. */
export function publicationOf(states: ThreeStates): Publication {
  const status = statusOf(states);
  const { label, tone, final, is_error } = PUBLICATION_STATUSES[status];
  return { status, label, tone, final, error: is_error };
}

function statusOf({ stage, signing, transmission }: ThreeStates): PublicationStatus {
  if (stage === 'draft' || stage === 'queued') return stage;
  if (transmission !== 'not_sent') return transmission;
  if (isSigned(signing)) return 'signed';
  if (hasSigningFailed(signing)) return 'signature_failed';
  return isAwaitingSigner(signing) ? 'signing' : 'numbered';
}
