import { crc16, field } from '../documents/qr-code.ts';

/** Whom the money goes to, and how much under which reference; amount is whole đồng. */
export type BankTransfer = {
  /** Six digits of the bank (BIN), as NAPAS lists them. */
  bank_bin: string;
  account_number: string;
  amount: string;
  /** What the transfer says: letters and digits, at most 25. */
  reference: string;
};

/** The identifier of NAPAS in merchant account information (EMVCo QRCPS template 38). */
const NAPAS = 'A000000727';
/** Quick transfer to an account, as against one to a card. */
const TO_ACCOUNT = 'QRIBFTTA';
const VND = '704';

const SHAPES = {
  bank_bin: /^\d{6}$/,
  account_number: /^[A-Za-z0-9]{1,19}$/,
  amount: /^[1-9]\d{0,12}$/,
  reference: /^[A-Za-z0-9]{1,25}$/,
} as const satisfies Record<keyof BankTransfer, RegExp>;

/** The text of a VietQR code (EMVCo QRCPS merchant-presented, NAPAS profile): one transfer of a fixed amount. Throws on what no code can hold. */
export function vietQr(transfer: BankTransfer): string {
  for (const [name, shape] of Object.entries(SHAPES))
    if (!shape.test(transfer[name as keyof BankTransfer])) throw new RangeError(`not a ${name} for VietQR`);
  const { bank_bin, account_number, amount, reference } = transfer;
  const account = field('00', bank_bin) + field('01', account_number);
  const body = [
    field('00', '01'),
    // Used once: it carries its amount.
    field('01', '12'),
    field('38', field('00', NAPAS) + field('01', account) + field('02', TO_ACCOUNT)),
    field('53', VND),
    field('54', amount),
    field('58', 'VN'),
    field('62', field('08', reference)),
    // The checksum covers its own tag and length.
    '6304',
  ].join('');
  return body + crc16(body);
}
