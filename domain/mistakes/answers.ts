import type { Reason } from '../documents/notices.ts';
import type { ReadSigned } from '../documents/signed-document.ts';

/** What the authority says of one invoice of a notice. */
type MistakeLineResult = {
  /** From 1, in the order of the notice. */
  position: number;
  received: boolean;
  reasons: readonly Reason[];
};

/** 01/TB-HĐSS (301): the notice as a whole is not taken, or each of its invoices is taken or not. */
export type MistakeResult = {
  message_id: string;
  notice_no: string | null;
  noticed_on: string | null;
  /** Why nothing of the notice was taken; empty where its invoices are judged one by one. */
  reasons: readonly Reason[];
  lines: readonly MistakeLineResult[];
};

const RECEIVED = '1';
const NOT_RECEIVED = '2';

/** The answer in a document of message 301; null of any other, and where a line says neither yes nor no. */
export function mistakeResultOf(read: ReadSigned): MistakeResult | null {
  if (read.name !== 'mistake_result') return null;
  const { value, number } = read;
  if (value.DSHDon.some(({ TTTNCCQT }) => TTTNCCQT !== RECEIVED && TTTNCCQT !== NOT_RECEIVED)) return null;
  return {
    message_id: value.MGDDTu,
    notice_no: number?.So ?? null,
    noticed_on: number?.NTBao ?? null,
    reasons: value.DSLDKCNhan.map(({ MLoi, MTa }) => ({ code: MLoi, text: MTa, remedy: null })),
    lines: value.DSHDon.map(({ STT, TTTNCCQT, DSLDKTNhan }, at) => ({
      position: STT === null ? at + 1 : Number(STT),
      received: TTTNCCQT === RECEIVED,
      reasons: DSLDKTNhan.map(({ MLoi, MTLoi, HDXLy }) => ({ code: MLoi, text: MTLoi, remedy: HDXLy })),
    })),
  };
}
