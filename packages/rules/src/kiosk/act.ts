/** What somebody did on a tablet that had no line. The tablet signs `textOf` it; nothing else of it is believed. */
export interface Act {
  /** Counts up by one with each act of the tablet. */
  readonly seq: number;
  readonly operation_id: string;
  /** `stopped`: a person who may not come near a child was sent to the staff; `locked`: too many wrong PINs. */
  readonly kind: 'check' | 'stopped' | 'locked';
  readonly by: number | null;
  readonly action: 'in' | 'out' | null;
  readonly students: readonly number[];
  /** A picture as a data URL. */
  readonly signature: string | null;
  /** The tablet's own clock, ms. */
  readonly device_at: number;
  /** Names one start of the page, whose `uptime` (ms) nobody can set. */
  readonly boot: string;
  readonly uptime: number;
  /** How far the tablet's clock was ahead of the server's when they last spoke, ms; null before the first time. */
  readonly error_ms: number | null;
}

const VERSION = 'nestling door 1';

/** The text of an act of a tablet: what is proved by the PIN and signed by the tablet. */
export const textOf = (device: number, act: Act): string =>
  JSON.stringify([
    VERSION,
    device,
    act.seq,
    act.operation_id,
    act.kind,
    act.by,
    act.action,
    act.students,
    act.signature,
    act.device_at,
    act.boot,
    act.uptime,
    act.error_ms,
  ]);

const whole = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value);
const wholeOrNull = (value: unknown): value is number | null => value === null || whole(value);
const text = (value: unknown, most: number): value is string => typeof value === 'string' && value.length <= most;
const isKind = (value: unknown): value is Act['kind'] => ['check', 'stopped', 'locked'].some((kind) => kind === value);
const isAction = (value: unknown): value is Act['action'] => value === null || value === 'in' || value === 'out';
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
/** Children one person checks in at once; and how long a signature may be. */
const MOST_STUDENTS = 50;
const LONGEST_SIGNATURE = 200_000;

/** Reads what a tablet has signed; null for everything that `textOf` does not write. */
export const readAct = (body: string): { readonly device: number; readonly act: Act } | null => {
  let parts: unknown;
  try {
    parts = JSON.parse(body);
  } catch {
    return null;
  }
  if (!Array.isArray(parts) || parts.length !== 13 || parts[0] !== VERSION) return null;
  const [, device, seq, operation_id, kind, by, action, students, signature, device_at, boot, uptime, error_ms] =
    parts satisfies unknown[];
  if (!whole(device) || !whole(seq) || seq < 1 || seq > 2_000_000_000 || !wholeOrNull(by)) return null;
  if (!text(operation_id, 36) || !UUID.test(operation_id) || !isKind(kind) || !isAction(action)) return null;
  if (!Array.isArray(students) || students.length > MOST_STUDENTS || !students.every(whole)) return null;
  if (signature !== null && !text(signature, LONGEST_SIGNATURE)) return null;
  if (!whole(device_at) || Math.abs(device_at) > 8e15 || !text(boot, 64) || !whole(uptime) || !wholeOrNull(error_ms))
    return null;
  const complete = kind !== 'check' || (by !== null && action !== null && students.length > 0);
  const act = { seq, operation_id, kind, by, action, students, signature, device_at, boot, uptime, error_ms };
  return complete ? { device, act } : null;
};
