import { waitAfter } from '@nestling/rules/back-off.ts';
import type { Logger } from 'pino';
import type { ConnectionPools } from '../db/connection-pools.ts';
import type { ListenersTo, Outgoing } from '../events/domain-event.ts';
import type { Clock } from '../lib/clock.ts';
import type { Call } from './call.ts';
import type { CallRecord, CallTrace, JobRecord } from './call-cost.ts';
import type { Gatekeeper } from './gate.ts';
import type { ScopeOf } from './grant.ts';
import type { Proofs } from './proof.ts';

/** What every call of this process shares. */
export interface AppContext {
  readonly pools: ConnectionPools;
  readonly gate: Gatekeeper;
  /** A call by its name. */
  readonly callNamed: (name: string) => Call | undefined;
  /** What a call takes of a token. */
  readonly scopeOf: ScopeOf;
  /** The work strangers do. */
  readonly proofs: Proofs;
  readonly clock: Clock;
  readonly log: Logger;
  /** Who acts on an event of that name. */
  readonly listenersTo: ListenersTo;
  /** Notes what was emitted for those outside the house. */
  readonly outgoing: Outgoing;
  /** Waits between the tries of a mutation that met another (ms, by number of the try); tests set it short. */
  readonly pause: (attempt: number) => Promise<void>;
  /** Told of each call once it has ended, however it did. */
  readonly observe?: (call: CallRecord, trace: CallTrace) => void;
  /** Told of each piece of work of a queue once it has ended. */
  readonly observeJob?: (job: JobRecord) => void;
}

/** 5–20 ms, then 10–40 ms: two that met once should not meet again. */
export const jitteredPause = (attempt: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, waitAfter(attempt, { firstMs: 12.5, spread: 0.6 })));
