import type { CameraState } from '../camera/state.ts';
import type { SourceGrant } from '../camera/upstream.ts';
import type { CutDone } from '../recording/cut.ts';
import type { Cut } from '../recording/cuts.ts';
import type { Held, RingGrant } from '../recording/ring-disk.ts';
import type { RevokeBy } from '../view/admission.ts';

/** What the api says, checked. Times are ms since 1970. */
export type FromApi =
  | { t: 'welcome'; now: number; keys: { kid: string; spki: string }[]; leaseMs: number }
  | { t: 'camera'; cam: string; grant: SourceGrant }
  | { t: 'gone'; cam: string }
  | { t: 'changed'; cam: string }
  | { t: 'lease'; views: { sid: string; until: number | null; why: string }[] }
  | { t: 'revoke'; by: RevokeBy; id: string; why: string }
  | { t: 'test'; id: string; grant: SourceGrant }
  | { t: 'poster'; id: string; cam: string }
  | { t: 'record'; cameras: RingGrant[] }
  | { t: 'cut'; cut: Cut }
  | { t: 'restart_cuts'; centre: number };

export type TestStep = 'address' | 'reach' | 'sign_in' | 'video' | 'browser' | 'audio';

export interface StepResult {
  step: TestStep;
  ok: boolean;
  /** Machine word as in a camera's state, or null. */
  reason: string | null;
  ms?: number;
  detail?: string;
}

export interface TestResult {
  id: string;
  ok: boolean;
  steps: StepResult[];
  width: number;
  height: number;
  fps: number;
  codec: string;
  /** A still as MP4 (init + key fragment), base64. */
  poster?: string;
}

/** What the gateway says. */
export type ToApi =
  | {
      t: 'hello';
      gateway: string;
      version: string;
      sessions: { sid: string; cam: string; acked_ms: number }[];
      cameras: CameraState[];
    }
  | { t: 'need'; cam: string }
  | { t: 'admitted'; sid: string }
  | { t: 'opened'; sid: string; at: number }
  | { t: 'progress'; sessions: { sid: string; seq: number; acked_ms: number }[] }
  | { t: 'closed'; sid: string; acked_ms: number; code: number; why: string }
  | ({ t: 'state' } & CameraState)
  | ({ t: 'tested' } & TestResult)
  | { t: 'poster'; id: string; mp4: string | null }
  | { t: 'held'; cameras: Held[] }
  | ({ t: 'cut'; id: string; ok: true } & CutDone)
  | { t: 'cut'; id: string; ok: false; why: string };

type Fields = ReadonlyMap<string, unknown>;

function fieldsOf(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? new Map(Object.entries(value)) : null;
}

function text(fields: Fields, name: string): string | null {
  const value = fields.get(name);
  return typeof value === 'string' ? value : null;
}

function number(fields: Fields, name: string): number | null {
  const value = fields.get(name);
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

function list<Item>(value: unknown, read: (item: unknown) => Item | null): Item[] {
  return Array.isArray(value) ? value.flatMap((item: unknown) => read(item) ?? []) : [];
}

/** Reads one message; null when it is none we know, or lacks what it must have. */
export function readMessage(data: string): FromApi | null {
  let json: unknown;
  try {
    json = JSON.parse(data);
  } catch {
    return null;
  }
  const m = fieldsOf(json);
  if (!m) return null;
  const cam = text(m, 'cam');
  const id = text(m, 'id');
  switch (m.get('t')) {
    case 'welcome': {
      const now = number(m, 'now');
      return now === null
        ? null
        : { t: 'welcome', now, keys: list(m.get('keys'), readKey), leaseMs: number(m, 'lease_ms') ?? 120_000 };
    }
    case 'camera': {
      const grant = readGrant(m);
      return cam && grant ? { t: 'camera', cam, grant } : null;
    }
    case 'gone':
      return cam ? { t: 'gone', cam } : null;
    case 'changed':
      return cam ? { t: 'changed', cam } : null;
    case 'lease':
      return { t: 'lease', views: list(m.get('views'), readLease) };
    case 'revoke': {
      const by = readBy(m.get('by'));
      return by && id ? { t: 'revoke', by, id, why: text(m, 'why') ?? 'right_lost' } : null;
    }
    case 'test': {
      const grant = readGrant(m);
      return id && grant ? { t: 'test', id, grant } : null;
    }
    case 'poster':
      return id && cam ? { t: 'poster', id, cam } : null;
    case 'record':
      return { t: 'record', cameras: list(m.get('cameras'), readRing) };
    case 'cut': {
      const cut = id && cam ? readCut(m, { id, cam }) : null;
      return cut && { t: 'cut', cut };
    }
    case 'restart_cuts': {
      const centre = number(m, 'centre');
      return centre === null ? null : { t: 'restart_cuts', centre };
    }
    default:
      return null;
  }
}

function readKey(value: unknown): { kid: string; spki: string } | null {
  const fields = fieldsOf(value);
  const kid = fields && text(fields, 'kid');
  const spki = fields && text(fields, 'public_key_spki_base64');
  return kid && spki ? { kid, spki } : null;
}

function readLease(value: unknown): { sid: string; until: number | null; why: string } | null {
  const fields = fieldsOf(value);
  const sid = fields && text(fields, 'sid');
  return sid ? { sid, until: number(fields, 'until'), why: text(fields, 'why') ?? 'schedule' } : null;
}

/** "centre:camera": it names a folder. */
const CAM = /^\d{1,10}:\d{1,10}$/;

function readRing(value: unknown): RingGrant | null {
  const fields = fieldsOf(value);
  const cam = fields && text(fields, 'cam');
  const key = fields && text(fields, 'key');
  if (!cam || !CAM.test(cam) || !key) return null;
  const [hours, bytes] = [number(fields, 'hours') ?? 0, number(fields, 'bytes') ?? 0];
  return { cam, key, hours, bytes, on: fields.get('on') === true };
}

function readCut(fields: Fields, { id, cam }: { id: string; cam: string }): Cut | null {
  const [key, put] = [text(fields, 'key'), text(fields, 'put')];
  const [from, to] = [number(fields, 'from'), number(fields, 'to')];
  if (!CAM.test(cam) || !key || !/^\/[^/]/.test(put ?? '') || put === null || from === null || to === null) return null;
  return { id, put, order: { cam, key, from, to, mostBytes: number(fields, 'most_bytes') ?? 0 } };
}

function readBy(value: unknown): RevokeBy | null {
  return value === 'sid' || value === 'viewer' || value === 'child' || value === 'cam' || value === 'session'
    ? value
    : null;
}

function readGrant(m: Fields): SourceGrant | null {
  const source = fieldsOf(m.get('source'));
  const url = source && text(source, 'url');
  if (!url) return null;
  const username = text(source, 'username');
  const password = text(source, 'password');
  return {
    source: { url, ...(username === null ? {} : { username }), ...(password === null ? {} : { password }) },
    allow: list(m.get('allow'), (item) => (typeof item === 'string' ? item : null)),
    audio: m.get('audio') === true,
    version: number(m, 'version') ?? 0,
  };
}
