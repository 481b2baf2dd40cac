import { decodeUtf8 } from '#domain/documents/bytes.ts';
import { withoutDeclaration } from '#domain/documents/invoice-document.ts';
import type { RelatedInvoice } from '#domain/invoice/particulars.ts';
import type { OutgoingMessage } from '../provider.ts';
import { declarationMessage } from './declare.ts';
import type { ReasonName } from './reasons.table.ts';
import type { HeldDocument, Taxpayer } from './records.ts';
import type { REFUSALS } from './refusals.table.ts';
import type { ServedType } from './receivers/receivers.table.ts';
import { CERTIFICATE, declaration, keyOf, ROOT } from './sandbox.fixture.ts';
import {
  cashRegisterBatch,
  correctionList,
  explanation,
  mistakeNotice,
  summaryTable,
  type SigningOrder,
} from './signed-document.fixture.ts';
import {
  certificateFor,
  messageAround,
  NOON,
  rootCertificate,
  SELLER,
  serialOf,
  signedFile,
} from './signed-message.fixture.ts';
import type { Known } from './store.ts';

type Text = (text: string) => string;
/** What is otherwise than in the message that holds: `tamper` after it was signed, `known` what the authority knows. */
export type Case = SigningOrder & {
  tamper?: Text;
  known?: Partial<Known>;
  make?: (order: SigningOrder) => OutgoingMessage;
  /** What is found as well. */
  beside?: readonly ReasonName[];
};
export type Cases<Name extends ReasonName> = Readonly<Record<Name, Case>>;

const replace =
  (from: string | RegExp, to: string): Text =>
  (text) => {
    const changed = text.replace(from, to);
    if (changed === text) throw new Error(`${from} is not there to be replaced`);
    return changed;
  };

const expired = certificateFor(ROOT, SELLER, {
  valid_from: '2024-01-01T00:00:00Z',
  valid_to: '2026-11-19T00:00:00Z',
});
const of_another = certificateFor(ROOT, '0100109106');
const of_another_root = certificateFor(rootCertificate('GỐC LẠ'), SELLER);

export const TAXPAYER: Taxpayer = {
  tax_code: SELLER,
  name: 'CÔNG TY TNHH MẪU',
  address: 'Số 1 Phố Mẫu, Hà Nội',
  email: 'lienhe@example.vn',
  certificate_serials: [CERTIFICATE, expired, of_another, of_another_root].map(serialOf),
  forms: ['1'],
  modes: [
    'coded',
    'uncoded',
    'coded_cash_register',
    'uncoded_cash_register',
    'full_content',
    'summary_table',
  ],
  register_code: 'A1B2C',
};
const having = (changes: Partial<Taxpayer>): Pick<Case, 'known'> => ({
  known: { taxpayer: { ...TAXPAYER, ...changes } },
});
const held = (symbol: string, number: number, more: Partial<HeldDocument> = {}): HeldDocument => ({
  ...{ form_no: '1', symbol, number, issued_on: '2026-11-20', code: null },
  ...more,
});
const holding = (...documents: HeldDocument[]): Pick<Case, 'known'> => ({ known: { held: documents } });

const OF_EVERY_MESSAGE = {
  unreadable: { tamper: (text) => text.slice(0, 900) },
  wrong_header: { tamper: replace(/<MTDiep>V/, '<MTDiep>K') },
  ids_repeated: {
    tamper: replace(/<Signature ([^>]*)Id="[^"]+"/, '<Signature $1Id="twice"><Object Id="twice"/'),
  },
} satisfies Cases<'unreadable' | 'wrong_header' | 'ids_repeated'>;

const OF_A_SIGNATURE = {
  not_signed: { tamper: replace(/<Signature [\s\S]*?<\/Signature>/, '') },
  // A second one.
  signature_wrong: {
    tamper: (text) =>
      text.replace(
        /<Signature [\s\S]*?<\/Signature>/,
        (one) => one + one.replace(/ Id="([^"]+)"/g, ' Id="$1-2"'),
      ),
  },
  content_changed: { tamper: replace(/(<SigningTime[^>]*>[^<]*)T\d\d:\d\d/, '$1T08:01') },
  certificate_of_another: { certificate: of_another },
  certificate_not_valid: { certificate: expired },
  certificate_not_trusted: { certificate: of_another_root },
  signed_in_the_future: { signing_time: '2026-11-20T10:00:01' },
} satisfies Partial<Cases<ReasonName>>;

const OF_ONE_DECLARED = {
  ...OF_EVERY_MESSAGE,
  ...OF_A_SIGNATURE,
  certificate_not_declared: having({ certificate_serials: ['5409'] }),
  unknown_taxpayer: { known: { taxpayer: null } },
} satisfies Partial<Cases<ReasonName>>;

/** Of an invoice of the series. */
const ofInvoice = (symbol: string, mode: Taxpayer['modes'][number]) =>
  ({
    ...OF_ONE_DECLARED,
    form_not_declared: having({ forms: ['2'] }),
    symbol_wrong: { misstate: replace(`<KHHDon>${symbol}<`, `<KHHDon>${swapped(symbol)}<`) },
    symbol_of_another_year: {
      misstate: replace(`<KHHDon>${symbol}<`, `<KHHDon>${symbol.replace('26', '25')}<`),
    },
    mode_not_declared: having({ modes: TAXPAYER.modes.filter((one) => one !== mode) }),
    dated_in_the_future: { misstate: replace('<NLap>2026-11-20<', '<NLap>2026-11-21<') },
    rate_not_valid: {
      misstate: replace('<TSuat>10%</TSuat></HHDVu>', '<TSuat>9%</TSuat></HHDVu>'),
      beside: ['totals_wrong'],
    },
    line_wrong: { misstate: replace('<ThTien>500000<', '<ThTien>500002<'), beside: ['totals_wrong'] },
    totals_wrong: { misstate: replace('<TgTThue>180000<', '<TgTThue>180001<') },
    number_taken: holding(held(symbol, 15)),
  }) satisfies Partial<Cases<ReasonName>>;

/** The series of the other sort: with codes for one without. */
const swapped = (symbol: string): string => (symbol.startsWith('C') ? 'K' : 'C') + symbol.slice(1);

const RELATED: RelatedInvoice = {
  nature: 'replace',
  regime: '1',
  tax_code: null,
  form_no: '1',
  symbol: 'C26TAA',
  number: '14',
  issued_on: '2026-11-18',
  reason_code: '13',
  note: 'Thay thế cho hóa đơn Mẫu số 1 ký hiệu C26TAA số 14 ngày 18 tháng 11 năm 2026',
  list_no: null,
  list_on: null,
};

const invoiceMessage =
  (type: '200' | '203', symbol: string, related: RelatedInvoice | null = null) =>
  (order: SigningOrder): OutgoingMessage => {
    const content = { symbol, ...(related && { related }) };
    return messageAround(
      type,
      withoutDeclaration(signedFile({ certificate: CERTIFICATE, ...order, content })),
      1,
    );
  };

const ofRegister = (type: '206' | '216', symbol: string) => {
  const code = (count: number) => (type === '206' ? `M1-26-A1B2C-0000000000${count}` : null);
  const make = (order: SigningOrder): OutgoingMessage =>
    cashRegisterBatch([{ number: 15, code: code(1), symbol }], { ...order, type });
  const mode = type === '206' ? 'coded_cash_register' : 'uncoded_cash_register';
  const usual = ofInvoice(symbol, mode);
  const cases = {
    ...usual,
    // The code is of the year of its series.
    symbol_of_another_year: { ...usual.symbol_of_another_year, beside: type === '206' ? ['code_wrong'] : [] },
    package_mixed: {
      make: () =>
        cashRegisterBatch(
          [
            { number: 15, code: code(1), symbol },
            { number: 16, code: code(2), symbol, content: { issued_on: '2026-11-19' } },
          ],
          { type },
        ),
      beside: ['package_mixed'],
    },
    code_wrong: {
      make: (order) =>
        cashRegisterBatch([{ number: 15, code: 'M1-26-ZZZZZ-00000000001', symbol }], { ...order, type }),
    },
  } satisfies Partial<Cases<ReasonName>>;
  return { make, cases, code };
};

const LISTED: RelatedInvoice = {
  ...RELATED,
  nature: 'replace_many',
  form_no: null,
  symbol: null,
  number: null,
  issued_on: null,
  note: 'Thay thế cho 2 hóa đơn theo bảng kê 01/BK-ĐCTT số 1/2026/BKTT ngày 20 tháng 11 năm 2026',
  list_no: '1/2026/BKTT',
  list_on: '2026-11-20',
};
const ROWS = [
  { number: '1', after: '1000000' },
  { number: '2', after: '900000' },
];
const BOTH = [held('C26TAA', 1), held('C26TAA', 2)];

const byList = (type: '208' | '210', symbol: string) => {
  const made =
    (rows = ROWS, nature: '3' | '4' = '3') =>
    (order: SigningOrder): OutgoingMessage => {
      const file = signedFile({ certificate: CERTIFICATE, ...order, content: { symbol, related: LISTED } });
      return messageAround(type, decodeUtf8(withoutDeclaration(file)) + correctionList(rows, { nature }), 1);
    };
  const [first = { number: '1', after: '0' }] = ROWS;
  const usual = ofInvoice(symbol, type === '208' ? 'coded' : 'uncoded');
  const cases = {
    ...usual,
    number_taken: holding(...BOTH, held(symbol, 15)),
    corrected_unknown: holding(held('C26TAA', 1)),
    list_missing: { tamper: replace(/<BKe>[\s\S]*<\/BKe>/, '') },
    list_differs: { make: made(ROWS, '4') },
    list_of_months: {
      make: made([first, { number: '2', after: '900000', day: '2026-10-30' }] as typeof ROWS),
      ...holding(held('C26TAA', 1), held('C26TAA', 2, { issued_on: '2026-10-30' })),
    },
    list_of_one: { make: made([{ number: '1', after: '1900000' }]) },
    list_amounts: { make: made([first, { number: '2', after: '800000' }]) },
  } satisfies Partial<Cases<ReasonName>>;
  return { make: made(), cases };
};

/** A document of another company than that of the message. */
const ofAnother: Case = {
  misstate: replace(`<MST>${SELLER}<`, '<MST>0100109106<'),
  beside: ['certificate_of_another'],
};

const ofNotice = (type: '300' | '303') => {
  const named = [{ symbol: 'C26TAA', number: '15' }];
  return {
    make: (order: SigningOrder): OutgoingMessage => mistakeNotice(named, null, { ...order, type }),
    cases: {
      ...OF_ONE_DECLARED,
      wrong_header: ofAnother,
      dated_in_the_future: { misstate: replace('<NTBao>2026-11-20<', '<NTBao>2026-11-21<') },
      notice_unknown: { make: (order) => mistakeNotice(named, 'RS/26/1', { ...order, type }) },
      invoice_unknown: holding(),
      invoice_differs: holding(held('C26TAA', 15, { issued_on: '2026-11-19' })),
    } satisfies Partial<Cases<ReasonName>>,
  };
};

const declarationCases = () => {
  const { invoice_modes, transfer, invoice_types, certificates } = declaration();
  const made =
    (changes: Partial<ReturnType<typeof declaration>> = {}) =>
    ({ certificate = CERTIFICATE, signing_time }: SigningOrder): OutgoingMessage =>
      declarationMessage(
        { ...declaration(), ...changes },
        keyOf(certificate),
        signing_time === undefined ? NOON : new Date(`${signing_time}+07:00`).toISOString(),
      );
  const cleared = <Name extends string>(boxes: Readonly<Record<Name, boolean>>): Record<Name, boolean> =>
    Object.fromEntries(Object.keys(boxes).map((name) => [name, false])) as Record<Name, boolean>;
  return {
    make: made(),
    cases: {
      ...OF_EVERY_MESSAGE,
      ...OF_A_SIGNATURE,
      dated_in_the_future: { make: made({ declared_on: '2026-11-21' }) },
      declared_already: having({}),
      nothing_declared: { make: made({ purpose: 'change' }) },
      no_mode: { make: made({ invoice_modes: cleared(invoice_modes) }) },
      no_transfer: { make: made({ transfer: cleared(transfer) }) },
      no_invoice_type: { make: made({ invoice_types: cleared(invoice_types) }) },
      no_certificate: { make: made({ certificates: [] }) },
      declared_certificate_expired: {
        make: made({
          certificates: certificates.map((one) => ({ ...one, valid_to: '2026-11-19T00:00:00.000Z' })),
        }),
      },
    } satisfies Partial<Cases<ReasonName>>,
  };
};

const registers = { '206': ofRegister('206', 'C26MAA'), '216': ofRegister('216', 'K26MAA') };
const lists = { '208': byList('208', 'C26TAA'), '210': byList('210', 'K26TAA') };
const nothing_declared = { taxpayer: null } as const;

/**
 * A message of each type that is taken, what the authority knows then, and what it is refused for: a reason that is in the table of refusals
 * without a case here does not compile.
 */
export const TYPES: {
  [Type in ServedType]: {
    make: (order: SigningOrder) => OutgoingMessage;
    known?: Partial<Known>;
    cases: Cases<(typeof REFUSALS)[Type][number]>;
  };
} = {
  '100': { ...declarationCases(), known: nothing_declared },
  '101': {
    // Never taken.
    make: () =>
      messageAround('101' as never, withoutDeclaration(signedFile({ certificate: CERTIFICATE })), 1),
    cases: {
      wrong_header: OF_EVERY_MESSAGE.wrong_header,
      ids_repeated: OF_EVERY_MESSAGE.ids_repeated,
      delegation_apart: {},
    },
  },
  '113': {
    make: explanation,
    cases: {
      ...OF_EVERY_MESSAGE,
      ...OF_A_SIGNATURE,
      dated_in_the_future: { misstate: replace('<NTBao>2026-11-20<', '<NTBao>2026-11-21<') },
    },
  },
  '200': {
    make: invoiceMessage('200', 'C26TAA'),
    cases: {
      ...ofInvoice('C26TAA', 'coded'),
      corrected_unknown: { make: invoiceMessage('200', 'C26TAA', RELATED) },
    },
  },
  '203': {
    make: invoiceMessage('203', 'K26TAA'),
    cases: {
      ...ofInvoice('K26TAA', 'uncoded'),
      corrected_unknown: { make: invoiceMessage('203', 'K26TAA', RELATED) },
      transfer_not_declared: having({ modes: ['uncoded', 'summary_table'] }),
    },
  },
  '206': {
    make: registers['206'].make,
    cases: {
      ...registers['206'].cases,
      code_taken: holding(held('C26MAA', 1, { code: registers['206'].code(1) })),
    },
  },
  '208': { ...lists['208'], known: { held: BOTH } },
  '210': { ...lists['210'], known: { held: BOTH } },
  '216': registers['216'],
  '300': { ...ofNotice('300'), known: { held: [held('C26TAA', 15)] } },
  '303': { ...ofNotice('303'), known: { held: [held('C26TAA', 15)] } },
  '400': {
    make: (order) => summaryTable(['1080000'], '10/2026', '1', order),
    cases: {
      ...OF_ONE_DECLARED,
      wrong_header: ofAnother,
      transfer_not_declared: having({ modes: ['uncoded', 'full_content'] }),
      period_wrong: { misstate: replace('<KDLieu>10/2026<', '<KDLieu>11/2026<') },
      dated_in_the_future: { misstate: replace('<NLap>2026-10-05<', '<NLap>2026-11-01<') },
      table_taken: holding(held('T 10/2026 0', 1, { form_no: '01/TH-HĐĐT' })),
      row_wrong: { misstate: replace('<TgTTToan>1080000<', '<TgTTToan>1080001<') },
      symbol_wrong: { misstate: replace('<KHHDon>K26TAC<', '<KHHDon>C26TAC<') },
      form_not_declared: having({ forms: ['2'] }),
      number_taken: holding(held('K26TAC', 100)),
    },
  },
};
