import type { Reason } from '../documents/notices.ts';
import type { ReadSigned } from '../documents/signed-document.ts';
import { signingInstantOf } from '../signing/signing-time.ts';
import { choiceOf, PURPOSES } from './codes.table.ts';
import type { DeclarationPurpose } from './content.ts';

/** Số thông báo and its day, YYYY-MM-DD; null where the notice names none. */
type Notice = { notice_no: string | null; noticed_on: string | null };

/** What the tax authority says to a declaration, or about the use of invoices. */
export type RegistrationAnswer =
  /** 102, 01/TB-TNĐT. `message_id` is that of the declaration's message; `received_on` an instant, ISO with Z. */
  | (Notice & {
      kind: 'received';
      purpose: DeclarationPurpose;
      message_id: string;
      received_on: string | null;
    })
  | (Notice & {
      kind: 'not_received';
      purpose: DeclarationPurpose;
      message_id: string;
      reasons: readonly Reason[];
    })
  /** 103, 01/TB-ĐKĐT. */
  | (Notice & {
      kind: 'accepted';
      purpose: DeclarationPurpose;
      /** Five characters for codes of cash-register invoices (MCCQT). */
      cash_register_code: string | null;
      tax_authority_name: string;
    })
  | (Notice & {
      kind: 'not_accepted';
      purpose: DeclarationPurpose;
      tax_authority_name: string;
      reasons: readonly Reason[];
    })
  /** 104: each party to a delegation by itself; one with reasons is refused. */
  | (Notice & { kind: 'delegations_decided'; message_id: string; parties: readonly DecidedParty[] })
  /** 105, 01/TB-KTT: change by a declaration until `change_by` (YYYY-MM-DD). */
  | (Notice & { kind: 'end_of_use'; cause: EndOfUse; change_by: string });

/** THop 1: the time of coded invoices free of charge is over; 2: no longer entitled to uncoded ones. */
type EndOfUse = 'coded_period_over' | 'uncoded_not_allowed';

type DecidedParty = {
  tax_code: string;
  name: string;
  accepted: boolean;
  accepted_on: string | null;
  reasons: readonly Reason[];
};

/** The answer in a document of message 102, 103, 104 or 105; null of any other, and where its result is neither yes nor no. */
export function registrationAnswer(read: ReadSigned): RegistrationAnswer | null {
  if (read.name === 'declaration_received') return receptionOf(read);
  if (read.name === 'declaration_decided') return decisionOf(read);
  if (read.name === 'delegation_decided') return delegationsOf(read);
  return read.name === 'end_of_use' ? endOfUseOf(read) : null;
}

/** THop of 102. */
const RECEPTIONS = {
  '1': { purpose: 'new', received: true },
  '2': { purpose: 'new', received: false },
  '3': { purpose: 'change', received: true },
  '4': { purpose: 'change', received: false },
} as const satisfies Readonly<Record<string, { purpose: DeclarationPurpose; received: boolean }>>;

function receptionOf({ value }: ReadSigned<'declaration_received'>): RegistrationAnswer | null {
  const { THop, MGDDTu: message_id, So, NTBao, TGNhan } = value;
  if (!isKeyOf(RECEPTIONS, THop)) return null;
  const { purpose, received } = RECEPTIONS[THop];
  const notice = { purpose, message_id, notice_no: given(So), noticed_on: given(NTBao) };
  return received
    ? { kind: 'received', ...notice, received_on: TGNhan === null ? null : signingInstantOf(TGNhan) }
    : { kind: 'not_received', ...notice, reasons: reasonsOf(value.DSLDKCNhan) };
}

const ACCEPTED = '1';
const REFUSED = '2';

function decisionOf({ value, number }: ReadSigned<'declaration_decided'>): RegistrationAnswer | null {
  const { TTXNCQT, HTDKy, MCCQT, TCQT: tax_authority_name } = value;
  const purpose = choiceOf(PURPOSES, HTDKy);
  if (purpose === null) return null;
  const notice = { purpose, tax_authority_name, ...noticeOf(number) };
  if (TTXNCQT === ACCEPTED) return { kind: 'accepted', ...notice, cash_register_code: MCCQT };
  if (TTXNCQT !== REFUSED) return null;
  return { kind: 'not_accepted', ...notice, reasons: reasonsOf(value.DSLDKCNhan) };
}

function delegationsOf({ value, number }: ReadSigned<'delegation_decided'>): RegistrationAnswer {
  const beside = noticeOf(number);
  return {
    kind: 'delegations_decided',
    notice_no: beside.notice_no ?? given(value.So),
    noticed_on: beside.noticed_on ?? given(value.NTBao),
    message_id: value.MGDDTu,
    parties: value.DSTTUNhiem.map(({ MST, TTChuc, NTNhan, DSLDKCNhan }) => ({
      tax_code: MST,
      name: TTChuc,
      accepted: DSLDKCNhan.length === 0,
      accepted_on: NTNhan,
      reasons: reasonsOf(DSLDKCNhan),
    })),
  };
}

const CAUSES = {
  '1': 'coded_period_over',
  '2': 'uncoded_not_allowed',
} as const satisfies Readonly<Record<string, EndOfUse>>;

function endOfUseOf({ value, number }: ReadSigned<'end_of_use'>): RegistrationAnswer | null {
  const { THop, NYCCDoi: change_by } = value;
  if (!isKeyOf(CAUSES, THop)) return null;
  return { kind: 'end_of_use', cause: CAUSES[THop], change_by, ...noticeOf(number) };
}

function noticeOf(number: ReadSigned['number']): Notice {
  return { notice_no: given(number?.So), noticed_on: given(number?.NTBao) };
}

function reasonsOf(refusals: readonly { MLoi: string; MTa: string }[]): Reason[] {
  return refusals.map(({ MLoi, MTa }) => ({ code: MLoi, text: MTa, remedy: null }));
}

function given(text: string | undefined): string | null {
  return text === undefined || text === '' ? null : text;
}

function isKeyOf<T extends object>(table: T, key: string): key is keyof T & string {
  return Object.hasOwn(table, key);
}
