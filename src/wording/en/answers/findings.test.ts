import { expect, test } from 'vitest';
import type { AmountProblem } from '#domain/invoice/amount-problems.ts';
import {
  amountsCheck,
  buyerCheck,
  contentCheck,
  sellerCheck,
  symbolCheck,
} from '#domain/input-invoices/content-checks.ts';
import type { InputInvoice, ReceivedSignature } from '#domain/input-invoices/input-invoice.ts';
import { authorityCheck, certificateCheck, signatureCheck } from '#domain/input-invoices/signature-checks.ts';
import { PROBLEM_WORDS, ROLE_WORDS } from '#domain/signing/verification/verdict-words.table.ts';
import { verdictWords } from '#domain/signing/verification/verdict-words.ts';
import type { SignatureProblem, SignatureVerdict, SignerRole } from '#domain/signing/verification/verdict.ts';
import { serverSaid } from './server-said.ts';

const VIETNAMESE = /[ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉĩịọỏốồổỗộớờởỡợụủứừửữựỳỷỹỵ]/iu;

/** Each as it is said in English, where anything of it is still Vietnamese. */
const unsaid = (sentences: readonly string[]) =>
  sentences.filter((sentence) => VIETNAMESE.test(serverSaid.of(sentence)));

const VERDICT: SignatureVerdict = {
  role: 'seller',
  signature_id: 'sig',
  signing_time: '2026-11-20T09:15:00',
  certificate: {
    subject: 'CN=SELLER,UID=MST:0101243150',
    tax_code: '0101243150',
    serial: '5401',
    valid_from: '2026-01-01T00:00:00.000Z',
    valid_to: '2028-01-01T00:00:00.000Z',
  },
  certificate_der_base64: '',
  covers: ['data'],
  document: 'DLHDon',
  signed: ['document', 'signing_time'],
  changed: [],
  weaknesses: ['sha1'],
  stated_tax_code: '0101243150',
  intact: true,
  problems: [],
  valid: true,
};

test('everything that is said of a signature is said in English', () => {
  const verdicts: SignatureVerdict[] = [
    ...(Object.keys(ROLE_WORDS) as SignerRole[]).map((role) => ({ ...VERDICT, role })),
    ...(Object.keys(PROBLEM_WORDS) as SignatureProblem[]).map((problem) => ({
      ...VERDICT,
      problems: [problem],
      valid: false,
    })),
    { ...VERDICT, weaknesses: [] },
    { ...VERDICT, valid: false, intact: false },
    { ...VERDICT, valid: false, changed: ['document', 'code', 'signing_time', 'other', 'signed_info'] },
  ];
  const said = verdicts
    .map(verdictWords)
    .flatMap(({ title, right, wrong, warnings, next }) => [title, ...right, ...wrong, ...warnings, next]);
  expect(said.length).toBeGreaterThan(80);
  expect(unsaid(said)).toEqual([]);
});

const SIGNATURE: ReceivedSignature = {
  role: 'seller',
  problems: [],
  changed: [],
  weaknesses: [],
  wrong: ['Nội dung không khớp với mã băm đã ký.'],
  next: PROBLEM_WORDS.digest_mismatch.next,
  signing_time: '2026-11-20T09:15:00',
  tax_code: '0101243150',
  issuer_name: 'VIETTEL-CA',
  serial: '5401',
  valid_from: '2026-01-01T00:00:00.000Z',
  valid_to: '2028-01-01T00:00:00.000Z',
};
const AUTHORITY: ReceivedSignature = { ...SIGNATURE, role: 'authority' };

type Content = InputInvoice['invoice']['content'];
type Read = InputInvoice['invoice'];
type Facts = Partial<Omit<InputInvoice, 'invoice'>> & {
  content?: Partial<Content>;
  code?: string | null;
  read?: Partial<Read>;
};

/** Of what an invoice says only what the checks read. */
function invoice({ content, code = null, read, ...facts }: Facts): InputInvoice {
  const said = {
    form_no: '1',
    symbol: 'C26TAA',
    issued_on: '2026-11-20',
    seller: { tax_code: '0101243150' },
    buyer_tax_code: '0100109106',
    lines: [],
    ...content,
  };
  return {
    invoice: {
      authority_code: code,
      content: said as unknown as Content,
      stated: { by_rate: [] } as unknown as Read['stated'],
      stated_lines: [],
      format_problems: [],
      unknown: [],
      ...read,
    },
    signatures: [SIGNATURE],
    unsigned_parts: [],
    amount_problems: [],
    seller_signed: true,
    code_signed: true,
    qr_agreement: null,
    ...facts,
  };
}

const FAULTS: readonly AmountProblem[] = [
  'amount_missing',
  'lines_before_vat',
  'rates_before_vat',
  'rate_vat',
  'rates_vat',
  'total',
];
const seller = (tax_code: string) => ({ seller: { tax_code } as Content['seller'] });
const delegate = { name: 'ABC', tax_code: '0100109106' } as NonNullable<Content['delegate']>;
const signed = (facts: Partial<ReceivedSignature>) => ({ signatures: [{ ...SIGNATURE, ...facts }] });

const INVOICES: readonly InputInvoice[] = [
  {},
  { content: { symbol: 'K26TAA' } },
  { content: { symbol: 'C26MAA' }, signatures: [], code: 'M1-26-ABCDE-00000000001' },
  { signatures: [] },
  signed({ changed: ['document'] }),
  signed({ problems: ['digest_mismatch'] }),
  { seller_signed: false },
  signed({ weaknesses: ['sha1'] }),
  signed({ weaknesses: ['sha1'], signing_time: null }),
  signed({ signing_time: null, issuer_name: null }),
  signed({ serial: null }),
  signed({ problems: ['certificate_expired'] }),
  signed({ problems: ['certificate_not_yet_valid'] }),
  signed({ problems: ['certificate_not_trusted'] }),
  signed({ problems: ['certificate_tax_code'] }),
  signed({ problems: ['certificate_tax_code'], tax_code: null }),
  signed({ tax_code: delegate.tax_code }),
  { ...signed({ tax_code: delegate.tax_code }), content: { delegate } },
  { ...signed({ tax_code: delegate.tax_code }), content: { delegate }, code: '00AB' },
  { code: '00AB' },
  { code: '00AB', signatures: [SIGNATURE, AUTHORITY] },
  { code: '00AB', signatures: [SIGNATURE, { ...AUTHORITY, problems: ['digest_mismatch'] }] },
  { code: '00AB', signatures: [SIGNATURE, { ...AUTHORITY, problems: ['certificate_not_trusted'] }] },
  ...['01012431xx', '01012431', '0101243151', '0101243150-000'].map((code) => ({ content: seller(code) })),
  ...[null, '0100109106-001', '0101243150'].map((buyer_tax_code) => ({ content: { buyer_tax_code } })),
  ...FAULTS.map((fault) => ({ amount_problems: [fault] })),
  { amount_problems: FAULTS },
  { content: { form_no: '6' } },
  { content: { form_no: '0' } },
  { content: { symbol: 'X' } },
  { content: { symbol: 'C25TAA' } },
  { content: { symbol: 'C26ZAA' } },
  { content: { symbol: 'C26NAA' } },
  { content: { symbol: 'C27TAA', issued_on: '2027-01-02' } },
  { qr_agreement: 'differs' as const },
  { unsigned_parts: ['/HDon/x'] },
  { read: { unknown: ['NDHDon/TToan/A', 'NDHDon/TToan/B'] } },
  { read: { unknown: ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((name) => `NDHDon/TToan/${name}`) } },
  { read: { stated: { by_rate: [{ vat_rate: 'x' }] } as unknown as Read['stated'] } },
  { read: { stated_lines: [{ kind: '9', vat_rate: null }] as unknown as Read['stated_lines'] } },
].map(invoice);

test('everything that the checks of an input invoice find is said in English', () => {
  const receiver = { tax_code: '0100109106', today: '2026-11-30' };
  const checks = INVOICES.flatMap((input) => [
    signatureCheck(input),
    certificateCheck(input),
    authorityCheck(input),
    sellerCheck(input),
    amountsCheck(input),
    buyerCheck(input, receiver),
    symbolCheck(input, receiver),
    contentCheck(input),
  ]);
  const said = [...new Set(checks.flatMap(({ title, detail }) => [title, detail]))];
  expect(said.length).toBeGreaterThan(80);
  expect(unsaid(said)).toEqual([]);
});

test('several faults of amounts are said one after another', () => {
  const { detail } = amountsCheck(invoice({ amount_problems: ['amount_missing', 'total'] }));
  expect(serverSaid.of(detail)).toBe(
    'What does not agree: the total before tax, the tax or the total payable is missing; amount and tax do not add up to the total payable. Ask the seller to adjust or replace the invoice.',
  );
});

test.each([
  [
    'Hóa đơn 1C26TAA 00000007 đã có, nhận ngày 12/11/2026. Tệp này giống hệt nên được bỏ qua.',
    'Invoice 1C26TAA 00000007 is there already, taken on 12/11/2026. This file is the same and was passed over.',
  ],
  [
    'Mã không đúng hoặc đã dùng. Hãy nhập mã đang hiện trong ứng dụng xác thực (còn 4 lần thử).',
    'The code is not right or was used. Enter the one your authenticator shows (4 tries left).',
  ],
  [
    'Bạn không có “Lập hóa đơn”, “Xem hóa đơn” và 3 quyền khác nên không trao được. Hãy bỏ các quyền này.',
    'You do not have “Lập hóa đơn”, “Xem hóa đơn” and 3 more, so you cannot give them. Leave these rights out.',
  ],
  [
    'Dòng 2: hóa đơn bán ô tô, xe máy phải ghi nhãn hiệu, loại xe và năm sản xuất; chưa thấy loại xe, năm sản xuất. Ghi thêm vào tên hàng hoặc phần hàng hóa đặc trưng, hoặc xác nhận để vẫn phát hành.',
    'Line 2: an invoice of a car or motorbike has to state brand, type and year; not found: type, year of manufacture. Add it to the name of the goods or to the special goods, or confirm to issue it all the same.',
  ],
  [
    'Dòng 2: chưa có số lượng. Nhập số lượng; dịch vụ chỉ ghi thành tiền thì để trống đơn vị tính.',
    'Line 2: the quantity is missing. Enter it; for a service stated by its amount alone leave the unit blank.',
  ],
])('what the server puts together is said in English: %s', (vietnamese, said) => {
  expect(serverSaid.of(vietnamese)).toBe(said);
});
