import IconArrowsExchange from '@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconBooks from '@tabler/icons-react/dist/esm/icons/IconBooks.mjs';
import IconCertificate from '@tabler/icons-react/dist/esm/icons/IconCertificate.mjs';
import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import IconFileDiff from '@tabler/icons-react/dist/esm/icons/IconFileDiff.mjs';
import IconFileInvoice from '@tabler/icons-react/dist/esm/icons/IconFileInvoice.mjs';
import IconHelpCircle from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs';
import IconInbox from '@tabler/icons-react/dist/esm/icons/IconInbox.mjs';
import IconLayoutDashboard from '@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useColorMode } from '#src/theme/app-theme.tsx';
import { IconButton } from '#src/ui/action/icon-button.tsx';
import { StatusChip } from '#src/ui/list/searches/filter-chip.tsx';
import type { NavEntry } from '#src/ui/shell/navigation-model.ts';
import { Shell } from '#src/ui/shell/shell.tsx';
import { GatewayHealth } from '#src/ui/shell/side-panel.tsx';

const entries: NavEntry[] = [
  { key: 'overview', label: 'Tổng quan', href: '#', icon: IconLayoutDashboard },
  {
    key: 'registration',
    label: 'Đăng ký phát hành',
    icon: IconCertificate,
    children: [
      { key: 'declarations', label: 'Tờ khai', href: '#' },
      { key: 'templates', label: 'Mẫu hóa đơn', href: '#' },
    ],
  },
  {
    key: 'output',
    label: 'Hóa đơn đầu ra',
    icon: IconFileInvoice,
    children: [
      { key: 'invoices', label: 'Hóa đơn', href: '#', current: true },
      { key: 'machines', label: 'Hóa đơn từ máy tính tiền', href: '#' },
    ],
  },
  { key: 'input', label: 'Hóa đơn đầu vào', href: '#', icon: IconInbox },
  {
    key: 'handling',
    label: 'Xử lý hóa đơn',
    href: '#',
    icon: IconFileDiff,
    count: { value: 3, critical: true },
  },
  {
    key: 'history',
    label: 'Lịch sử truyền nhận',
    icon: IconArrowsExchange,
    children: [{ key: 'h1', label: 'Hóa đơn', href: '#' }],
  },
  {
    key: 'reports',
    label: 'Báo cáo',
    icon: IconChartBar,
    children: [{ key: 'r1', label: 'Bảng kê', href: '#', disabled: true }],
  },
  {
    key: 'lists',
    label: 'Danh mục',
    icon: IconBooks,
    children: [{ key: 'customers', label: 'Khách hàng', href: '#' }],
  },
  { key: 'settings', label: 'Cấu hình', href: '#', icon: IconSettings },
];

/** The shell around a sample. */
export function FrameSample({
  rail,
  narrow,
  children,
}: {
  rail: boolean;
  narrow: boolean;
  children: ReactNode;
}) {
  const [folded, setFolded] = useState(rail);
  const { mode, setMode } = useColorMode();
  return (
    <Shell
      homeHref="#"
      entries={entries}
      company={{ name: 'Bao bì Minh Khôi', taxCode: '0017245866' }}
      foot={<GatewayHealth state="good" text="Cổng thuế thông suốt" note="thường trả lời sau 41 giây" />}
      rail={folded}
      onToggleRail={() => setFolded(!folded)}
      narrow={narrow}
      search={{ label: 'Tìm số hóa đơn, khách hàng, mã số thuế…', onOpen: () => undefined }}
      status={
        <StatusChip>
          Đang phát hành <b>412/500</b>
        </StatusChip>
      }
      tools={
        <>
          <IconButton name="Trợ giúp và phím tắt" icon={IconHelpCircle} />
          <IconButton name="Thông báo, có tin mới" icon={IconBell} pin />
        </>
      }
      user={{
        name: 'Trần Thu Hương',
        note: 'huong@demo.vn',
        mode,
        onMode: setMode,
        onLogout: () => undefined,
        entries: [{ label: 'Tài khoản của bạn', href: '#' }],
      }}
    >
      {children}
    </Shell>
  );
}
