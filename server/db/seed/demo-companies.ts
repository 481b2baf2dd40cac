import type { DemoCompany } from './demo-company.ts';

const PASSWORD = 'hoadon-demo';

/** Their tax codes start with 00: they belong to nobody. */
export const DEMO_COMPANIES = {
  first: {
    password: PASSWORD,
    profile: {
      name: 'Công ty Cổ phần Thương mại Sao Việt',
      tax_code: '0012345672',
      address: 'Số 18 đường Trần Phú, phường Hải Châu, thành phố Đà Nẵng',
      phone_number: '02363888999',
      email: 'hoadon@saoviet.example',
      bank_account: '0071002345678',
      bank_name: 'Ngân hàng TMCP Biển Đông, chi nhánh Đà Nẵng',
    },
    users: [
      { email: 'owner@demo.vn', full_name: 'Trần Thu Hương', role: 'Chủ doanh nghiệp' },
      { email: 'ktt@demo.vn', full_name: 'Võ Quốc Bảo', role: 'Kế toán trưởng' },
      { email: 'ketoan@demo.vn', full_name: 'Lê Thị Ngọc Bích', role: 'Kế toán' },
      { email: 'thungan@demo.vn', full_name: 'Nguyễn Mỹ Duyên', role: 'Thu ngân' },
      { email: 'xem@demo.vn', full_name: 'Phạm Văn Long', role: 'Chỉ xem' },
    ],
  },
  second: {
    password: PASSWORD,
    profile: {
      name: 'Công ty TNHH Cơ khí Phố Hiến',
      tax_code: '0098765436',
      address: 'Số 5 đường Điện Biên, phường Phố Hiến, tỉnh Hưng Yên',
      phone_number: '02213555666',
      email: 'ketoan@phohien.example',
      bank_account: '0011009876543',
      bank_name: 'Ngân hàng TMCP Sông Hồng, chi nhánh Hưng Yên',
    },
    users: [{ email: 'owner@demo2.vn', full_name: 'Đặng Minh Quang', role: 'Chủ doanh nghiệp' }],
  },
} as const satisfies Record<string, DemoCompany>;
