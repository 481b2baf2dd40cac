import { describe, expect, test } from 'vitest';
import { ERROR_CODES } from './error-codes.table.ts';
import { errorHelp } from './error-codes.ts';

const reason = (code: string, text = '', remedy: string | null = null) => ({ code, text, remedy });

describe('a code we know', () => {
  test('a certificate that was not declared leads to a declaration of change', () => {
    expect(errorHelp(reason('1001', 'Chứng thư số chưa đăng ký'), 'invoice')).toMatchObject({
      known: true,
      action: 'change_declaration',
      button: 'Lập tờ khai thay đổi',
    });
  });

  test('a message sent twice is looked up, not sent again', () =>
    expect(errorHelp(reason('80001'), 'technical').action).toBe('look_up'));

  test('the advice of the authority wins over ours', () =>
    expect(errorHelp(reason('1001', '', 'Đến cơ quan thuế'), 'invoice').fix).toBe('Đến cơ quan thuế'));

  test('means nothing in another scope', () =>
    expect(errorHelp(reason('1001', 'Lý do khác'), 'summary')).toMatchObject({
      known: false,
      cause: 'Lý do khác',
    }));

  test.each(ERROR_CODES)(
    '$scope $code says what is wrong and what to do, once',
    ({ code, scope, cause, fix }) => {
      expect(cause).toMatch(/^\p{Lu}.+\.$/u);
      expect(fix).toMatch(/^\p{Lu}.+\.$/u);
      expect(ERROR_CODES.filter((other) => other.code === code && other.scope === scope)).toHaveLength(1);
    },
  );
});

describe('what the operator says of a code', () => {
  const said = {
    code: '1001',
    scope: 'invoice',
    cause: 'Chứng thư số hết hạn.',
    fix: 'Thay chứng thư số.',
    action: 'contact_support',
    field: 'buyer_name',
  } as const;

  test('wins over the words of the program, button and field too', () =>
    expect(errorHelp(reason('1001', 'x'), 'invoice', [said])).toEqual({
      known: true,
      cause: 'Chứng thư số hết hạn.',
      fix: 'Thay chứng thư số.',
      action: 'contact_support',
      button: 'Liên hệ hỗ trợ',
      field: 'buyer_name',
    }));

  test('makes a code known that the program lacks, where it was met and nowhere else', () => {
    const added = [{ ...said, code: '20014' }];
    expect(errorHelp(reason(' 20014 ', 'x'), 'invoice', added)).toMatchObject({
      known: true,
      cause: said.cause,
    });
    expect(errorHelp(reason('20014', 'x'), 'summary', added)).toMatchObject({ known: false, cause: 'x' });
  });

  test('gives way to the advice of the authority', () =>
    expect(errorHelp(reason('1001', '', 'Đến cơ quan thuế'), 'invoice', [said]).fix).toBe(
      'Đến cơ quan thuế',
    ));
});

describe('a code nobody knows', () => {
  test('tells the words of the authority as they are', () =>
    expect(errorHelp(reason('20014', ' Mã số thuế người mua đã ngừng hiệu lực. '), 'invoice')).toMatchObject({
      known: false,
      cause: 'Mã số thuế người mua đã ngừng hiệu lực.',
      action: 'fix_and_sign',
    }));

  test('without words says so, and names the code', () =>
    expect(errorHelp(reason('12345'), 'invoice').cause).toContain('12345'));

  test('without code and words says that no reason was given', () =>
    expect(errorHelp(reason(''), 'provider').cause).toContain('không nêu lý do'));

  test.each(['technical', 'declaration', 'invoice', 'summary', 'provider'] as const)(
    'never offers to send %s again',
    (scope) => expect(errorHelp(reason('?'), scope).action).not.toBe('send_again'),
  );
});
