import { timingSafeEqual } from 'node:crypto';
import { gatewayKeys, type OwnGateway, readGatewayKey } from '../domains/cameras/gateway/fleet.ts';
import type { ConnectionPools } from '../kernel/db/connection-pools.ts';
import type { Centres } from '../kernel/lib/centres.ts';

/** So long a centre's keys are good for what comes from an address that guesses. */
const KEPT_MS = 1_000;

interface Kept {
  readonly until: number;
  readonly keys: Promise<ReadonlyMap<number, Buffer>>;
}

/**
 * Keys of gateways as they were a moment ago, for addresses whose keys are looked up no more (`WrongKeys`): a gateway finds
 * its way in beside somebody on its network who guesses, after a restart too, and a guess costs no statement of its own.
 * All of a centre's keys are read at once, of centres there are alone.
 */
export class KeptKeys {
  readonly #pools: ConnectionPools;
  readonly #centres: Centres;
  readonly #keys = new Map<number, Kept>();

  constructor(pools: ConnectionPools, centres: Centres) {
    this.#pools = pools;
    this.#centres = centres;
  }

  /** The gateway a key belongs to, or null. */
  async find(shown: string, now: number): Promise<OwnGateway | null> {
    const key = readGatewayKey(shown);
    if (!key) return null;
    const { centre, id } = key.own;
    if (!(await this.#centres.has(centre))) return null;
    const hash = (await this.#keysOf(centre, now)).get(id);
    return hash && timingSafeEqual(hash, key.hash) ? key.own : null;
  }

  #keysOf(centre: number, now: number): Kept['keys'] {
    const known = this.#keys.get(centre);
    if (known && now < known.until) return known.keys;
    const keys = gatewayKeys(this.#pools, centre);
    this.#keys.set(centre, { until: now + KEPT_MS, keys });
    // What could not be read is asked for anew by the next one.
    keys.catch(() => this.#keys.delete(centre));
    return keys;
  }
}
