/** Answers to the health questions of a door. */
export type Answers = Readonly<Record<string, boolean | number | 'F' | 'C'>>;

/** What somebody did on a tablet that had no line. The tablet signs `textOf` it; nothing else of it is believed. */
export interface Act {
  /** Counts up by one with each act of the tablet. */
  readonly seq: number;
  readonly operation_id: string;
  /** `clock`: a member of the team clocks itself; `screen`: the health questions were answered; `stopped`: a person who may not come near a child was sent to the staff; `locked`: too many wrong PINs. */
  readonly kind: 'check' | 'clock' | 'screen' | 'stopped' | 'locked';
  readonly by: number | null;
  /** Children come or go; the team also goes on a break (or comes back from it) and to another room. */
  readonly action: 'in' | 'out' | 'break' | 'move' | null;
  readonly students: readonly number[];
  /** Where somebody of the team clocks itself to; null in every other act. */
  readonly room: number | null;
  /** By the id of the statement, beside `temperature` and `unit`; null in every other act. */
  readonly answers?: Answers | null;
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
    // Acts that were signed before the team could be told are as long as they were.
    ...(act.kind === 'clock' ? [act.room] : act.kind === 'screen' ? [act.answers] : []),
  ]);

const whole = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value);
const wholeOrNull = (value: unknown): value is number | null => value === null || whole(value);
const text = (value: unknown, most: number): value is string => typeof value === 'string' && value.length <= most;
const isKind = (value: unknown): value is Act['kind'] =>
  ['check', 'clock', 'screen', 'stopped', 'locked'].some((kind) => kind === value);
const isAction = (value: unknown): value is Act['action'] =>
  value === null || ['in', 'out', 'break', 'move'].some((action) => action === value);
/** More than any door asks. */
const MOST_ANSWERS = 100;
const isAnswers = (value: unknown): value is Answers =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).length <= MOST_ANSWERS &&
  Object.entries(value).every(
    ([key, answer]: [string, unknown]) =>
      key.length <= 12 &&
      (typeof answer === 'boolean' ||
        (typeof answer === 'number' && Number.isFinite(answer)) ||
        answer === 'F' ||
        answer === 'C'),
  );
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
  if (!Array.isArray(parts) || parts[0] !== VERSION) return null;
  const [, device, seq, operation_id, kind, by, action, students, signature, device_at, boot, uptime, error_ms, to] =
    parts satisfies unknown[];
  if (parts.length !== (kind === 'clock' || kind === 'screen' ? 14 : 13)) return null;
  const room: unknown = kind === 'clock' ? to : null;
  const answers: unknown = kind === 'screen' ? to : null;
  if (answers !== null && !isAnswers(answers)) return null;
  if (!whole(device) || !whole(seq) || seq < 1 || seq > 2_000_000_000 || !wholeOrNull(by)) return null;
  if (!text(operation_id, 36) || !UUID.test(operation_id) || !isKind(kind) || !isAction(action)) return null;
  if (!Array.isArray(students) || students.length > MOST_STUDENTS || !students.every(whole)) return null;
  if (signature !== null && !text(signature, LONGEST_SIGNATURE)) return null;
  if (!whole(device_at) || Math.abs(device_at) > 8e15 || !text(boot, 64) || !whole(uptime) || !wholeOrNull(error_ms))
    return null;
  if (!wholeOrNull(room) || !isComplete(kind, by, action, students.length, room)) return null;
  const act = {
    seq,
    operation_id,
    kind,
    by,
    action,
    students,
    room,
    answers,
    signature,
    device_at,
    boot,
    uptime,
    error_ms,
  };
  return { device, act };
};

const isComplete = (
  kind: Act['kind'],
  by: number | null,
  action: Act['action'],
  students: number,
  room: number | null,
) => {
  if (kind === 'check') return by !== null && (action === 'in' || action === 'out') && students > 0;
  if (kind === 'clock') return by !== null && action !== null && students === 0 && room !== null;
  return true;
};
