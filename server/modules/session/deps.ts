import type { FactorDeps } from '#server/modules/second-factors/index.ts';
import type { TokenMaker } from '#server/platform/session/tokens.ts';

export type SessionDeps = FactorDeps & { tokens: TokenMaker };

export type IssuedTokens = {
  access_token: string;
  refresh_token: string;
  expires_in: number;
  token_type: 'Bearer';
};
