import type { SignOrder, TokenCertificate } from '#domain/signing/usb-agent.ts';
import type { PairedSite } from '../pairing/paired-sites.ts';
import type { WaitingPairing } from '../pairing/pairings.ts';
import type { AgentParts } from './agent-parts.ts';

type ShownOrder = Omit<SignOrder, 'signatures'> & {
  origin: string;
  description: string;
  certificate: Pick<TokenCertificate, 'owner' | 'tax_code' | 'token_label' | 'valid_to'>;
};

/** What the agent's own page shows; neither tokens of sites nor signatures. */
export type PageState = {
  pairings: readonly WaitingPairing[];
  pairing_closed: boolean;
  orders: ShownOrder[];
  sites: Omit<PairedSite, 'token_sha256'>[];
};

export function pageState({ pairings, orders, sites }: AgentParts): PageState {
  return {
    pairings: pairings.waiting(),
    pairing_closed: pairings.isClosed(),
    orders: orders
      .all()
      .map(({ order: { signatures: _kept, ...order }, origin, description, certificate }) => {
        const { owner, tax_code, token_label, valid_to } = certificate;
        return { ...order, origin, description, certificate: { owner, tax_code, token_label, valid_to } };
      }),
    sites: sites.all().map(({ id, origin, paired_at }) => ({ id, origin, paired_at })),
  };
}
