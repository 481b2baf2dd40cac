import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** The `code` of the error where a name leads to an address that is not public. */
export const PRIVATE_ADDRESS = 'ERR_PRIVATE_ADDRESS';

/**
 * As the system looks names up, but for names of which any address is not public. For the `lookup` option of connections, so that the
 * address that was judged is the one that is called.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error !== null || first === undefined)
      callback(error ?? Object.assign(new Error('no address'), { code: 'ENOTFOUND' }), []);
    else if (!addresses.every(({ address }) => isPublicAddress(address)))
      callback(Object.assign(new Error('a private address'), { code: PRIVATE_ADDRESS }), []);
    else if (options.all === true) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};
