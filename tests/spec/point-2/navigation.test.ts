import { describe, expect, test } from 'vitest';
import { allows } from '#domain/access/permissions.ts';
import { settingsMenu } from '#src/menu/settings-menu.ts';
import { menuGroups } from '#src/menu/groups.table.ts';
import { leavesOf, navigation } from '#src/menu.ts';
import { ownFrames } from '#src/page-frames.ts';
import { descriptorOf } from '#src/providers/resource-descriptor.ts';
import { isDisabled } from '#src/ui/shell/navigation-model.ts';
import type { NavEntry } from '#src/ui/shell/navigation-model.ts';
import { menuWords } from '#src/wording/menu.ts';

const withCodes =
  (...permissions: string[]) =>
  (access: readonly (readonly string[])[]) =>
    allows(permissions, access);
const everything = withCodes('full');
const labels = (entries: readonly NavEntry[]) => entries.map(({ label }) => label);

/** Spec point 2, Navigation: the groups in their order, each with its entries. */
const GROUPS: [group: string, entries: string[]][] = [
  ['Tổng quan', ['Tổng quan']],
  ['Đăng ký phát hành', ['Tờ khai', 'Mẫu hóa đơn']],
  ['Hóa đơn đầu ra', ['Hóa đơn', 'Hóa đơn từ máy tính tiền']],
  ['Hóa đơn đầu vào', ['Hóa đơn đầu vào']],
  ['Xử lý hóa đơn', ['Thông báo sai sót', 'Hủy hóa đơn', 'Thay thế hóa đơn', 'Điều chỉnh hóa đơn']],
  [
    'Lịch sử truyền nhận',
    ['Tờ khai', 'Hóa đơn', 'Hóa đơn từ máy tính tiền', 'Thông báo sai sót', 'Bảng tổng hợp'],
  ],
  [
    'Báo cáo',
    [
      'Bảng kê hóa đơn',
      'Bảng kê chi tiết',
      'Số lượng hóa đơn đã phát hành',
      'Bảng tổng hợp gửi cơ quan thuế',
    ],
  ],
  ['Danh mục', ['Khách hàng', 'Hàng hóa, dịch vụ']],
];

/** Where each entry leads, those of the product and ours. */
const ENTRIES: [group: string, entries: Record<string, string>][] = [
  ['Tổng quan', { 'Tổng quan': '/admin/dashboard' }],
  ['Đăng ký phát hành', { 'Tờ khai': '/admin/registrations', 'Mẫu hóa đơn': '/admin/templates' }],
  [
    'Hóa đơn đầu ra',
    {
      'Hóa đơn': '/admin/invoices',
      'Hóa đơn từ máy tính tiền': '/admin/invoice-calculating-machines',
    },
  ],
  ['Hóa đơn đầu vào', { 'Hóa đơn đầu vào': '/admin/invoice-collectors' }],
  [
    'Xử lý hóa đơn',
    {
      'Thông báo sai sót': '/admin/invoice-mistakes',
      'Hủy hóa đơn': '/admin/cancelled-invoices',
      'Thay thế hóa đơn': '/admin/replaced-invoices',
      'Điều chỉnh hóa đơn': '/admin/adjusted-invoices',
      // Ours: the product names no list of statements.
      'Biên bản': '/admin/invoice-statement',
    },
  ],
  [
    'Lịch sử truyền nhận',
    {
      'Tờ khai': '/admin/transmission-history/registrations',
      'Hóa đơn': '/admin/transmission-history/invoices',
      'Hóa đơn từ máy tính tiền': '/admin/transmission-history/invoice-calculating-machines',
      'Thông báo sai sót': '/admin/transmission-history/invoices-mistakes',
      'Bảng tổng hợp': '/admin/transmission-history/invoice-data-summary-tables',
      // Ours: the product has no page for what the authority sends by itself.
      'Thông báo từ cơ quan thuế': '/admin/transmission-history/authority-notices',
      // Ours: the list of what the authority received.
      'Đối chiếu với cơ quan thuế': '/admin/transmission-history/reconciliations',
      // Ours: evidence of a period in one file.
      'Gói bằng chứng': '/admin/transmission-history/proof-packs',
    },
  ],
  // Ours: the product has no page for closing a month.
  [
    'Báo cáo',
    {
      'Bảng kê hóa đơn': '/admin/report/invoice-summaries',
      'Bảng kê chi tiết': '/admin/report/invoice-details',
      'Số lượng hóa đơn đã phát hành': '/admin/report/invoice-usages',
      'Bảng tổng hợp gửi cơ quan thuế': '/admin/report/invoice-data-summary-tables',
      'Khóa sổ tháng': '/admin/report/month-end',
    },
  ],
  ['Danh mục', { 'Khách hàng': '/admin/customers', 'Hàng hóa, dịch vụ': '/admin/products' }],
];

describe('navigation', () => {
  const shown = navigation('/admin/invoices', everything);

  test("has the product's groups in its order, Cấu hình last [2.navigation.groups]", () => {
    expect(menuGroups.map(({ key }) => menuWords[key])).toEqual(GROUPS.map(([group]) => group));
    expect(shown.at(-1)).toMatchObject({ label: 'Cấu hình', href: '/admin/settings' });
  });

  test('has in each group the entries that have pages, in their order, each leading to its page [2.navigation.entries]', () => {
    const found = shown.map(({ label, children = [] }) => [
      label,
      Object.fromEntries(children.map((entry) => [entry.label, entry.href])),
      labels(children),
    ]);
    expect(found).toEqual([
      // An entry that is called as its group is in the place of it.
      ...ENTRIES.map(([group, entries]) =>
        group in entries ? [group, {}, []] : [group, entries, Object.keys(entries)],
      ),
      ['Cấu hình', {}, []],
    ]);
  });

  test('each group has the entries of the product', () => {
    const of_group = new Map(ENTRIES.map(([group, entries]) => [group, Object.keys(entries)]));
    for (const [group, entries] of GROUPS)
      expect(of_group.get(group) ?? [group]).toEqual(expect.arrayContaining([...entries]));
  });

  test('shows all groups to who may open everything [2.navigation.groups]', () => {
    expect(labels(shown)).toEqual([
      'Tổng quan',
      'Đăng ký phát hành',
      'Hóa đơn đầu ra',
      'Hóa đơn đầu vào',
      'Xử lý hóa đơn',
      'Lịch sử truyền nhận',
      'Báo cáo',
      'Danh mục',
      'Cấu hình',
    ]);
  });

  test('entries the user lacks permission for are shown disabled; a group is disabled when all its children are [2.navigation.disabled-entry 2.navigation.disabled-group]', () => {
    const refused = navigation('/admin/invoices', withCodes('export_invoices'));
    expect(labels(refused)).toEqual(labels(shown));
    expect(refused.every(isDisabled)).toBe(true);
    const reader = navigation('/admin', withCodes('read_invoices'));
    expect(leavesOf(reader).flatMap(({ disabled, key }) => (disabled ? [] : [key]))).toEqual([
      'invoices',
      'invoice_calculating_machines',
    ]);
    expect(reader.filter((entry) => !isDisabled(entry)).map(({ key }) => key)).toEqual(['outgoing']);
  });

  test.each([['tenant_settings'], ['user_permissions'], ['sign_settings']])(
    'the settings entry opens with %s [6.settings-entry]',
    (code) => expect(navigation('', withCodes(code)).at(-1)?.disabled).toBe(false),
  );

  test('the settings entry is disabled without any of the three', () => {
    expect(navigation('', withCodes('decimal_settings', 'read_invoices')).at(-1)?.disabled).toBe(true);
  });

  test('what the tax authority sends by itself has one name: in the menu, in its description and over its page', () => {
    const { label } = descriptorOf('authority_notices');
    const entry = leavesOf(shown).find(({ key }) => key === 'authority_notices');
    expect([entry?.label, ownFrames.authority_notices?.title]).toEqual([label, label]);
  });

  test('the page one is on is marked, on its records too', () => {
    const current = leavesOf(navigation('/admin/customers/7', everything)).filter((entry) => entry.current);
    expect(current.map(({ key }) => key)).toEqual(['customers']);
  });
});

describe('the settings menu', () => {
  test('e-invoice profile, staff management, digital signature setup, decimal places; then ours [2.navigation.settings-menu]', () => {
    const { product, ours } = settingsMenu('', everything);
    expect(labels(product)).toEqual([
      'Hồ sơ hóa đơn điện tử',
      'Quản lý nhân viên',
      'Thiết lập chữ ký số',
      'Phần thập phân',
    ]);
    expect(labels(ours)).toEqual([
      'Nhật ký thao tác',
      'Kết nối phần mềm',
      'Webhook',
      'Sự cố',
      'Tiền tệ và tỷ giá',
      'Kiểm tra hóa đơn XML',
      'Thư gửi người mua',
      'Nơi truyền nhận',
    ]);
  });

  test.each(['/admin/settings/roles', '/admin/settings/roles/3', '/admin/settings/accounts/5'])(
    'staff management is marked on %s [2.navigation.staff-matches-roles]',
    (place) => {
      const { product } = settingsMenu(place, everything);
      expect(product.filter(({ current }) => current).map(({ key }) => key)).toEqual(['users']);
    },
  );

  test('entries the user lacks permission for are shown disabled', () => {
    const { product, ours } = settingsMenu('', withCodes('sign_settings'));
    const open = [...product, ...ours].filter(({ disabled }) => !disabled);
    expect(open.map(({ key }) => key)).toEqual(['certificates']);
  });
});
