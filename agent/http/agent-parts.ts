import type { Orders } from '../orders/orders.ts';
import type { PairedSites } from '../pairing/paired-sites.ts';
import type { Pairings } from '../pairing/pairings.ts';
import type { Tokens } from '../pkcs11/tokens.ts';

/** What the agent is made of. */
export type AgentParts = {
  tokens: Tokens;
  sites: PairedSites;
  pairings: Pairings;
  orders: Orders;
  /** Opens the agent's own page. */
  page_key: string;
  /** Tells the user at the terminal that the agent's page wants them. */
  tell: (line: string) => void;
};
