import { BlockList, isIP } from 'node:net';

/** What is no address of the public internet: IANA special-purpose registries (RFC 6890), IPv4. */
const SPECIAL_V4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

const special = new BlockList();
for (const [address, prefix] of SPECIAL_V4) special.addSubnet(address, prefix, 'ipv4');
// Of IPv6, 2000::/3 is given out to the public; ranges in it lead back to IPv4 or to documentation.
const given_out = new BlockList();
given_out.addSubnet('2000::', 3, 'ipv6');
for (const [address, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  special.addSubnet(address, prefix, 'ipv6');

const MAPPED = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i;

/** Whether an IP address is one of the public internet, so that a request to it reaches no machine of our own network. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !special.check(address, 'ipv4');
  if (family !== 6) return false;
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped !== undefined) return isPublicAddress(mapped);
  return given_out.check(address, 'ipv6') && !special.check(address, 'ipv6');
}

/** Names that lead into one's own network (RFC 6761, RFC 6762, RFC 9476, ICANN's `internal`), and those without a dot. */
const OWN_NETWORK = /(^|\.)(localhost|local|internal|intranet|lan|home\.arpa|alt)\.?$|^[^.]+\.?$/i;

/** Whether a host of a URL may be public as far as it says itself: a name can still lead anywhere. */
export function mayBePublicHost(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '');
  return isIP(address) === 0 ? !OWN_NETWORK.test(address) : isPublicAddress(address);
}
