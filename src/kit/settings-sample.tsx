import { useColorMode } from '#src/theme/app-theme.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import type { NavEntry } from '#src/ui/shell/navigation-model.ts';
import { SettingsShell } from '#src/ui/shell/settings-shell.tsx';

const entries: NavEntry[] = [
  { key: 'tenant', label: 'Hồ sơ hóa đơn điện tử', href: '?page=settings', current: true },
  { key: 'staff', label: 'Quản lý nhân viên', href: '?page=settings' },
  { key: 'certificates', label: 'Thiết lập chữ ký số', href: '?page=settings', disabled: true },
  { key: 'decimals', label: 'Phần thập phân', href: '?page=settings' },
];
const further: NavEntry[] = [{ key: 'audit', label: 'Nhật ký thao tác', href: '?page=settings' }];

/** The frame of the settings; `&menu=1` turns to its menu on a phone. */
export function SettingsSample() {
  const { mode, setMode } = useColorMode();
  return (
    <SettingsShell
      title="Cấu hình"
      entries={entries}
      furtherEntries={further}
      note="Thay đổi trong Cấu hình được ghi vào nhật ký của đơn vị."
      closeHref="?page=buttons"
      menuHref="?page=settings&menu=1"
      backHref="?page=settings"
      menuOpen={new URLSearchParams(window.location.search).has('menu')}
      user={{
        name: 'Trần Thu Hương',
        note: 'huong@demo.vn',
        mode,
        onMode: setMode,
        onLogout: () => undefined,
        entries: [],
      }}
    >
      <PageHeader title="Hồ sơ hóa đơn điện tử" facts="Công ty Cổ phần Thương mại Sao Việt" />
      <Card title="Đơn vị">Nội dung của trang</Card>
    </SettingsShell>
  );
}
