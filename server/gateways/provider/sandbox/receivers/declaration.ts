import { randomInt } from 'node:crypto';
import type { ReadDeclaration } from '#domain/documents/declaration-xml.ts';
import { declarationOf } from '#domain/documents/declaration-xml.ts';
import type { Reason } from '#domain/documents/notices.ts';
import { readMessage } from '#domain/documents/read-message.ts';
import type { InvoiceType } from '#domain/registration/boxes.table.ts';
import type { DeclarationContent } from '#domain/registration/content.ts';
import { parseXml } from '#server/platform/xmldsig/parse.ts';
import {
  delegationAnswer,
  decisionAnswer,
  readingAnswer,
  requestToExplain,
} from '../answers/declaration-answers.ts';
import { plainSerial, signatureFindings } from '../judge/signature-findings.ts';
import type { ReasonName } from '../reasons.table.ts';
import type { Settled, Taxpayer } from '../records.ts';
import type { Submission, Findings, Hand } from './receiver.ts';
import { allReasons, formatReasons, NO_QUESTION, reasonsOf, receiver } from './receiver.ts';

/** Which forms (KHMSHDon) a box of part 4 covers. */
const FORMS = {
  vat: ['1'],
  vat_with_receipt: ['8'],
  sales: ['2'],
  sales_with_receipt: ['9'],
  commercial: ['7'],
  foreign_supplier: [],
  public_assets: ['3'],
  national_reserve: ['4'],
  other: ['5'],
  documents_like_invoices: ['6'],
} satisfies Record<InvoiceType, readonly string[]>;

const chosen = <Name extends string>(boxes: Readonly<Record<Name, boolean>>): Name[] =>
  (Object.keys(boxes) as Name[]).filter((name) => boxes[name]);

/** What is in force once a declaration is accepted: its boxes, and the certificates of before with its own added or stopped. */
function inForce(content: DeclarationContent, before: Taxpayer | null): Taxpayer {
  const serials = new Set(before?.certificate_serials);
  for (const { serial, action } of content.certificates) {
    if (action === 'stop') serials.delete(plainSerial(serial));
    else serials.add(plainSerial(serial));
  }
  const by_register = content.invoice_modes.coded_cash_register;
  return {
    tax_code: content.taxpayer.tax_code,
    name: content.taxpayer.name,
    address: content.contact.address,
    email: content.contact.email,
    certificate_serials: [...serials],
    forms: chosen(content.invoice_types).flatMap((type) => FORMS[type]),
    modes: [...chosen(content.invoice_modes), ...chosen(content.transfer)],
    register_code: by_register ? (before?.register_code ?? newRegisterCode()) : null,
  };
}

const CHARACTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789';

/** Five characters of the authority's choice (103, MCCQT). */
function newRegisterCode(): string {
  return Array.from({ length: 5 }, () => CHARACTERS[randomInt(CHARACTERS.length)] ?? 'A').join('');
}

/** Why the portal does not take the declaration in (102 of kind 2 or 4). */
function receptionFindings({ content, format_problems }: ReadDeclaration, submission: Submission): Reason[] {
  const { taxpayer, signatures, received_on, today } = submission;
  const { purpose, declared_on } = content;
  const names: ReasonName[] = signatureFindings(signatures[0] ?? [], 'taxpayer', null, received_on);
  if (declared_on > today) names.push('dated_in_the_future');
  if (purpose === 'new' && taxpayer !== null) names.push('declared_already');
  if (purpose === 'change' && taxpayer === null) names.push('nothing_declared');
  return [...formatReasons(format_problems), ...reasonsOf(names)];
}

/** Why the tax office does not accept what it says (103 of kind 2). */
function contentFindings(content: DeclarationContent, submission: Submission): Reason[] {
  const { certificates } = content;
  const names: ReasonName[] = [];
  if (chosen(content.invoice_modes).length === 0) names.push('no_mode');
  if (chosen(content.transfer).length === 0) names.push('no_transfer');
  if (chosen(content.invoice_types).length === 0) names.push('no_invoice_type');
  if (inForce(content, submission.taxpayer).certificate_serials.length === 0) names.push('no_certificate');
  if (certificates.some(({ action, valid_to }) => action !== 'stop' && valid_to < submission.received_on))
    names.push('declared_certificate_expired');
  return reasonsOf(names);
}

/**
 * 100, declaration 01/ĐKTĐ-HĐĐT. Its findings: what keeps it from being received (of the message), and from being accepted (of its one
 * document). Answered by 102 and 103, and by 104 where it delegates; between them a person may have to confirm or to explain.
 */
export const DECLARATIONS = receiver<{ read: ReadDeclaration }>({
  open: ({ message: { header, body } }) => {
    if (body.kind !== 'documents') return 'unreadable';
    const [first, ...more] = body.documents.filter((document) => document.name === 'declaration');
    if (first === undefined) return 'unreadable';
    const read = declarationOf(first);
    const agrees = header.count === 1 && read.content.taxpayer.tax_code === header.tax_code;
    return more.length > 0 || !agrees ? 'wrong_header' : { read };
  },
  question: () => ({ ...NO_QUESTION, locks: [''] }),
  signed: (_content, { bytes }) => [bytes],
  judge: ({ read }, submission): Findings => ({
    message: receptionFindings(read, submission),
    documents: [contentFindings(read.content, submission)],
  }),
  answers: ({ read: { content } }, findings, hand): Settled => {
    const { stage } = hand;
    const refused = findings.message.length > 0 || stage === 'not_received';
    const reading = readingAnswer(content, hand, refused ? allReasons(findings) : []);
    if (refused) return { ...NOTHING, verdict: 'refused', reasons: allReasons(findings), answers: [reading] };
    if (stage === 'confirm') return { ...NOTHING, verdict: 'waiting', answers: [reading] };
    if (stage === 'explain')
      return { ...NOTHING, verdict: 'waiting', answers: [reading, requestToExplain(hand)] };
    const decided = decision(content, hand, findings.documents[0] ?? []);
    return { ...decided, answers: [reading, ...decided.answers] };
  },
});

const NOTHING = { reasons: [], documents: [], in_force: null } as const;

/** The decision on a declaration that waited; its bytes were read once already. */
export function decideDeclaration(bytes: Uint8Array, hand: Hand, reasons: readonly Reason[]): Settled {
  const body = readMessage(parseXml(bytes))?.body;
  const found = body?.kind === 'documents' ? body.documents : [];
  const declaration = found.find((document) => document.name === 'declaration');
  if (declaration === undefined) throw new RangeError('what waits is no declaration');
  return decision(declarationOf(declaration).content, hand, reasons);
}

/** 103, and 104 where it delegates. */
function decision(content: DeclarationContent, hand: Hand, reasons: readonly Reason[]): Settled {
  const in_force = reasons.length === 0 ? inForce(content, hand.taxpayer) : null;
  const answer = decisionAnswer(content, hand, reasons, in_force?.register_code ?? null);
  const delegates = in_force !== null && content.delegations.length > 0;
  return {
    ...NOTHING,
    verdict: in_force === null ? 'refused' : 'accepted',
    reasons,
    answers: delegates ? [answer, delegationAnswer(content, hand)] : [answer],
    in_force,
  };
}
