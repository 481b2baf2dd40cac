import { KitLink } from '#src/ui/action/kit-link.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { useCan } from '#src/providers/account-context.ts';
import { heldLinks, hrefOf } from '#src/routes.ts';
import { HeldActions, turnTo } from '#src/views/held/held-actions.tsx';
import { causeOf, nextTry, untilWhen, whoEnds, type Held } from '#src/views/held/held.ts';
import { gatewayWords } from '#src/wording/menu.ts';
import { heldWords as words } from '#src/wording/processing/held.ts';
import type { InvoicePublishes } from './batch.tsx';

type HeldBannerProps = { held: Held; send_by: InvoicePublishes['send_by'] };

/** What keeps the invoices of a batch from going on, who ends that, and until when they can wait. */
export function HeldBanner({ held, send_by }: HeldBannerProps) {
  const links = heldLinks(useCan());
  return (
    <Banner
      tone="warning"
      title={words.batch}
      action={
        <HeldActions
          {...{ held, send_by, links }}
          inBanner
          otherwise={<KitLink href={hrefOf('transmissions.invoice')}>{gatewayWords.seeMessages}</KitLink>}
        />
      }
    >
      {[
        causeOf(held),
        whoEnds(held),
        nextTry(held, true),
        turnTo(held, links),
        words.noOther.invoice,
        send_by !== null && untilWhen(send_by),
      ]
        .filter(Boolean)
        .join(' ')}
    </Banner>
  );
}
