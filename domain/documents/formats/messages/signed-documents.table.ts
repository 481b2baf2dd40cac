import type { FormatVersion } from '../../../rules/particulars/format-versions.table.ts';
import type { DocumentFormat } from '../../format/nodes.ts';
import { CHECK_RESULT } from './check-result.format.ts';
import { CORRECTION_LIST, CORRECTION_MINUTES } from './correction-papers.format.ts';
import {
  DECLARATION_DECIDED,
  DECLARATION_RECEIVED,
  DELEGATION_DECIDED,
  END_OF_USE,
} from './declaration-answers.format.ts';
import { DECLARATION, DELEGATION_DECLARATION } from './declaration.format.ts';
import { EXPLANATION } from './explanation.format.ts';
import { MISTAKE_RESULT, REVIEW_NOTICE } from './mistake-answers.format.ts';
import { MISTAKE_NOTICE } from './mistake-notice.format.ts';
import { PER_OCCURRENCE_ANSWER, PER_OCCURRENCE_REQUEST } from './per-occurrence.format.ts';
import { SUMMARY_TABLE } from './summary-table.format.ts';

/** The elements of DSCKS that hold signatures. */
export type SignaturePlace = 'NNT' | 'TTCQT' | 'CQT' | 'NBan' | 'NMua' | 'CCKSKhac';

export type SignedDocumentRow = {
  /** The element around the data and its signatures. */
  readonly wrapper: string;
  /** What is signed. */
  readonly data: DocumentFormat;
  /** Whether the number of the notice is beside it (STBao). */
  readonly numbered: boolean;
  readonly signatures: {
    /** Written even without a signature. */
    readonly always: SignaturePlace;
    readonly order: readonly SignaturePlace[];
  };
  /** The first version that has it. */
  readonly since: FormatVersion;
};

const BY_TAXPAYER = { always: 'NNT', order: ['NNT', 'CCKSKhac'] } as const;
const BY_AUTHORITY = { always: 'CQT', order: ['TTCQT', 'CQT', 'CCKSKhac'] } as const;
const BY_BOTH_SIDES = { always: 'NBan', order: ['NBan', 'NMua', 'CCKSKhac'] } as const;

const taxpayers = <D extends DocumentFormat>(wrapper: string, data: D) => ({
  wrapper,
  data,
  numbered: false,
  signatures: BY_TAXPAYER,
  since: '2.0.1' as const,
});
const authoritys = <D extends DocumentFormat>(data: D, numbered: boolean) => ({
  wrapper: 'TBao',
  data,
  numbered,
  signatures: BY_AUTHORITY,
  since: '2.0.1' as const,
});
const between = <D extends DocumentFormat>(wrapper: string, data: D) => ({
  wrapper,
  data,
  numbered: false,
  signatures: BY_BOTH_SIDES,
  since: '2.1.0' as const,
});

/** Every signed document that is no invoice. */
export const SIGNED_DOCUMENTS = {
  declaration: taxpayers('TKhai', DECLARATION),
  delegation_declaration: taxpayers('TKhai', DELEGATION_DECLARATION),
  declaration_received: authoritys(DECLARATION_RECEIVED, false),
  declaration_decided: authoritys(DECLARATION_DECIDED, true),
  delegation_decided: authoritys(DELEGATION_DECIDED, true),
  end_of_use: authoritys(END_OF_USE, true),
  per_occurrence_request: taxpayers('DNghi', PER_OCCURRENCE_REQUEST),
  per_occurrence_answer: authoritys(PER_OCCURRENCE_ANSWER, false),
  check_result: authoritys(CHECK_RESULT, false),
  explanation: { ...taxpayers('TBao', EXPLANATION), since: '2.1.1' },
  mistake_notice: taxpayers('TBao', MISTAKE_NOTICE),
  mistake_result: authoritys(MISTAKE_RESULT, true),
  review_notice: authoritys(REVIEW_NOTICE, true),
  summary_table: taxpayers('BTHDLieu', SUMMARY_TABLE),
  correction_minutes: between('BBan', CORRECTION_MINUTES),
  correction_list: between('BKe', CORRECTION_LIST),
} as const satisfies Readonly<Record<string, SignedDocumentRow>>;

export type SignedDocumentName = keyof typeof SIGNED_DOCUMENTS;
export type SignedDocumentData<N extends SignedDocumentName> = (typeof SIGNED_DOCUMENTS)[N]['data'];
