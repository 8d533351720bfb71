import { message } from '../../kernel/call/message.ts';
import { declined, type FieldError, type UserError } from '../../kernel/call/refusals.ts';
import { type Stated, statedAt } from '../../kernel/lib/local-time.ts';
import type { Presence } from './presence.ts';

/** What somebody asks for at the door. */
export interface CheckRequest {
  /** Local day and minute, as stated. */
  readonly date: string;
  readonly time: string;
  /** Left out: in, or out for who is in. */
  readonly action?: 'in' | 'out' | undefined;
  readonly location?: number | undefined;
  readonly signed: boolean;
  /** Whether a signature is asked for; left out: as the location's settings say. */
  readonly asksSignature?: boolean | undefined;
  /** Whether the health questions must have been answered: of all but staff. */
  readonly asksHealth?: boolean;
  /** A contact asks, from the portal. */
  readonly family: boolean;
  readonly now: number;
  /** Done at this instant (ms) on a tablet without a line: neither its age nor the opening hours are asked now. */
  readonly at?: number;
}

/** What is to be written for one student; `at` in ms, UTC. */
export interface Check {
  readonly kind: 'in' | 'out';
  readonly at: number;
}

/** Check-ins are stated for now; what was forgotten yesterday is a correction. */
const DAY_MS = 86_400_000;

const mend = (field: string, code: string, message: FieldError['message']): FieldError =>
  message === undefined ? { field, code } : { field, code, message };

/** Why this person may not bring or fetch the student; null when it may. */
const aboutPerson = ({ name, person }: Presence, kind: 'in' | 'out', field: string): FieldError | null => {
  if (!person?.active) return mend(field, 'NOT_LISTED', message('attendance.nobody', { name }));
  const who = { name, person: person.name };
  // First of all, for staff have children too.
  if (person.black_list) return mend(field, 'BLACK_LISTED', message('attendance.blackListed', who));
  if (person.pending) return mend(field, 'PENDING', message('attendance.pending', who));
  if (person.staff) return null;
  if (!person.linked) return mend(field, 'NOT_LISTED', message('attendance.notListed', who));
  if (kind === 'out' && !person.may_fetch) return mend(field, 'NO_PICKUP', message('attendance.noPickup', who));
  return null;
};

/** Who was faster, as a message at the student. */
export const wasFaster = ({ name, zone, open, last }: Presence, now: number, field: string): FieldError => {
  const at = new Date(open?.from ?? last?.at ?? now);
  const about = { name, by: last?.by ?? null, at, zone, now: new Date(now) };
  return open
    ? mend(field, 'ALREADY_IN', message('attendance.alreadyIn', about))
    : mend(field, 'ALREADY_OUT', message('attendance.alreadyOut', { ...about, at: new Date(last?.at ?? now) }));
};

/** Why the day's answers do not let the child in. Families hear no more than whom to speak with. */
const aboutHealth = ({ name, health }: Presence, { asksHealth }: CheckRequest, field: string): FieldError | null => {
  if (health === 'excluded')
    return mend(field, 'EXCLUDED', message(asksHealth ? 'attendance.speakWithStaff' : 'attendance.excluded', { name }));
  if (health === 'stops')
    return mend(
      field,
      'HEALTH',
      message(asksHealth ? 'attendance.speakWithStaff' : 'attendance.healthStops', { name }),
    );
  if (health === 'missing' && asksHealth)
    return mend(field, 'HEALTH_MISSING', message('attendance.healthMissing', { name }));
  return null;
};

const aboutTime = (
  child: Presence,
  kind: 'in' | 'out',
  stated: Stated,
  request: CheckRequest,
  field: string,
): FieldError | null => {
  const { name, zone, open, left_at } = child;
  if ('problem' in stated)
    return stated.problem === 'FUTURE'
      ? mend(field, 'FUTURE', message('attendance.future'))
      : mend(field, 'NO_SUCH_TIME', message('attendance.noSuchTime', { time: request.time }));
  const says = (at: number) => ({ name, at: new Date(at), zone, now: new Date(request.now) });
  if (kind === 'in') {
    if (request.at === undefined && stated.at < request.now - DAY_MS)
      return mend(field, 'TOO_OLD', message('attendance.tooOld', { name }));
    if (left_at !== null && stated.at < left_at)
      return mend(field, 'BEFORE_OUT', message('attendance.beforeOut', says(left_at)));
    return null;
  }
  if (open && stated.at < open.from) return mend(field, 'BEFORE_IN', message('attendance.beforeIn', says(open.from)));
  if (open?.entered && stated.at < minuteOf(open.entered))
    return mend(field, 'BEFORE_MOVE', message('attendance.beforeMove', says(open.entered)));
  return null;
};
/** Times are stated in minutes, moves are not: the minute of a move is not before it. */
const minuteOf = (at: number): number => Math.floor(at / 60_000) * 60_000;

/** What to write for a student, or why it cannot be: the first reason in the order in which people can mend them. */
export const validateCheck = (child: Presence, request: CheckRequest, field: string): Check | FieldError => {
  const { name, open } = child;
  const kind = request.action ?? (open ? 'out' : 'in');
  if ((kind === 'in') === (open !== null)) return wasFaster(child, request.now, field);
  if (request.location !== undefined && request.location !== child.location_id)
    return mend(field, 'OTHER_LOCATION', message('attendance.otherLocation', { name }));
  if (request.family && !child.family_from_portal) return mend(field, 'AT_THE_DOOR', message('attendance.atTheDoor'));
  if (kind === 'in' && !child.enrolled) return mend(field, 'NOT_ENROLLED', message('attendance.notEnrolled', { name }));
  const stated =
    request.at === undefined ? statedAt(request.date, request.time, child.zone, request.now) : { at: request.at };
  const wrong = aboutPerson(child, kind, field) ?? aboutTime(child, kind, stated, request, field);
  if (wrong || 'problem' in stated) return wrong ?? mend(field, 'FUTURE', message('attendance.future'));
  const health = kind === 'in' ? aboutHealth(child, request, field) : null;
  if (health) return health;
  if (kind === 'in' && request.at === undefined && !child.open_now)
    return mend(field, 'OUTSIDE_HOURS', message('attendance.outsideHours', { name }));
  if ((request.asksSignature ?? child.signature) && !request.signed)
    return mend(field, 'SIGNATURE', message('attendance.signature', { name }));
  // A stated minute may lie before the move it follows within that minute.
  return { kind, at: kind === 'out' ? Math.max(stated.at, open?.entered ?? 0) : stated.at };
};

/** Nothing is saved when one student cannot be: the caller takes it out of the list, or mends it. */
export const notSaved = (fieldErrors: readonly FieldError[]): UserError => {
  const [first] = fieldErrors;
  const sentence = fieldErrors.length === 1 ? first?.message : undefined;
  return declined(sentence ?? message('attendance.notSaved', { count: fieldErrors.length }), ...fieldErrors);
};
