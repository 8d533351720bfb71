import { timingSafeEqual } from 'node:crypto';
import { gatewayKeys, type OwnGateway, readGatewayKey } from '../domains/cameras/gateway/fleet.ts';
import type { ConnectionPools } from '../kernel/db/connection-pools.ts';
import { activeCentres } from '../kernel/lib/active-centres.ts';

/** So long a centre's keys are good for what comes from an address that guesses. */
const KEPT_MS = 1_000;

interface Kept<V> {
  readonly until: number;
  readonly value: Promise<V>;
}

/**
 * Keys of gateways as they were a moment ago, for addresses whose keys are looked up no more (`WrongKeys`): a gateway finds
 * its way in beside somebody on its network who guesses, after a restart too, and a guess costs no statement of its own.
 * All of a centre's keys are read at once, of centres there are alone.
 */
export class KeptKeys {
  readonly #pools: ConnectionPools;
  readonly #centres = new Map<'all', Kept<ReadonlySet<number>>>();
  readonly #keys = new Map<number, Kept<ReadonlyMap<number, Buffer>>>();

  constructor(pools: ConnectionPools) {
    this.#pools = pools;
  }

  /** The gateway a key belongs to, or null. */
  async find(shown: string, now: number): Promise<OwnGateway | null> {
    const key = readGatewayKey(shown);
    if (!key) return null;
    const { centre, id } = key.own;
    const centres = await kept(this.#centres, 'all', now, async () => new Set(await activeCentres(this.#pools)));
    if (!centres.has(centre)) return null;
    const hash = (await kept(this.#keys, centre, now, () => gatewayKeys(this.#pools, centre))).get(id);
    return hash && timingSafeEqual(hash, key.hash) ? key.own : null;
  }
}

const kept = <K, V>(from: Map<K, Kept<V>>, key: K, now: number, read: () => Promise<V>): Promise<V> => {
  const known = from.get(key);
  if (known && now < known.until) return known.value;
  const value = read();
  from.set(key, { until: now + KEPT_MS, value });
  // What could not be read is asked for anew by the next one.
  value.catch(() => from.delete(key));
  return value;
};
