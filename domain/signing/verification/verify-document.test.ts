import { describe, expect, test } from 'vitest';
import { XmlRefused } from '../../documents/parsed-element.ts';
import { data, invoice, portsOf, signature, slots, written } from '../../samples/plain-signatures.ts';
import { XML_PROBLEM_WORDS } from './verdict-words.table.ts';
import { verdictWords } from './verdict-words.ts';
import { verificationWords, verifyDocument } from './verify-document.ts';

const NONE = new Uint8Array();
const verify = (document: ReturnType<typeof written>) => verifyDocument(NONE, portsOf(document));
const refusing = (error: Error) => ({
  ...portsOf(invoice()),
  parse: () => {
    throw error;
  },
});

describe('a file', () => {
  test('with a good signature is valid, and its signature is put in words', () => {
    const verification = verify(invoice());
    expect(verification).toMatchObject({ refused: null, valid: true });
    expect(verificationWords(verification)).toEqual(verification.signatures.map(verdictWords));
  });

  test('with a good and a bad signature is not valid', () => {
    const both = [signature(), signature({ id: 'bad', value: '', objects: [] })];
    const { valid, signatures } = verify(written('HDon', [data(), slots('NBan', both)]));
    expect(signatures.map((verdict) => verdict.valid)).toEqual([true, false]);
    expect(valid).toBe(false);
  });

  test('without a signature is not valid, and says what to ask for', () => {
    const verification = verify(written('HDon', [data()]));
    expect(verification).toEqual({ refused: null, signatures: [], valid: false });
    expect(verificationWords(verification)).toEqual([
      {
        title: 'Tệp chưa có chữ ký số.',
        right: [],
        wrong: [],
        warnings: [],
        next: 'Xin bên bán tệp XML đã ký; bản in hoặc PDF không thay được tệp này.',
      },
    ]);
  });

  test('that is refused is not valid, and says why', () => {
    const verification = verifyDocument(NONE, refusing(new XmlRefused('too_deep')));
    expect(verification).toEqual({ refused: 'too_deep', signatures: [], valid: false });
    expect(verificationWords(verification)).toEqual([
      {
        title: 'Tệp không được kiểm tra.',
        right: [],
        wrong: [],
        warnings: [],
        next: XML_PROBLEM_WORDS.too_deep,
      },
    ]);
  });
});

test('a mistake of our own is not taken for a bad file', () =>
  expect(() => verifyDocument(NONE, refusing(new TypeError('ours')))).toThrow(TypeError));
