import { Seeded } from '@nestling/testing/seeded.ts';

/** Faults a run may make; each is a row of docs/faults.md. */
export const faultKinds = [
  'api killed',
  'api halted',
  'gateway killed',
  'Postgres killed',
  'backends killed',
  'answers of COMMIT lost',
  'COMMIT never arrives',
  'silence after COMMIT',
  'answers to clients lost',
  'api and Postgres half-open',
  'clients and api half-open',
  'connections to Postgres reset',
  'connections to the api reset',
  'slow network',
  'torn answers',
  'rows locked',
  'captured requests replayed',
] as const;
export type FaultKind = (typeof faultKinds)[number];

/** Kinds after which a process has to start, or a time-out to pass, cost seconds: they are drawn less often. */
const weights: Partial<Record<FaultKind, number>> = {
  'api killed': 2,
  'api halted': 1,
  'gateway killed': 2,
  'Postgres killed': 4,
  'silence after COMMIT': 3,
  'api and Postgres half-open': 3,
  'clients and api half-open': 3,
};
const USUAL_WEIGHT = 8;
const drawn = faultKinds.flatMap((kind) => Array.from({ length: weights[kind] ?? USUAL_WEIGHT }, () => kind));

/** A fault at a moment of the run; ms from its beginning. */
export interface Fault {
  readonly kind: FaultKind;
  readonly at: number;
  readonly lasts: number;
  /** How much of what passes it strikes, where it strikes by chance. */
  readonly share: number;
}

/** One thing a client does. */
export interface Step {
  readonly op: string;
  readonly kind: 'check' | 'room';
  /** Which of the client's own children. */
  readonly child: number;
  /** Leaves it to the server whether the child goes in or out. */
  readonly toggles: boolean;
  /** Sent twice at the same moment, as by a double click. */
  readonly twice: boolean;
  /** Not asked again when its outcome is unknown, until the run is over. */
  readonly forsaken: boolean;
  /** Ms before it. */
  readonly pause: number;
}

/** What happens in a run: everything that is decided by chance. */
export interface Plan {
  readonly seed: number;
  readonly clients: readonly (readonly Step[])[];
  readonly faults: readonly Fault[];
}

export const CLIENTS = 4;
export const CHILDREN = 3;
const STEPS = 8;

/** Makes the plan of a seed; `kinds` instead of those the seed would choose. */
export const planOf = (seed: number, kinds?: readonly FaultKind[]): Plan => {
  const random = new Seeded(seed);
  const clients = Array.from({ length: CLIENTS }, () => Array.from({ length: STEPS }, () => stepOf(random)));
  const chosen = Array.from({ length: random.between(1, 3) }, () => random.pick(drawn));
  const faults = [...new Set(kinds ?? chosen)].map((kind) => ({
    kind,
    at: random.between(30, 400),
    lasts: random.between(100, 700),
    share: random.between(10, 60) / 100,
  }));
  return { seed, clients, faults: faults.sort((a, b) => a.at - b.at) };
};

const stepOf = (random: Seeded): Step => ({
  op: random.uuid(),
  kind: random.happens(0.75) ? 'check' : 'room',
  child: random.between(0, CHILDREN - 1),
  toggles: random.happens(0.4),
  twice: random.happens(0.15),
  forsaken: random.happens(0.1),
  pause: random.between(0, 60),
});
