import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { declined, done, gone, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import type { InputOf } from '../../../kernel/call/input.ts';
import { constraint, type UserError } from '../../../kernel/call/refusals.ts';
import { findRows } from '../../../kernel/db/find-rows.ts';
import { resource } from '../../../kernel/write/resource.ts';
import type { RecordOf } from '../../../kernel/write/resource-rows.ts';
import { insertRows } from '../../../kernel/write/write-rows.ts';
import { refusePictures } from '../../../model/activity/refuse-pictures.ts';
import { HealthCheck } from '../../../model/health/entity.ts';
import { ownHealthChecks, staffHealthChecks } from '../../../model/health/reach.ts';
import { isLikely } from '../../../model/health/temperature.ts';
import { usePicture } from '../../../model/picture/use-picture.ts';
import { tellGuardians } from '../tell.ts';
import type { newCheckInput, nextCheckInput, nothingFoundInput } from './checks.inputs.ts';

constraint('health_check_replaced_once', 'id', 'STATE', message('healthChecks.otherState'));

export const healthChecks = resource(HealthCheck, {
  as: 'check',
  rule: 'teacher',
  permission: null,
  because: 'whoever receives a child looks at it',
  reach: staffHealthChecks,
  gone: message('healthChecks.gone'),
  stamps: ['created_at', 'created_by'],
  arrows: { current: ['replaced'], replaced: [] },
  wrongState: () => message('healthChecks.otherState'),
  changed: ({ location_id }) => ({ kind: 'attendance', at: { location: location_id } }),
});
/** The same checks, in reach of their families too. */
export const ownChecks = resource(HealthCheck, {
  as: 'check',
  rule: 'user',
  permission: null,
  because: 'a family reads what was seen of its own child',
  reach: ownHealthChecks,
  gone: message('healthChecks.gone'),
});

type Check = RecordOf<'health_check'>;
type Content = Omit<InputOf<typeof newCheckInput>, 'student_id' | 'tell'>;

/** Where children are cared for, how late it is there, and whether staff look at each as it arrives. */
interface Place {
  readonly student: number;
  readonly location: number;
  readonly room: number | null;
  readonly date: string;
  readonly time: string;
  readonly on: boolean;
  readonly unit: 'F' | 'C';
  /** It was looked at today already. */
  readonly looked: boolean;
}

const placesOf = async (ctx: Ctx, students: readonly number[]): Promise<readonly Place[]> => {
  const { rows } = await sql<Place>`select st.id as student, st.location_id as location, st.room_id as room,
      n.date::text as date, to_char(n.at, 'HH24:MI') as time, coalesce(hs.daily_checks, false) as on,
      coalesce(hs.unit, 'F') as unit, exists (select 1 from health_check c where c.student_id = st.id
        and c.date = n.date and c.status = 'current') as looked
    from student st join location l on l.id = st.location_id join timezone z on z.id = l.timezone_id
    cross join lateral (select ${ctx.now()}::timestamptz at time zone z.value as at,
      (${ctx.now()}::timestamptz at time zone z.value)::date as date) n
    left join health_setting hs on hs.location_id = l.id
    where st.id = any(${[...students]}::int[]) and st.archived_at is null order by st.id`.execute(ctx.db);
  return rows;
};
const isOff = () => declined(message('healthChecks.off'), { field: 'student_id', code: 'OFF' });

/** What stands against a version, at its field; null where nothing does. `kept`: the picture the one before has. */
const fault = async (
  ctx: Ctx,
  student: number,
  form: Content,
  { unit, kept }: { readonly unit: 'F' | 'C'; readonly kept?: string | null },
): Promise<UserError | null> => {
  const { findings = [], parts = [], temperature, photo } = form;
  const says = parts.length > 0 || Boolean(photo ?? kept);
  if (findings.length === 0 && says)
    return declined(message('healthChecks.whatWasFound'), { field: 'findings', code: 'MISSING' });
  if (typeof temperature === 'number' && !isLikely(Math.round(temperature * 10), form.unit ?? unit))
    return declined(message('illnesses.temperature', { unit: form.unit ?? unit }), {
      field: 'temperature',
      code: 'UNLIKELY',
    });
  if (!photo) return null;
  return (await usePicture(ctx, photo, 'photo')) ?? (await refusePictures(ctx, [student], 'photo'));
};

const columnsOf = (
  { findings = [], parts = [], temperature, note, staff_note, ...form }: Content,
  unit: 'F' | 'C',
) => ({
  findings: [...new Set(findings)],
  parts: [...new Set(parts)],
  temperature: typeof temperature === 'number' ? Math.round(temperature * 10) : null,
  unit: typeof temperature === 'number' ? (form.unit ?? unit) : null,
  note: note || null,
  staff_note: staff_note || null,
});
const future = () => declined(message('healthChecks.future'), { field: 'time', code: 'FUTURE' });

/** The first version of a look at a child, today. */
export const newCheck = async (ctx: Ctx, { student_id, tell: _, ...form }: InputOf<typeof newCheckInput>) => {
  const [place] = await placesOf(ctx, [student_id]);
  if (!place) return gone(message('healthChecks.childGone'), 'student_id');
  if (!place.on) return isOff();
  const { location, room, date, unit } = place;
  const time = form.time ?? place.time;
  if (time > place.time) return future();
  const wrong = await fault(ctx, student_id, form, { unit });
  return (
    wrong ?? {
      set: {
        ...{ student_id, location_id: location, room_id: room, date, time },
        ...columnsOf(form, unit),
        photo: form.photo || null,
      },
    }
  );
};
export const afterChecking = async (
  ctx: Ctx,
  { id, findings }: Check,
  { tell = true }: InputOf<typeof newCheckInput>,
) => {
  const says = message(
    findings.length === 0 ? 'healthChecks.nothing' : tell ? 'healthChecks.told' : 'healthChecks.saved',
  );
  if (findings.length > 0 && tell) await tellOf(ctx, id, 'found');
  return { says };
};

/** Children at whom somebody looked and found nothing, at once; who was looked at today already is left out. */
export const nothingFound = async (ctx: Ctx, { students }: InputOf<typeof nothingFoundInput>) => {
  // Two who press at the same moment write of each child once: the second one waits, and reads what the first has written.
  await findRows(ctx, 'student', { id: students }, ['id'], { order: ['id'], lock: 'no key update' });
  const places = await placesOf(ctx, students);
  if (places.some(({ on }) => !on)) return isOff();
  const rows = places
    .filter(({ looked }) => !looked)
    .map(({ student, location, room, date, time }) => ({
      ...{ student_id: student, location_id: location, room_id: room, date, time, findings: [] },
      ...{ created_at: ctx.now(), created_by: ctx.who.user },
    }));
  if (rows.length === 0) return declined(message('healthChecks.allLooked'), { field: 'students', code: 'NOTHING' });
  const added = await insertRows(ctx, 'health_check', rows, ['id', 'student_id', 'location_id']);
  for (const { id, student_id } of added) ctx.audit({ entity: HealthCheck, id, after: { student_id, findings: [] } });
  for (const location of new Set(added.map(({ location_id }) => location_id)))
    ctx.publish({ kind: 'attendance', at: { location } });
  return done(message('healthChecks.nothingFound', { count: added.length }), {
    students: added.map(({ student_id }) => student_id),
  });
};

/**
 * Takes the place of a version, with the reason: what it said stays readable for staff. Its picture goes with it unless the new
 * one keeps it: that of another child must not stay. Whoever wrote it corrects it on the same day, managers later too.
 */
export const correctCheck = async (ctx: Ctx, { id, reason, tell = true, ...form }: InputOf<typeof nextCheckInput>) => {
  const before = await healthChecks.records.lock(ctx, id);
  if (before.status !== 'current') return declined(message('healthChecks.otherState'), { field: 'id', code: 'STATE' });
  const [place] = await placesOf(ctx, [before.student_id]);
  const own = before.created_by === ctx.who.user && place?.date === before.date;
  if (!own && !allows(ctx.who.role, 'manager'))
    return declined(message('healthChecks.managersCorrect'), { field: 'id', code: 'PERMISSION' });
  const unit = place?.unit ?? 'F';
  if (form.time && place?.date === before.date && form.time > place.time) return future();
  const kept = form.photo === undefined ? before.photo : null;
  const wrong = await fault(ctx, before.student_id, form, { unit, kept });
  if (wrong) return wrong;
  await healthChecks.records.change(ctx, { id }, { status: 'replaced', photo: null });
  const next = await healthChecks.records.add(ctx, {
    ...{ student_id: before.student_id, location_id: before.location_id, room_id: before.room_id },
    ...{ date: before.date, time: form.time ?? before.time, ...columnsOf(form, unit), photo: form.photo || kept },
    ...{ version: before.version + 1, first_id: before.first_id ?? before.id, replaces_id: before.id, reason },
    ...{ created_at: ctx.now(), created_by: ctx.who.user },
  });
  if (tell && before.findings.length + (form.findings?.length ?? 0) > 0) await tellOf(ctx, next, 'changed');
  ctx.publish({ kind: 'attendance', at: { location: before.location_id } });
  return done(message('healthChecks.corrected'), { check: next });
};

/** Tells the guardians of the child; what was found stands on the page alone. */
const tellOf = (ctx: Ctx, id: number, act: 'found' | 'changed'): Promise<void> =>
  tellGuardians(
    ctx,
    sql`select 'arrival_check' as kind, 'arrival_check:' || c.id as key, st.id as student,
      jsonb_build_object('name', coalesce(nullif(st.nick_name, ''), st.fname), 'act', ${act}::text,
        'location', l.name) as facts
    from health_check c join student st on st.id = c.student_id join location l on l.id = c.location_id where c.id = ${id}`,
  );
