import type { FieldValues } from '#domain/documents/format/nodes.ts';
import type { MISTAKE_NOTICE } from '#domain/documents/formats/messages/mistake-notice.format.ts';
import type { Reason } from '#domain/documents/notices.ts';
import type { ReadSigned } from '#domain/documents/signed-document.ts';
import { vietnamDate } from '#server/platform/clock.ts';
import { checkAnswer, numberedErrors } from '../answers/check-result.ts';
import {
  noticeAnswer,
  noticeNumber,
  OFFICE,
  PLACE,
  recipientOf,
  SIGNED_AS,
  VERSION,
} from '../answers/envelope.ts';
import { heldDocument } from '../judge/held-documents.ts';
import { signatureFindings } from '../judge/signature-findings.ts';
import type { DocumentKey } from '../records.ts';
import type { Submission, Findings } from './receiver.ts';
import {
  allReasons,
  formatReasons,
  NO_QUESTION,
  reasonsFor,
  reasonsOf,
  receiver,
  verdictOn,
} from './receiver.ts';

type Notice = ReadSigned<'mistake_notice'>;
type NamedInvoice = FieldValues<(typeof MISTAKE_NOTICE)['fields']['DSHDon']['fields']>;

/** Of this decree (LADHDDT 1): others were never sent here. */
const OF_THIS_DECREE = '1';
/** Loai 2: an answer to a review notice (302). */
const IN_ANSWER = '2';

function keyOf({ KHMSHDon, KHHDon, SHDon, LADHDDT }: NamedInvoice): DocumentKey | null {
  if (LADHDDT !== OF_THIS_DECREE || KHMSHDon === null || KHHDon === null) return null;
  return /^\d{1,8}$/.test(SHDon ?? '') ? { form_no: KHMSHDon, symbol: KHHDon, number: Number(SHDon) } : null;
}

function findingsOn({ value, problems }: Notice, submission: Submission): Findings {
  const { taxpayer, held, knows_notice, signatures, received_on, today } = submission;
  const invoices = value.DSHDon;
  if (taxpayer === null)
    return { message: reasonsOf(['unknown_taxpayer']), documents: invoices.map(() => []) };
  const message = [
    ...formatReasons(problems),
    ...reasonsOf(signatureFindings(signatures[0] ?? [], 'taxpayer', taxpayer, received_on)),
    ...reasonsOf(value.MST === taxpayer.tax_code ? [] : ['wrong_header']),
    ...reasonsOf(value.NTBao > today ? ['dated_in_the_future'] : []),
    ...reasonsOf(value.Loai === IN_ANSWER && !knows_notice ? ['notice_unknown'] : []),
  ];
  const documents = invoices.map((invoice): Reason[] => {
    const key = keyOf(invoice);
    if (key === null) return reasonsOf(invoice.LADHDDT === OF_THIS_DECREE ? ['invoice_unknown'] : []);
    const known = heldDocument(held, key);
    if (known === null) return reasonsOf(['invoice_unknown']);
    const code = invoice.MCCQT ?? invoice.MCQTCap;
    const differs =
      (known.issued_on !== '' && known.issued_on !== invoice.Ngay) || (code !== null && code !== known.code);
    return reasonsOf(differs ? ['invoice_differs'] : []);
  });
  return { message, documents };
}

/**
 * 300 and 303, notice 04/SS-HĐĐT: answered by 301, which says of each invoice whether it is received, or by 204 of kind 9 where the
 * notice itself is invalid.
 */
export const MISTAKE_NOTICES = receiver<{ notice: Notice }>({
  open: ({ message: { header, body } }) => {
    if (body.kind !== 'documents') return 'unreadable';
    const [notice, ...more] = body.documents.filter((document) => document.name === 'mistake_notice');
    if (notice === undefined) return 'unreadable';
    return more.length > 0 || header.count !== 1 ? 'wrong_header' : { notice };
  },
  question: ({ notice: { value } }) => ({
    ...NO_QUESTION,
    keys: value.DSHDon.map(keyOf).filter((key) => key !== null),
    notice_no: value.So,
  }),
  signed: (_notice, { bytes }) => [bytes],
  judge: ({ notice }, submission) => findingsOn(notice, submission),
  answers: ({ notice: { value } }, findings, { to, stamp, sign }) => {
    const at = stamp('verdict');
    const settled = { documents: [], in_force: null, reasons: allReasons(findings) };
    if (findings.message.length > 0) {
      const checked = { taxpayer_name: value.TNNT, count: value.DSHDon.length };
      const part = { kind: '9', part: { KHLKhac: { DSLDo: numberedErrors(findings.message) } } } as const;
      return { ...settled, verdict: 'refused', answers: [checkAnswer(to, at, checked, part, sign)] };
    }
    const answer = noticeAnswer(
      recipientOf(to),
      '301',
      at,
      {
        name: 'mistake_result',
        number: noticeNumber('SS', at),
        value: {
          PBan: VERSION,
          MSo: '01/TB-HĐSS',
          Ten: 'Thông báo về việc tiếp nhận và kết quả xử lý hóa đơn điện tử có sai sót',
          DDanh: PLACE,
          ...OFFICE,
          TNNT: value.TNNT,
          MST: value.MST,
          MDVQHNSach: value.MDVQHNSach,
          MGDDTu: to.message_id,
          TGNhan: vietnamDate(Date.parse(to.received_on)),
          STTThe: '1',
          ...SIGNED_AS,
          DSLDKCNhan: [],
          DSHDon: value.DSHDon.map((invoice, place) => ({
            STT: invoice.STT ?? String(place + 1),
            MCQTCap: invoice.MCCQT ?? invoice.MCQTCap,
            KHMSHDon: invoice.KHMSHDon,
            KHHDon: invoice.KHHDon,
            SHDon: invoice.SHDon,
            NLap: invoice.Ngay,
            LADHDDT: invoice.LADHDDT,
            TCTBao: invoice.TCTBao,
            ...result(reasonsFor(findings, place)),
          })),
        },
      },
      sign,
    );
    return { ...settled, verdict: verdictOn(findings), answers: [answer] };
  },
});

/** TTTNCCQT: 1 received, 2 not. */
function result(reasons: readonly Reason[]) {
  return {
    TTTNCCQT: reasons.length === 0 ? '1' : '2',
    DSLDKTNhan: reasons.map(({ code, text, remedy }) => ({
      MLoi: code,
      MTLoi: text,
      HDXLy: remedy,
      GChu: null,
    })),
  };
}
