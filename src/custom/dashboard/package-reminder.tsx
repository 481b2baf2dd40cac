import type { components } from '#generated/types.ts';
import { operations } from '#generated/operations.ts';
import { IssuingBanner } from '#src/views/packages/issuing-banner.tsx';
import { useCan } from '#src/providers/account-context.ts';
import { hrefOf } from '#src/routes.ts';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { packageWords } from '#src/wording/settings/packages.ts';

/** That nothing can be issued without a package, or soon, and the way to buy, for who issues; the top bar of a phone has no room for it. */
export function PackageReminder({ issuing }: { issuing: components['schemas']['Issuing'] }) {
  const can = useCan();
  if (!can(operations.publishInvoice.access)) return null;
  const buy = <KitLink href={hrefOf('service_packages.checkout')}>{packageWords.buy}</KitLink>;
  return <IssuingBanner issuing={issuing} action={buy} />;
}
