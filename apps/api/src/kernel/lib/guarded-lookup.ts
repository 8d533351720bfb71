import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { isPublicOrListed } from '@nestling/rules/allowed-address.ts';

/** Thrown at the connection where a name leads somewhere a server outside may not be. */
export class AddressRefused extends Error {}

type Found = (error: Error | null, address: string | LookupAddress[], family?: number) => void;
/** What finds the addresses of a name, as `lookup` of Node; tests show by it what a name server can do that changes its mind. */
export type Lookup = (
  host: string,
  options: LookupOptions & { all: true },
  found: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Looks a name up for a connection to a server outside, and refuses it where one of its addresses is neither public nor within
 * `networks`. It is what the socket asks itself, so that what was checked is what is dialed. Sockets ask it of no bare address:
 * whoever uses it checks the host of an address before.
 */
export const guardedLookup =
  (networks: readonly string[], resolve: Lookup = lookup) =>
  (host: string, options: LookupOptions, found: Found): void => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      if (error) return found(error, []);
      const [first] = addresses;
      if (!first || addresses.some(({ address }) => !isPublicOrListed(address, networks)))
        return found(new AddressRefused('The name leads to an address that is not a public one.'), []);
      if (options.all) return found(null, addresses);
      return found(null, first.address, first.family);
    });
  };
