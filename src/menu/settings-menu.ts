import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs';
import IconCoins from '@tabler/icons-react/dist/esm/icons/IconCoins.mjs';
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import IconDecimal from '@tabler/icons-react/dist/esm/icons/IconDecimal.mjs';
import IconFileCertificate from '@tabler/icons-react/dist/esm/icons/IconFileCertificate.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconPlugConnected from '@tabler/icons-react/dist/esm/icons/IconPlugConnected.mjs';
import IconSignature from '@tabler/icons-react/dist/esm/icons/IconSignature.mjs';
import IconWebhook from '@tabler/icons-react/dist/esm/icons/IconWebhook.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import type { IconShape } from '#src/ui/display/icon.tsx';
import type { NavEntry } from '#src/ui/shell/navigation-model.ts';
import { entriesOf } from './entries.ts';
import type { Can } from './entries.ts';
import { settingsIcon } from './groups.table.ts';

const icons: Readonly<Record<string, IconShape>> = {
  tenant: IconBuilding,
  users: IconUsers,
  certificates: IconSignature,
  decimal_configurations: IconDecimal,
  api_tokens: IconKey,
  webhook_endpoints: IconWebhook,
  audit_log: IconHistory,
  incidents: IconCloudOff,
  currencies: IconCoins,
  xml_verification: IconFileCertificate,
  mail_settings: IconMail,
  provider_connection: IconPlugConnected,
};

/** What the product's settings menu holds (spec point 2); our additions are below a line. */
const product: ReadonlySet<string> = new Set(['tenant', 'users', 'certificates', 'decimal_configurations']);

/** The settings menu in its order, ours after the product's. */
export function settingsMenu(place: string, can: Can): { product: NavEntry[]; ours: NavEntry[] } {
  const entries = entriesOf('settings', place, can).map((entry) => ({
    ...entry,
    icon: icons[entry.key] ?? settingsIcon,
  }));
  return {
    product: entries.filter(({ key }) => product.has(key)),
    ours: entries.filter(({ key }) => !product.has(key)),
  };
}
