import type { ReactNode } from 'react';
import { Denied } from '#src/ui/state/denied.tsx';
import { NotFound } from '#src/ui/state/not-found.tsx';
import { TechnicalError } from '#src/ui/state/technical-error.tsx';
import { ButtonsSample } from './buttons-sample.tsx';
import { DetailSample } from './detail-sample.tsx';
import { DisplaysSample } from './displays-sample.tsx';
import { FieldsSample } from './fields-sample.tsx';
import { ImportSample } from './import-sample.tsx';
import { LayoutSample } from './layout-sample.tsx';
import { ListSample } from './list-sample.tsx';
import { OverlaysSample } from './overlays-sample.tsx';
import { ToolsSample } from './tools-sample.tsx';
import IconFileImport from '@tabler/icons-react/dist/esm/icons/IconFileImport.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { Button } from '#src/ui/action/button.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { useColorMode } from '#src/theme/app-theme.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import type { NavEntry } from '#src/ui/shell/navigation-model.ts';
import { SettingsShell } from '#src/ui/shell/settings-shell.tsx';

/** Pieces for themselves stand on a bare page, pages within the shell, and some bring a frame of their own. */
type Sample = { content: ReactNode; frame: 'bare' | 'shell' | 'own' };

/** The pages of the kit by the name in their address. */
export const samples: Record<string, Sample> = {
  buttons: { content: <ButtonsSample />, frame: 'bare' },
  displays: { content: <DisplaysSample />, frame: 'bare' },
  fields: { content: <FieldsSample />, frame: 'bare' },
  overlays: { content: <OverlaysSample />, frame: 'bare' },
  layout: { content: <LayoutSample />, frame: 'bare' },
  list: { content: <ListSample />, frame: 'shell' },
  tools: { content: <ToolsSample />, frame: 'shell' },
  import: { content: <ImportSample />, frame: 'shell' },
  detail: { content: <DetailSample />, frame: 'shell' },
  empty: { content: <EmptySample />, frame: 'shell' },
  settings: { content: <SettingsSample />, frame: 'own' },
  denied: { content: <Denied homeHref="#" permission="Xem báo cáo bảng kê" />, frame: 'shell' },
  'not-found': { content: <NotFound homeHref="#" supportHref="#" />, frame: 'shell' },
  error: { content: <TechnicalError onRetry={() => undefined} />, frame: 'shell' },
};

/** The first run of a list. */
function EmptySample() {
  return (
    <>
      <PageHeader title="Hóa đơn" />
      <EmptyState
        heading="Lập hóa đơn đầu tiên"
        actions={
          <>
            <Button tone="primary" icon={IconPlus} shortcut="N">
              Lập hóa đơn
            </Button>
            <Button icon={IconFileImport}>Nhập từ Excel</Button>
          </>
        }
        checks={[
          { label: 'Tờ khai', done: true, note: 'Đã chấp nhận 18/11' },
          { label: 'Chữ ký số', done: true, note: 'HSM, hạn 23/06/2027' },
          { label: 'Mẫu hóa đơn', done: true, note: '1C26TAA' },
          { label: 'Danh mục hàng', done: false, note: 'Chưa có, nhập sau cũng được' },
        ]}
      >
        Tờ khai đã được chấp nhận và mẫu 1C26TAA đã sẵn sàng. Gõ, dán từ Excel hoặc nhập cả tệp.
      </EmptyState>
    </>
  );
}

const entries: NavEntry[] = [
  { key: 'tenant', label: 'Hồ sơ hóa đơn điện tử', href: '?page=settings', current: true },
  { key: 'staff', label: 'Quản lý nhân viên', href: '?page=settings' },
  { key: 'certificates', label: 'Thiết lập chữ ký số', href: '?page=settings', disabled: true },
  { key: 'decimals', label: 'Phần thập phân', href: '?page=settings' },
];
const further: NavEntry[] = [{ key: 'audit', label: 'Nhật ký thao tác', href: '?page=settings' }];

/** The frame of the settings; `&menu=1` turns to its menu on a phone. */
function SettingsSample() {
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
