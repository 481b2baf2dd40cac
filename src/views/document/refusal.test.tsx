import { ERROR_CODES } from '#domain/rules/error-codes.table.ts';
import { expect, test } from 'vitest';
import type { DocumentEvent } from './document-kind.ts';
import { causeAndFix, nextStep, originalOf, refusalHelp } from './refusal-help.ts';
import { signersOf } from './refusal.tsx';

/** The list of codes that the checker of this kind answers with. */
const kind = ERROR_CODES.find(({ code }) => code === '1001')?.scope;

const reason = (code: string, message: string) => ({ code, message, fields: [] });

test('a code that is known is told with its cause and what to do', () => {
  const help = refusalHelp(kind, reason('1001', 'CTS chua dang ky'));
  expect(help?.cause).toBe('Chứng thư số dùng để ký chưa đăng ký với cơ quan thuế.');
  expect(help?.fix).toMatch(/chờ chấp nhận rồi ký lại/);
});

test('one that is not, in the authority’s own words', () => {
  const help = refusalHelp(kind, reason('20014', 'MST người mua ngừng hiệu lực'));
  expect([help?.known, help?.cause]).toEqual([false, 'MST người mua ngừng hiệu lực']);
});

test('the same digits mean something else to the reader of messages than to the checker of documents', () =>
  expect(refusalHelp('technical', reason('1001', 'khác'))?.known).toBe(false));

test('a provider’s code stands in front of its words', () => {
  const help = refusalHelp('technical', reason('provider_refused', 'ERR:58: nam ky hieu'));
  expect(help?.cause).toBe('Năm trong ký hiệu khác năm của ngày lập.');
  expect(refusalHelp('technical', reason('provider_refused', 'Quá tải'))?.cause).toBe('Quá tải');
});

test('what the operator says of a code comes first, of a provider’s too', () => {
  const said = { cause: 'Ngày sai.', fix: 'Đổi ngày.', action: 'fix_and_sign', field: 'issued_on' } as const;
  const given = [
    { ...said, code: '20014', scope: 'technical' },
    { ...said, code: 'ERR:58', scope: 'provider' },
  ] as const;
  const added = refusalHelp('technical', reason('20014', 'x'), given);
  expect([added?.known, added?.cause, added?.field]).toEqual([true, 'Ngày sai.', 'issued_on']);
  expect(refusalHelp('technical', reason('provider_refused', 'ERR:58: nam'), given)?.cause).toBe('Ngày sai.');
});

test('a signature that failed has our own words only, and no code of ours is shown', () => {
  const ours = reason('signature_failed', 'Mã PIN sai.');
  expect(refusalHelp(undefined, ours)).toBeNull();
  expect(originalOf(ours, null)).toBeNull();
});

test('of words that are not ours the first sentence says what is the matter, the rest what to do', () => {
  const toldBy = (message: string) => {
    const given = reason('20014', message);
    return causeAndFix(given, refusalHelp(kind, given));
  };
  expect(toldBy('MST người mua ngừng hiệu lực. Kiểm tra lại rồi ký')).toEqual({
    cause: 'MST người mua ngừng hiệu lực.',
    fix: 'Kiểm tra lại rồi ký.',
  });
  expect(toldBy('Tỷ lệ 20.5 không đúng')).toEqual({ cause: 'Tỷ lệ 20.5 không đúng.', fix: '' });
});

const stepFor = (...codes: string[]) =>
  nextStep(codes.map((code) => refusalHelp('technical', reason(code, 'x'))));

test('what was sent before is not offered to be sent again', () => {
  expect(stepFor('80001')).toBe('wait');
  expect(stepFor('80000', '80001')).toBe('wait');
});

test('a message that could not be read is sent again; an unknown code is corrected, never just sent again', () => {
  expect(stepFor('80000')).toBe('send_again');
  expect(stepFor('80000', '77')).toBe('correct');
  expect(stepFor('77')).toBe('correct');
  expect(stepFor()).toBe('correct');
});

test('the authority’s words stay at hand where ours are told in their place', () => {
  const original = (code: string) => {
    const given = reason(code, 'nguyên văn');
    return originalOf(given, refusalHelp(kind, given));
  };
  expect(original('1001')).toEqual({ code: '1001', words: 'nguyên văn' });
  expect(original('20014')).toEqual({ code: '20014', words: '' });
});

const event = (kind: string, actor_name: string | null) => ({ kind, actor_name }) as DocumentEvent;

test('whoever had it signed before is named once, the latest first; who only drafted it is not', () =>
  expect(
    signersOf([
      event('publication_asked', 'Hương'),
      event('signed', null),
      event('publication_asked', 'Minh'),
      event('publication_asked', 'Hương'),
      event('created', 'Lan'),
    ]),
  ).toEqual(['Hương', 'Minh']));
