import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/** Why a host is not called, in one word: its name leads nowhere, or to where a company may not send this server. */
export class HostRefused extends Error {
  readonly reason: 'unknown' | 'inside';

  constructor(reason: 'unknown' | 'inside') {
    super(`a host that is ${reason}`);
    this.name = 'HostRefused';
    this.reason = reason;
  }
}

/** This machine, its networks, and what is no address of one host (RFC 6890 and its registries). */
const INSIDE = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  INSIDE.addSubnet(network, prefix, 'ipv4');
/** All that is routed in the world of IPv6; NAT64, 6to4 and Teredo lead to IPv4, and perhaps inside. */
const OUTSIDE_6 = new BlockList();
OUTSIDE_6.addSubnet('2000::', 3, 'ipv6');
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  INSIDE.addSubnet(network, prefix, 'ipv6');

/** Whether an address is one of the open network. */
export function isOutside(address: string): boolean {
  if (isIP(address) === 4) return !INSIDE.check(address, 'ipv4');
  return isIP(address) === 6 && OUTSIDE_6.check(address, 'ipv6') && !INSIDE.check(address, 'ipv6');
}

/**
 * The address to call for a host that a company has named. The caller connects to this address, so that a name which leads elsewhere a
 * moment later changes nothing. `allowed`: hosts of the operator that may be inside. Throws HostRefused.
 */
export async function outsideAddress(host: string, allowed: readonly string[]): Promise<string> {
  const found = await lookup(host, { all: true }).catch(() => []);
  const [first] = found;
  if (first === undefined) throw new HostRefused('unknown');
  if (!allowed.includes(host.toLowerCase()) && !found.every(({ address }) => isOutside(address)))
    throw new HostRefused('inside');
  return first.address;
}
