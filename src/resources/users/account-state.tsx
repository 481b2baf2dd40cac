import type { components } from '#generated/types.ts';
import { Badge } from '#src/ui/display/badge.tsx';
import type { Tone } from '#src/ui/display/glyph.tsx';
import { accountWords } from '#src/wording/settings/accounts.ts';

export type Account = components['schemas']['Account'];
type AccountState = keyof typeof accountWords.states;

/** Switched off counts before everything; until the first password is set an account is only invited. */
export function stateOf({ status, activated_on }: Pick<Account, 'status' | 'activated_on'>): AccountState {
  if (status !== 'active') return 'inactive';
  return activated_on === null ? 'invited' : 'active';
}

const tones = { invited: 'warning', active: 'success', inactive: 'default' } satisfies Record<
  AccountState,
  Tone
>;

export function AccountBadge({ account }: { account: Pick<Account, 'status' | 'activated_on'> }) {
  const state = stateOf(account);
  return <Badge tone={tones[state]}>{accountWords.states[state]}</Badge>;
}
