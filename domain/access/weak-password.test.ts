import { describe, expect, test } from 'vitest';
import { weakPassword } from './weak-password.ts';

const EMAIL = 'minhanh@saoviet.example';

describe('a password that may not be chosen', () => {
  test.each([
    ['too short', 'ngan-qua9'],
    ['short in characters, however many bytes', 'mậtkhẩuậ'],
    ['common', 'matkhau123'],
    ['common with signs and case', 'Mật Khẩu @2026'],
    ['common with look-alikes', 'P@ssw0rd2026'],
    ['common with digits in front', '123456password'],
    ['digits alone in a row', '1234567890'],
    ['a row of the keyboard', 'qwertyuiop'],
    ['backwards', '0987654321'],
    ['zig-zag', '1q2w3e4r5t'],
    ['one character', 'aaaaaaaaaaaa'],
    ['a piece over and over', 'abc12abc12abc12'],
    ['a love letter', 'anhyeuem2024'],
    ['a trade', 'ketoantruong1'],
    ['the address', 'minhanh@saoviet.example'],
    ['the name of the address', 'xin-chao-MinhAnh'],
  ])('%s', (_what, password) => expect(weakPassword(password, EMAIL)).toMatch(/^Mật khẩu .*\. .*\.$/));
});

describe('a password that may be chosen', () => {
  test.each([
    ['of the demo', 'hoadon-demo'],
    ['of words', 'mat-khau-rieng-2026'],
    ['a sentence', 'con mèo ăn cá khô'],
    ['random', 'x7Kq-02mZ-pl'],
    ['long digits without order', '4082615937'],
  ])('%s', (_what, password) => expect(weakPassword(password, EMAIL)).toBeNull());

  test('a name of three letters says nothing about whom it belongs to', () =>
    expect(weakPassword('lan-rừng-nở-trắng', 'lan@demo.vn')).toBeNull());
});
