import type { DeclarationContent } from '../registration/content.ts';
import { BLANK_DECLARATION } from '../registration/content.ts';

/** The declaration that 100-declaration.xml carries, as its taxpayer would have entered it. */
export const SAMPLE_DECLARATION: DeclarationContent = {
  ...BLANK_DECLARATION,
  purpose: 'new',
  declared_on: '2026-11-20',
  place: 'Hà Nội',
  taxpayer: {
    name: 'CÔNG TY TNHH MẪU',
    tax_code: '0101243150',
    tax_authority_code: '10101',
    tax_authority_name: 'Thuế cơ sở 1 thành phố Hà Nội',
  },
  representative: {
    name: 'Nguyễn Văn Đại Diện',
    phone_number: '0900000000',
    identity_no: '001080000001',
    passport_no: null,
    nationality_code: null,
    nationality_name: null,
    born_on: null,
  },
  contact: {
    name: 'Trần Thị Liên Hệ',
    address: 'Số 1 Phố Mẫu, Phường Ba Đình, Thành phố Hà Nội',
    email: 'lienhe@example.vn',
    phone_number: '0900000001',
  },
  invoice_modes: { ...BLANK_DECLARATION.invoice_modes, coded: true, coded_cash_register: true },
  sending: { ...BLANK_DECLARATION.sending, through_provider: true },
  transfer: { ...BLANK_DECLARATION.transfer, full_content: true },
  invoice_types: { ...BLANK_DECLARATION.invoice_types, vat: true, documents_like_invoices: true },
  certificates: [
    {
      issuer_name: 'CA MẪU',
      serial: '540101095A17C3D2',
      valid_from: '2025-12-31T17:00:00.000Z',
      valid_to: '2027-12-31T16:59:59.000Z',
      action: 'add',
    },
  ],
};
