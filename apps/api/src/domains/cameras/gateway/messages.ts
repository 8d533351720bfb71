import { z } from 'zod';

const sid = z.string().min(1).max(64);
const cam = z.string().regex(/^\d{1,10}:\d{1,10}$/);
const count = z.number().nonnegative().finite();
const reason = z.string().max(40).nullable();

const cameraState = {
  cam,
  state: z.literal(['idle', 'connecting', 'live', 'away', 'refused', 'bad']),
  reason,
  since: count,
  fps: count,
  width: z.int().nonnegative(),
  height: z.int().nonnegative(),
  codec: z.string().max(60).nullable(),
  kbps: count,
  audio: z.boolean(),
  viewers: z.int().nonnegative(),
};

const span = z.object({ from: count, to: count });

const step = z.object({
  step: z.literal(['address', 'reach', 'sign_in', 'video', 'browser', 'audio']),
  ok: z.boolean(),
  reason,
  ms: count.optional(),
  detail: z.string().max(200).optional(),
});

/** What a gateway says. Unknown members are dropped; a message of another form closes the channel. Times are ms. */
export const FromGateway = z.discriminatedUnion('t', [
  z.object({
    t: z.literal('hello'),
    gateway: z.string().min(1).max(60),
    version: z.string().max(40),
    sessions: z.array(z.object({ sid, cam, acked_ms: count })).max(100_000),
    cameras: z.array(z.object(cameraState)).max(10_000),
  }),
  z.object({ t: z.literal('need'), cam: z.string().regex(/^\d{1,10}:\d{1,10}(\/small)?$/) }),
  z.object({ t: z.literal('admitted'), sid }),
  z.object({ t: z.literal('opened'), sid, at: count }),
  z.object({ t: z.literal('progress'), sessions: z.array(z.object({ sid, acked_ms: count })).max(100_000) }),
  z.object({ t: z.literal('closed'), sid, acked_ms: count, code: z.int(), why: z.string().max(40) }),
  z.object({ t: z.literal('state'), ...cameraState }),
  z.object({
    t: z.literal('tested'),
    id: z.string().max(40),
    ok: z.boolean(),
    steps: z.array(step).max(12),
    width: z.int().nonnegative(),
    height: z.int().nonnegative(),
    fps: count,
    codec: z.string().max(60),
    poster: z.string().max(4_000_000).optional(),
  }),
  z.object({ t: z.literal('poster'), id: z.string().max(40), mp4: z.string().max(4_000_000).nullable() }),
  z.object({
    t: z.literal('held'),
    cameras: z
      .array(
        z.object({
          cam,
          oldest: count.nullable(),
          newest: count.nullable(),
          bytes: count,
          spans: z.array(span).max(1000),
          problem: z.string().max(60).nullable(),
        }),
      )
      .max(10_000),
  }),
  z.object({
    t: z.literal('cut'),
    id: z.string().regex(/^\d{1,10}:\d{1,10}:\d{1,10}$/),
    ok: z.boolean(),
    why: z.string().max(40).optional(),
    from: count.optional(),
    to: count.optional(),
    bytes: count.optional(),
    sha256: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .optional(),
    gaps: z.array(span).max(10_000).optional(),
  }),
]);
export type FromGateway = z.output<typeof FromGateway>;
export type CameraSaid = Extract<FromGateway, { t: 'state' }> | Extract<FromGateway, { t: 'hello' }>['cameras'][number];
export type CutSaid = Extract<FromGateway, { t: 'cut' }>;
export type Tested = Extract<FromGateway, { t: 'tested' }>;

/** What a gateway is told of a camera it records, or of which it holds something. */
export interface RingGrant {
  readonly cam: string;
  /** AES-256 key in base64, of this camera alone. */
  readonly key: string;
  readonly hours: number;
  readonly bytes: number;
  readonly on: boolean;
}

/** What the api says to a gateway. `cam` is "centre:camera"; where a source is asked for or told, "/small" after it means the smaller stream. */
export type ToGateway =
  | { t: 'welcome'; now: number; keys: { kid: string; public_key_spki_base64: string }[]; lease_ms: number }
  | {
      t: 'camera';
      cam: string;
      source: { url: string; username?: string; password?: string };
      allow: readonly string[];
      audio: boolean;
      version: number;
    }
  | { t: 'gone'; cam: string }
  | { t: 'changed'; cam: string }
  | { t: 'record'; cameras: readonly RingGrant[] }
  | { t: 'cut'; id: string; cam: string; key: string; from: number; to: number; put: string; most_bytes: number }
  | { t: 'restart_cuts'; centre: number }
  | { t: 'lease'; views: { sid: string; until: number | null; why: string }[] }
  | { t: 'revoke'; by: 'sid' | 'viewer' | 'child' | 'cam' | 'session'; id: string; why: string }
  | {
      t: 'test';
      id: string;
      source: { url: string; username?: string; password?: string };
      allow: readonly string[];
      audio: boolean;
    };
