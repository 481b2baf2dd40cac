import { COMMON_PASSWORDS } from './common-passwords.table.ts';

const SHORTEST = 10;

/** Rows of a keyboard, and what counts up: anything that runs along one of them is guessed first. */
const RUNS = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '1qaz2wsx3edc4rfv5tgb6yhn',
];

/** What people write for a letter. */
const LOOK_ALIKE: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
};

/**
 * Why a password may not be chosen, as a Vietnamese sentence; null when it may. NIST SP 800-63B section 5.1.1.2: length counts, not
 * kinds of characters; what is common, what runs along the keyboard, and one's own address are refused.
 */
export function weakPassword(password: string, email: string): string | null {
  if ([...password].length < SHORTEST)
    return `Mật khẩu cần ít nhất ${SHORTEST} ký tự. Một câu ngắn dễ nhớ là tốt nhất.`;
  const plain = unmarked(password);
  if (holdsAddress(plain, email)) return 'Mật khẩu không được chứa email của bạn. Hãy chọn một câu khác.';
  if (isCommon(plain))
    return 'Mật khẩu này nhiều người dùng nên dễ bị đoán. Hãy ghép vài từ không liên quan với nhau.';
  if (isMonotonous(plain))
    return 'Mật khẩu này lặp lại hoặc theo thứ tự bàn phím nên dễ bị đoán. Hãy ghép vài từ không liên quan với nhau.';
  return null;
}

/** Small letters without Vietnamese signs: `Mật Khẩu` -> `mat khau`. */
function unmarked(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd');
}

const letters = (text: string): string => text.replaceAll(/[^\p{L}]/gu, '');
const spelled = (text: string): string => [...text].map((one) => LOOK_ALIKE[one] ?? one).join('');

/** Common with whatever digits and signs stand before, between or behind it: `Matkhau@123`, `p@ssw0rd2026`. */
function isCommon(plain: string): boolean {
  const ends = plain.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return [letters(plain), letters(spelled(ends))].some((word) => COMMON_PASSWORDS.has(word));
}

/** The whole address or the name before the @, when that is long enough to mean anything. */
function holdsAddress(plain: string, email: string): boolean {
  const address = unmarked(email.trim());
  const name = address.split('@')[0] ?? '';
  return (address !== '' && plain.includes(address)) || (name.length >= 4 && plain.includes(name));
}

/** Few different characters, a short piece over and over, or one run along the keyboard. */
function isMonotonous(plain: string): boolean {
  if (new Set(plain).size < 4) return true;
  if (/^(.{1,5}?)\1+$/u.test(plain)) return true;
  return RUNS.some((run) => alongRun(plain, run) || alongRun(plain, [...run].reverse().join('')));
}

function alongRun(plain: string, run: string): boolean {
  return (run + run).includes(plain);
}
