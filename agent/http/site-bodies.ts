import { MOST_HASHES_PER_ORDER, PAIRING_CODE_DIGITS } from '#domain/signing/usb-agent.ts';

/** JSON Schemas of what sites send. */
export const CONFIRM_BODY = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'code'],
  properties: {
    id: { type: 'string', maxLength: 36 },
    code: { type: 'string', pattern: `^[0-9]{${PAIRING_CODE_DIGITS}}$` },
  },
} as const;

export const SIGN_BODY = {
  type: 'object',
  additionalProperties: false,
  required: ['certificate_sha256', 'hashes', 'description', 'tax_code'],
  properties: {
    certificate_sha256: { type: 'string', pattern: '^[0-9a-f]{64}$' },
    hashes: {
      type: 'array',
      minItems: 1,
      maxItems: MOST_HASHES_PER_ORDER,
      // 32 bytes: 43 digits, of which the last carries two bits of nothing, and one sign to fill up.
      items: { type: 'string', pattern: '^[A-Za-z0-9+/]{42}[AEIMQUYcgkosw048]=$' },
    },
    // One line without signs that turn or hide text: it is what the user trusts when typing the PIN.
    description: { type: 'string', minLength: 1, maxLength: 200, pattern: '^[^\\p{C}\\p{Zl}\\p{Zp}]+$' },
    tax_code: { type: 'string', minLength: 1, maxLength: 20, pattern: '^[0-9-]+$' },
  },
} as const;
