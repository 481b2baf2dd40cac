import { lookup } from 'node:dns/promises';
import { isPublicAddress } from './public-address.ts';

/** Why a host is not called, in one word: its name leads nowhere, or to where a company may not send this server. */
export class HostRefused extends Error {
  readonly reason: 'unknown' | 'inside';

  constructor(reason: 'unknown' | 'inside') {
    super(`a host that is ${reason}`);
    this.name = 'HostRefused';
    this.reason = reason;
  }
}

/**
 * The address to call for a host that a company has named. The caller connects to this address, so that a name which leads elsewhere a
 * moment later changes nothing. `allowed`: hosts of the operator that may be inside. Throws HostRefused.
 */
export async function publicAddressOf(host: string, allowed: readonly string[]): Promise<string> {
  const found = await lookup(host, { all: true }).catch(() => []);
  const [first] = found;
  if (first === undefined) throw new HostRefused('unknown');
  if (!allowed.includes(host.toLowerCase()) && !found.every(({ address }) => isPublicAddress(address)))
    throw new HostRefused('inside');
  return first.address;
}
