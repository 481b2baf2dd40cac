import { describe, expect, test } from 'vitest';
import { PROBLEM_WORDS } from './verdict-words.table.ts';
import { verdictWords } from './verdict-words.ts';
import type { SignatureProblem, SignatureVerdict, SignedPart } from './verdict.ts';

const GOOD: SignatureVerdict = {
  role: 'seller',
  signature_id: 'sig-nb-15',
  signing_time: '2026-11-20T09:15:00',
  certificate: {
    subject: 'CN=CÔNG TY TNHH MẪU,UID=MST:0101243150',
    tax_code: '0101243150',
    serial: '5401',
    valid_from: '2026-01-01T00:00:00.000Z',
    valid_to: '2028-01-01T00:00:00.000Z',
  },
  certificate_der_base64: '',
  covers: ['data', 'time'],
  document: 'DLHDon',
  signed: ['document', 'signing_time'],
  changed: [],
  weaknesses: [],
  stated_tax_code: '0101243150',
  intact: true,
  problems: [],
  valid: true,
};

test('a valid signature: what is right, and that the file may be used', () => {
  expect(verdictWords(GOOD)).toEqual({
    title: 'Chữ ký của người bán hợp lệ.',
    right: [
      'Còn nguyên như khi ký: dữ liệu hóa đơn.',
      'Còn nguyên như khi ký: thời điểm ký 20/11/2026 09:15:00.',
      'Chứng thư số đúng mã số thuế 0101243150 ghi trên tài liệu.',
      'Chứng thư số còn hạn vào thời điểm ký.',
      'Chứng thư số do tổ chức chứng thực được tin cậy cấp.',
    ],
    wrong: [],
    warnings: [],
    next: 'Có thể dùng tệp này. Giữ nguyên tệp XML, đừng mở ra rồi lưu lại.',
  });
});

test('a changed document is named once, what still holds is said, and the file is not to be used', () => {
  const words = verdictWords({
    ...GOOD,
    signed: ['signing_time'],
    changed: ['document'],
    problems: ['digest_mismatch', 'document_not_signed'],
    intact: false,
    valid: false,
  });
  expect(words.title).toBe('Chữ ký của người bán không còn đúng: tệp đã bị sửa sau khi ký.');
  expect(words.wrong).toEqual(['Đã bị sửa sau khi ký: dữ liệu hóa đơn.']);
  expect(words.right[0]).toBe('Còn nguyên như khi ký: thời điểm ký 20/11/2026 09:15:00.');
  expect(words.next).toContain('Không dùng tệp này.');
});

test('the code of the authority, changed', () => {
  const words = verdictWords({
    ...GOOD,
    role: 'authority',
    changed: ['code'],
    problems: ['digest_mismatch', 'code_not_signed'],
    intact: false,
    valid: false,
  });
  expect(words.title).toContain('Chữ ký của cơ quan thuế');
  expect(words.wrong).toEqual(['Đã bị sửa sau khi ký: mã của cơ quan thuế.']);
});

describe('when SignedInfo does not hold', () => {
  const words = verdictWords({
    ...GOOD,
    signed: [],
    changed: ['signed_info'],
    problems: ['signature_mismatch', 'document_not_signed', 'signing_time_not_signed'],
    intact: false,
    valid: false,
  });
  test('nothing is called right, the certificate neither', () => expect(words.right).toEqual([]));
  test('only SignedInfo is named', () => {
    expect(words.wrong).toHaveLength(2);
    expect(words.wrong[0]).toContain('(SignedInfo)');
  });
});

test('an expired certificate: the document is whole, the cause is told once', () => {
  const words = verdictWords({
    ...GOOD,
    problems: ['certificate_expired', 'certificate_not_trusted'],
    valid: false,
  });
  expect(words.title).toBe('Chữ ký của người bán chưa đáng tin, dù phần được ký còn nguyên vẹn.');
  expect(words.wrong).toEqual(['Chứng thư số đã hết hạn vào thời điểm ký.']);
  expect(words.right).not.toContain('Chứng thư số còn hạn vào thời điểm ký.');
});

test('SHA-1 is a warning, and sends to the lookup', () => {
  const words = verdictWords({ ...GOOD, weaknesses: ['sha1'] });
  expect(words.warnings).toEqual([
    'Chữ ký dùng thuật toán yếu (SHA-1): đọc được, nhưng không đủ để chống làm giả.',
  ]);
  expect(words.next).toContain('đối chiếu');
});

describe('the title', () => {
  const titleOf = (changed: Partial<SignatureVerdict>) => verdictWords({ ...GOOD, ...changed }).title;
  test('of what could not be checked at all', () =>
    expect(titleOf({ intact: false, problems: ['signature_incomplete'], valid: false })).toBe(
      'Chữ ký của người bán không kiểm tra được.',
    ));
});

describe('what is right', () => {
  const rightOf = (changed: Partial<SignatureVerdict>) => verdictWords({ ...GOOD, ...changed }).right;
  const [data, time, tax_code, in_time, trusted] = verdictWords(GOOD).right;

  test.each<[string, Partial<SignatureVerdict>]>([
    ['without a certificate', { certificate: null }],
    ['at a time nobody signed', { problems: ['signing_time_not_signed'] }],
  ])('%s: the signed parts only', (_, changed) => expect(rightOf(changed)).toEqual([data, time]));

  test('of what no part of holds nothing: the certificate did not make the signature', () =>
    expect(rightOf({ signed: [], problems: ['signature_mismatch'] })).toEqual([]));

  test.each<[string, Partial<SignatureVerdict>, (string | undefined)[]]>([
    ['a document that names no taxpayer', { stated_tax_code: null }, [in_time, trusted]],
    ["another taxpayer's certificate", { problems: ['certificate_tax_code'] }, [in_time, trusted]],
    ['a certificate not valid yet', { problems: ['certificate_not_yet_valid'] }, [tax_code, trusted]],
    ['a certificate that has ended', { problems: ['certificate_expired'] }, [tax_code, trusted]],
    ['a certificate nobody trusts', { problems: ['certificate_not_trusted'] }, [tax_code, in_time]],
  ])('%s', (_, changed, found) => expect(rightOf(changed)).toEqual([data, time, ...found]));

  test('a signed time that is not there is named without its value; so is another part', () =>
    expect(rightOf({ signing_time: null, signed: ['signing_time', 'other'] }).slice(0, 2)).toEqual([
      'Còn nguyên như khi ký: thời điểm ký.',
      'Còn nguyên như khi ký: một phần khác được ký kèm.',
    ]));

  test.each([
    [null, 'dữ liệu của tài liệu'],
    ['DLTKhai', 'dữ liệu tờ khai'],
  ] as const)('the document %j is %s', (document, said) =>
    expect(rightOf({ document })[0]).toBe(`Còn nguyên như khi ký: ${said}.`),
  );
});

test('a time in another form is said as it is written', () =>
  expect(verdictWords({ ...GOOD, signing_time: '20/11/2026 09:15:00' }).right[1]).toBe(
    'Còn nguyên như khi ký: thời điểm ký 20/11/2026 09:15:00.',
  ));

describe('a problem is told', () => {
  const OTHERS = {
    document: ['code', 'signing_time', 'other', 'certificate'],
    code: ['document', 'signing_time', 'other', 'certificate'],
    signing_time: ['document', 'code', 'other', 'certificate'],
  } as const;
  const tells = (problem: SignatureProblem, changed: readonly SignedPart[], more: SignatureProblem[] = []) =>
    verdictWords({ ...GOOD, problems: [problem, ...more], changed: [...changed] }).wrong.includes(
      PROBLEM_WORDS[problem].says,
    );

  test.each([
    ['document_not_signed', 'document'],
    ['code_not_signed', 'code'],
    ['signing_time_not_signed', 'signing_time'],
  ] as const)('%s: unless the part or the signed information was changed', (problem, part) => {
    expect(tells(problem, [part])).toBe(false);
    expect(tells(problem, ['signed_info'])).toBe(false);
    expect(tells(problem, OTHERS[part])).toBe(true);
    expect(tells(problem, [])).toBe(true);
  });

  test('digest_mismatch: unless what was changed is named', () => {
    expect(tells('digest_mismatch', [])).toBe(true);
    expect(tells('digest_mismatch', ['other'])).toBe(false);
  });

  test('certificate_not_trusted: unless the certificate is out of its time', () => {
    expect(tells('certificate_not_trusted', [])).toBe(true);
    expect(tells('certificate_not_trusted', [], ['certificate_expired'])).toBe(false);
    expect(tells('certificate_not_trusted', [], ['certificate_not_yet_valid'])).toBe(false);
    expect(tells('certificate_tax_code', [], ['certificate_expired'])).toBe(true);
  });
});

test('the gravest problem says what to do, whichever stands first', () => {
  const next = (problems: SignatureProblem[]) => verdictWords({ ...GOOD, problems, valid: false }).next;
  expect(next(['certificate_not_trusted', 'signature_incomplete'])).toBe(
    PROBLEM_WORDS.signature_incomplete.next,
  );
  expect(next(['certificate_not_trusted'])).toBe(PROBLEM_WORDS.certificate_not_trusted.next);
});
