import {
  MAX_TICKET_SECONDS,
  type PublicKeys,
  readKeys,
  readTicket,
  type TicketClaims,
  type TicketFault,
} from './ticket.ts';

/** What a revocation names. */
export type RevokeBy = 'sid' | 'viewer' | 'child' | 'cam' | 'session';

export type AdmissionFault = TicketFault | 'not_ready' | 'used' | 'stale' | 'revoked';

/**
 * The api's clock as it is known here is behind by the way of a `welcome`. Tickets issued so soon after a revocation count
 * as issued before it, seconds.
 */
const MAX_BEHIND = 0.25;

/** The one value of a view that a revocation of this kind is held against. */
export function namedBy(claims: TicketClaims, by: RevokeBy): string | null {
  return claims[by];
}

/**
 * Decides whether a ticket may open a view: signed, for us, in time, never used, and not revoked since it was issued.
 * Whatever it cannot know it refuses: without the api's word there are no keys, and a ticket issued before the last
 * `welcome` may name something revoked while we were not listening. The player then asks for a fresh one.
 */
export class Admission {
  readonly #gatewayId: string;
  #keys: PublicKeys = new Map();
  #connected = false;
  /** Tickets issued before this were perhaps revoked unheard, seconds by the api's clock. */
  #notBefore = Number.POSITIVE_INFINITY;
  /** Api clock minus `performance.now()`, ms. */
  #offset = 0;
  readonly #used = new Map<string, number>();
  readonly #revoked = new Map<string, number>();

  constructor(gatewayId: string) {
    this.#gatewayId = gatewayId;
  }

  /** The api answered: `now` is its clock in ms. */
  welcome(now: number, keys: readonly { kid: string; spki: string }[]): void {
    this.#offset = now - performance.now();
    this.#keys = readKeys(keys);
    this.#notBefore = Math.floor(now / 1000);
    this.#connected = true;
  }

  /** The api cannot be heard: nobody new until it can. */
  disconnected(): void {
    this.#connected = false;
  }

  /** The api's clock, ms since 1970. It never jumps between two `welcome`s, whatever this machine's clock does. */
  now(): number {
    return this.#offset + performance.now();
  }

  revoke(by: RevokeBy, id: string): void {
    this.#revoked.set(`${by} ${id}`, this.now() / 1000 + MAX_BEHIND);
  }

  /** Takes the ticket: a second call with the same one is refused. */
  admit(ticket: string): TicketClaims | { fault: AdmissionFault } {
    if (!this.#connected) return { fault: 'not_ready' };
    const claims = readTicket(ticket, this.#keys, this.#gatewayId, this.now());
    if ('fault' in claims) return claims;
    if (this.#used.has(claims.sid)) return { fault: 'used' };
    this.#used.set(claims.sid, claims.exp);
    if (claims.iat < this.#notBefore) return { fault: 'stale' };
    return this.#isRevoked(claims) ? { fault: 'revoked' } : claims;
  }

  #isRevoked(claims: TicketClaims): boolean {
    const kinds: RevokeBy[] = ['sid', 'viewer', 'child', 'cam', 'session'];
    return kinds.some((by) => {
      const id = namedBy(claims, by);
      // A view of its own: no later ticket has its name, so that no clock is asked, which a late welcome puts behind.
      if (by === 'sid') return this.#revoked.has(`sid ${id}`);
      // Issue times are whole seconds, so a ticket of the same second may be refused once too often, never too rarely.
      return id !== null && claims.iat <= (this.#revoked.get(`${by} ${id}`) ?? Number.NEGATIVE_INFINITY);
    });
  }

  /** Forgets what no ticket can name any more; called every second or so. */
  sweep(): void {
    const now = this.now() / 1000;
    for (const [sid, exp] of this.#used) if (exp < now - 1) this.#used.delete(sid);
    for (const [name, at] of this.#revoked) if (at < now - MAX_TICKET_SECONDS - 10) this.#revoked.delete(name);
  }
}
