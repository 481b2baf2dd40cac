import { hash } from '@node-rs/argon2';
import { READY_MADE_ROLES } from '#domain/access/ready-made-roles.table.ts';
import { checkDigit } from '#domain/fields/tax-code.ts';
import type { Db } from '#server/context.ts';
import { createCompany, type CompanyProfile } from '#server/modules/companies/index.ts';

/** A valid tax code that belongs to no company: 00, then the running number, then its check digit. */
export function demoTaxCode(running: number): string {
  for (let digits = running; ; digits += 1_000_003) {
    const nine = `00${String(digits % 10_000_000).padStart(7, '0')}`;
    const last = checkDigit(nine);
    if (last < 10) return `${nine}${last}`;
  }
}

type RoleName = (typeof READY_MADE_ROLES)[number]['name'];

type DemoUser = { email: string; full_name: string; role: RoleName };

/** A company with the ready-made roles, whose accounts share one password. */
export type DemoCompany = {
  profile: CompanyProfile;
  users: readonly DemoUser[];
  password: string;
  /** The tax office that manages it, as the list of offices has it. */
  office?: TaxOffice;
  /** Who represents it by law. */
  delegate?: Delegate;
};

type TaxOffice = {
  tax_authority_code: string;
  tax_authority_name: string;
  tax_city_code: string;
  tax_city_name: string;
};

type Delegate = { delegate_name: string; delegate_position: string; delegate_phone_number: string };

/** Answers the tenant's id and its users by e-mail. */
export async function createDemoCompany(
  db: Db,
  { profile, users, password }: DemoCompany,
  now: string,
  { demo }: { demo: boolean } = { demo: true },
): Promise<{ tenant_id: number; users: Map<string, number> }> {
  const password_hash = await hash(password);
  const company = {
    profile,
    roles: READY_MADE_ROLES,
    users: users.map((one) => ({ ...one, password_hash })),
    demo,
    trial_until: null,
  };
  return db.transaction().execute((tx) => createCompany(tx, company, now));
}

const PASSWORD = 'hoadon-demo';

/** Their tax codes start with 00: they belong to no company. */
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
    office: {
      tax_authority_code: '50100',
      tax_authority_name: 'Thuế thành phố Đà Nẵng',
      tax_city_code: '501',
      tax_city_name: 'Đà Nẵng',
    },
    delegate: {
      delegate_name: 'Trần Thu Hương',
      delegate_position: 'Giám đốc',
      delegate_phone_number: '0905000018',
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
    office: {
      tax_authority_code: '10900',
      tax_authority_name: 'Thuế tỉnh Hưng Yên',
      tax_city_code: '109',
      tax_city_name: 'Hưng Yên',
    },
    delegate: {
      delegate_name: 'Đặng Minh Quang',
      delegate_position: 'Giám đốc',
      delegate_phone_number: '0905000005',
    },
    users: [{ email: 'owner@demo2.vn', full_name: 'Đặng Minh Quang', role: 'Chủ doanh nghiệp' }],
  },
} as const satisfies Record<string, DemoCompany>;
