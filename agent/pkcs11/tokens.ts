import type { TokenCertificate } from '#domain/signing/usb-agent.ts';
import { factsOf, fingerprint, seeTokens, type FoundCertificate } from './certificates-on-token.ts';
import { askEach, openDrivers, type Native } from './drivers.ts';
import { signOnToken, type SignOnToken } from './sign-on-token.ts';
import { TokenFailure } from './token-failure.ts';

export type TokenOrder = Omit<SignOnToken, 'found'> & { certificate_sha256: string };

/** All tokens plugged into this machine. */
export type Tokens = {
  /** Throws TokenFailure: no_native, no_driver, no_token, token_error. */
  certificates(): Promise<TokenCertificate[]>;
  /** Signatures in the order of the hashes, all or none. Throws TokenFailure. */
  sign(order: TokenOrder): Promise<Buffer[]>;
};

/**
 * Tokens behind the drivers that `driver_paths` names at each call: a driver installed meanwhile is found. Calls take
 * turns, as a driver is initialised once in a process.
 */
export function openTokens(native: Native | null, driver_paths: () => readonly string[]): Tokens {
  if (native === null) {
    const refuse = () => Promise.reject(new TokenFailure('no_native'));
    return { certificates: refuse, sign: refuse };
  }
  const with_driver = openDrivers(native);
  const inTurn = takeTurns();
  const seen = async () => {
    const tokens = await askEach(driver_paths(), with_driver, (driver, path) =>
      seeTokens(native, driver, path),
    );
    if (tokens.length === 0) throw new TokenFailure('no_token');
    return tokens.flatMap(({ certificates }) => certificates);
  };
  return {
    certificates: () => inTurn(async () => eachOnce((await seen()).map(factsOf))),
    sign: ({ certificate_sha256, ...order }) =>
      inTurn(async () => {
        const named = ({ certificate }: FoundCertificate) => fingerprint(certificate) === certificate_sha256;
        const place = (await seen()).find(named);
        if (place === undefined) throw new TokenFailure('certificate_not_found');
        return with_driver(place.driver, async (driver) => {
          // Slots are known by handles that end with C_Finalize: looked up once more.
          const here = seeTokens(native, driver, place.driver).flatMap(({ certificates }) => certificates);
          const found = here.find(named);
          if (found === undefined) throw new TokenFailure('token_removed');
          return signOnToken(native, driver, { ...order, found });
        });
      }),
  };
}

/** Two drivers may read the same token. */
function eachOnce(certificates: readonly TokenCertificate[]): TokenCertificate[] {
  return [...new Map(certificates.map((one) => [one.sha256, one])).values()];
}

function takeTurns(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
}
