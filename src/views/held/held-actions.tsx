import type { components } from '#generated/types.ts';
import { useOutsidePages } from '#src/providers/outside-pages.ts';
import { Button } from '#src/ui/action/button.tsx';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { gatewayWords } from '#src/wording/menu.ts';
import { heldWords as words } from '#src/wording/processing/held.ts';
import type { ReactNode } from 'react';
import { isPressing, type Held } from './held.ts';

/** Where the connection is mended and an incident written down; null where the account may not. */
export type HeldLinks = { connection: string | null; incident: string | null };

type HeldActionsProps = {
  held: Held;
  send_by: components['schemas']['SendBy'] | null;
  links: HeldLinks;
  /** What can be done about it where nothing ends it. */
  otherwise: ReactNode;
  inBanner?: boolean;
};

/** The one next step: mending the connection, writing the incident down on the last day, telling the operator. In a banner it is a link. */
export function HeldActions({ held, send_by, links, otherwise, inBanner = false }: HeldActionsProps) {
  const { support_url } = useOutsidePages();
  const { connection, incident } = links;
  const step = (href: string, text: string) =>
    inBanner ? (
      <KitLink href={href}>{text}</KitLink>
    ) : (
      <Button tone="primary" href={href}>
        {text}
      </Button>
    );
  if (held.cause === 'own_line' && connection !== null) return step(connection, gatewayWords.mendConnection);
  if (isPressing(send_by) && incident !== null) return step(incident, gatewayWords.writeIncident);
  if (held.mended_by === 'operator' && support_url !== null) return step(support_url, words.tellOperator);
  return otherwise;
}

/** Whom to turn to, for an account that may not mend the connection itself. */
export const turnTo = ({ cause }: Held, { connection }: HeldLinks): string | null =>
  cause === 'own_line' && connection === null ? gatewayWords.tellManager : null;
