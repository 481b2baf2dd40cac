import { DEMO_PASSWORD } from '#server/modules/site/index.ts';
import { demoTaxCode } from '../demo-tax-code.ts';
import type { DemoCompany } from '../demo-company.ts';

/** The company of the benchmarks: large, made of plain rows. */
export const BENCH_COMPANY = {
  password: DEMO_PASSWORD,
  profile: {
    name: 'Công ty Cổ phần Đo tải',
    tax_code: demoTaxCode(5_550_001),
    address: 'Số 1 đường Đo Lường, phường Thử Nghiệm, thành phố Đà Nẵng',
    phone_number: '02363000111',
    email: 'hoadon@dotai.example',
    bank_account: '0071009999999',
    bank_name: 'Ngân hàng TMCP Biển Đông, chi nhánh Đà Nẵng',
  },
  users: [{ email: 'owner@bench.vn', full_name: 'Người Đo Tải', role: 'Chủ doanh nghiệp' }],
} as const satisfies DemoCompany;
