import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs';
import IconListCheck from '@tabler/icons-react/dist/esm/icons/IconListCheck.mjs';
import IconOutside from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import IconAccount from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs';
import type { TopBarProps } from '#src/ui/shell/top-bar.tsx';
import { useSignedIn } from '#src/providers/account-context.ts';
import type { Tenant } from '#src/providers/account.ts';
import { useOutsidePages } from '#src/providers/outside-pages.ts';
import { today } from '#src/providers/today.ts';
import { hrefOf, routes } from '#src/routes.ts';
import { Badge } from '#src/ui/display/badge.tsx';
import { formatDate } from '#src/ui/format/date.ts';
import type { MenuEntry } from '#src/ui/overlay/menu.tsx';
import { useThemeChoice } from '#src/views/account/use-theme-choice.ts';
import { localDrafts } from '#src/views/drafts/local-drafts.ts';
import { useUnsavedGuard } from '#src/views/guard/unsaved-context.ts';
import { firstRunHash } from '#src/wording/links.ts';
import { menuWords } from '#src/wording/menu.ts';
import { BellSlot } from './bell/bell-slot.tsx';
import { useCanAccess, useGetIdentity, useLogout } from 'react-admin';

/** The way to the first invoice, while the company tries the product out and may have hidden it. */
function guideEntries({ trial_until }: Tenant, mayList: boolean): MenuEntry[] {
  if (trial_until === null || !mayList) return [];
  return [{ label: menuWords.firstRun, icon: IconListCheck, href: `${hrefOf('invoices')}${firstRunHash}` }];
}

/** Built pages of ours, then the outside links that are configured (spec point 2, user menu). */
function userEntries(addresses: ReturnType<typeof useOutsidePages>): MenuEntry[] {
  const pages = [
    { label: menuWords.account, icon: IconAccount, href: routes['profile']?.path },
    { label: menuWords.packages, icon: IconPackage, href: routes['service_packages']?.path },
  ].flatMap(({ href, ...entry }) => (href === undefined ? [] : [{ ...entry, href }]));
  const outside = [
    { label: menuWords.terms, href: addresses.terms_url },
    { label: menuWords.privacy, href: addresses.privacy_url },
    { label: menuWords.support, href: addresses.support_url },
  ].flatMap(({ label, href }) => (href === null ? [] : [{ label, href, icon: IconOutside, external: true }]));
  return [...pages, ...outside];
}

function TrialChip({ until }: { until: string }) {
  const isOver = until < today();
  const words = isOver ? menuWords.trialOver : menuWords.trial;
  return <Badge tone={isOver ? 'critical' : 'highlight'}>{words(formatDate(until))}</Badge>;
}

/** What the top bar of every frame holds: the search, the trial while there is one, the bell, the user's menu. */
export function useTopBar(onSearch: () => void): Pick<TopBarProps, 'search' | 'status' | 'tools' | 'user'> {
  const { account, tenant } = useSignedIn();
  const { canAccess: mayList = false } = useCanAccess({ resource: 'invoices', action: 'list' });
  const outsidePages = useOutsidePages();
  const { mode, choose } = useThemeChoice();
  const { leaveBy } = useUnsavedGuard();
  const { identity } = useGetIdentity();
  const endSession = useLogout();
  // Whoever signs out leaves nothing of what was typed on this machine; the server keeps its copy.
  const logout = () => {
    localDrafts.forget({ tenant: tenant.id, user: account.id });
    void endSession();
  };
  return {
    search: { onOpen: onSearch },
    tools: <BellSlot />,
    status: tenant.trial_until !== null && <TrialChip until={tenant.trial_until} />,
    user: {
      name: identity?.fullName ?? '',
      note: account.email,
      entries: [...guideEntries(tenant, mayList), ...userEntries(outsidePages)],
      mode,
      onMode: choose,
      onLogout: () => leaveBy(logout),
    },
  };
}
