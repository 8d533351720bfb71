import { gatewayAddresses } from '../domains/cameras/gateway/fleet.ts';
import type { ConnectionPools } from '../kernel/db/connection-pools.ts';
import type { Centres } from '../kernel/lib/centres.ts';

const KEPT_MS = 5_000;

/** The addresses of the gateways of a host's centre. Without the database a page stands, and reaches the installation's alone. */
export const gatewaysOfHosts = (pools: ConnectionPools, centres: Centres) => {
  const known = new Map<number, { readonly until: number; readonly addresses: readonly string[] }>();
  return async (host: string): Promise<readonly string[]> => {
    try {
      const centre = await centres.of(host);
      if (centre === null) return [];
      const kept = known.get(centre);
      if (kept && kept.until > performance.now()) return kept.addresses;
      const addresses = await gatewayAddresses(pools, centre);
      known.set(centre, { until: performance.now() + KEPT_MS, addresses });
      return addresses;
    } catch {
      return [];
    }
  };
};
