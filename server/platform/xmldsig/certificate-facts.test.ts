import { expect, test } from 'vitest';
import { commonName } from './certificate-facts.ts';

test.each([
  ['wherever it stands', 'C=VN\nCN=CÔNG TY MẪU\nUID=MST:0101243150', 'CÔNG TY MẪU'],
  ['without the escapes of RFC 2253', 'CN=MẪU\\, CHI NHÁNH \\"A\\"', 'MẪU, CHI NHÁNH "A"'],
  ['or the whole where there is none', 'C=VN\nO=MẪU', 'C=VN, O=MẪU'],
])('the name of a certificate, %s', (_, subject, name) => expect(commonName(subject)).toBe(name));
