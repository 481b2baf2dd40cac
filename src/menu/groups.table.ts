import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconFileDownload.mjs';
import IconBooks from '@tabler/icons-react/dist/esm/icons/IconBooks.mjs';
import IconCertificate from '@tabler/icons-react/dist/esm/icons/IconCertificate.mjs';
import IconChart from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import IconFileInvoice from '@tabler/icons-react/dist/esm/icons/IconFileInvoice.mjs';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs';
import IconRepair from '@tabler/icons-react/dist/esm/icons/IconFilePencil.mjs';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import IconTransfer from '@tabler/icons-react/dist/esm/icons/IconTransfer.mjs';
import type { IconShape } from '#src/ui/display/icon.tsx';

/** `alone`: the only entry is shown in place of its group. */
type MenuGroup = {
  key:
    | 'overview'
    | 'registration'
    | 'outgoing'
    | 'incoming'
    | 'processing'
    | 'history'
    | 'reports'
    | 'catalogue';
  icon: IconShape;
  alone?: boolean;
};

/** The groups of spec point 2 in their order; a page says in its description which it belongs to. */
export const menuGroups: readonly MenuGroup[] = [
  { key: 'overview', icon: IconHome, alone: true },
  { key: 'registration', icon: IconCertificate },
  { key: 'outgoing', icon: IconFileInvoice },
  { key: 'incoming', icon: IconArrowDown, alone: true },
  { key: 'processing', icon: IconRepair },
  { key: 'history', icon: IconTransfer },
  { key: 'reports', icon: IconChart },
  { key: 'catalogue', icon: IconBooks },
];

export const settingsIcon = IconSettings;
