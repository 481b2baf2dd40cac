import type { components } from '#generated/types.ts';

/** Of the form's head, what a company fills in once. */
export const HEAD = {
  place: 'Hà Nội',
  tax_authority_code: '10101',
  tax_authority_name: 'Thuế cơ sở 1 thành phố Hà Nội',
  representative: {
    name: 'Nguyễn Văn Đại Diện',
    phone_number: '0900000000',
    identity_no: '001080000001',
    born_on: '1980-01-01',
    passport_no: null,
    nationality_code: null,
    nationality_name: null,
  },
  contact: {
    name: 'Trần Thị Liên Hệ',
    phone_number: '0900000001',
    email: 'lienhe@example.vn',
    address: 'Số 1 Phố Mẫu, Hà Nội',
  },
} satisfies Partial<components['schemas']['RegistrationInput']>;
