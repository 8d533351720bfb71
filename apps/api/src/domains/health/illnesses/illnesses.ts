import { sql } from 'kysely';
import { declined, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import type { InputOf } from '../../../kernel/call/input.ts';
import type { UserError } from '../../../kernel/call/refusals.ts';
import { resource } from '../../../kernel/write/resource.ts';
import type { RecordOf } from '../../../kernel/write/resource-rows.ts';
import { Illness } from '../../../model/health/entity.ts';
import { staffIllnesses } from '../../../model/health/reach.ts';
import { isLikely } from '../../../model/health/temperature.ts';
import { type Place, placeOf } from '../medications/place.ts';
import { tellGuardians } from '../tell.ts';
import type { changeIllnessInput, liftIllnessInput, noteIllnessInput } from './illnesses.inputs.ts';

export const illnesses = resource(Illness, {
  as: 'illness',
  rule: 'teacher',
  permission: null,
  because: 'whoever is with the child notices it, and whoever is at the door looks at it again',
  reach: staffIllnesses,
  gone: message('illnesses.gone'),
  stamps: ['created_at', 'created_by'],
  arrows: { open: ['lifted'], lifted: [] },
  wrongState: () => message('illnesses.otherState'),
  changed: ({ location_id }) => ({ kind: 'attendance', at: { location: location_id } }),
});
type Row = RecordOf<'illness'>;
type Until = InputOf<typeof changeIllnessInput>;

/** The instant a clock of the zone shows a day and time. */
const instantAt = async (ctx: Ctx, zone: string, day: string, time: string): Promise<Date> => {
  const { rows } = await sql<{ at: Date }>`select (${day}::date + ${time}::time) at time zone ${zone} as at`.execute(
    ctx.db,
  );
  return rows[0]?.at ?? ctx.now();
};

/** Until when a child stays away that showed it at a moment; null where it need not. */
const untilOf = async (
  ctx: Ctx,
  { zone }: Place,
  { until_on, until_at }: Until,
  noticed: Date,
): Promise<{ readonly until: Date | null } | UserError> => {
  if (!until_on && !until_at) return { until: null };
  if (!until_on || !until_at)
    return declined(message('illnesses.until'), { field: until_on ? 'until_at' : 'until_on', code: 'MISSING' });
  const until = await instantAt(ctx, zone, until_on, until_at);
  return until > noticed ? { until } : declined(message('illnesses.untilPast'), { field: 'until_on', code: 'PAST' });
};

/** Writes down what was noticed. */
export const note = async (ctx: Ctx, { student_id, ...form }: InputOf<typeof noteIllnessInput>) => {
  const { kind, date, time, temperature, unit = 'F', sent_home_at, details, needs_note } = form;
  const place = await placeOf(ctx, student_id);
  const noticed = await instantAt(ctx, place.zone, date, time);
  if (noticed > ctx.now()) return declined(message('illnesses.future'), { field: 'time', code: 'FUTURE' });
  const tenths = typeof temperature === 'number' ? Math.round(temperature * 10) : null;
  if (tenths !== null && !isLikely(tenths, unit))
    return declined(message('illnesses.temperature', { unit }), { field: 'temperature', code: 'UNLIKELY' });
  const found = await untilOf(ctx, place, form, noticed);
  if (!('until' in found)) return found;
  return {
    set: {
      student_id,
      location_id: place.location,
      kind,
      temperature: tenths,
      unit: tenths === null ? null : unit,
      date,
      time,
      sent_home_at: sent_home_at || null,
      details: details || null,
      excluded_until: found.until,
      needs_note: needs_note ?? false,
    },
  };
};
export const afterNoting = (ctx: Ctx, { id }: Row): Promise<void> => tell(ctx, id, 'noted');

/** Says anew until when the child stays away. */
export const change = async (ctx: Ctx, { student_id, date, time }: Row, form: Until) => {
  const place = await placeOf(ctx, student_id);
  const found = await untilOf(ctx, place, form, await instantAt(ctx, place.zone, date, time));
  if (!('until' in found)) return found;
  return {
    set: {
      excluded_until: found.until,
      ...(form.needs_note === undefined ? {} : { needs_note: form.needs_note }),
    },
  };
};
export const afterChanging = (ctx: Ctx, { id }: Row): Promise<void> => tell(ctx, id, 'changed');

/** Lets the child back in, with the reason; where a doctor's note is asked for, whoever does it has seen it. */
export const lift = (ctx: Ctx, { needs_note }: Row, { reason, note_seen }: InputOf<typeof liftIllnessInput>) =>
  needs_note && !note_seen
    ? declined(message('illnesses.note'), { field: 'note_seen', code: 'MISSING' })
    : { set: { lifted_by: ctx.who.user, lifted_at: ctx.now(), why: reason, note_seen: note_seen ?? false } };
export const afterLifting = (ctx: Ctx, { id }: Row): Promise<void> => tell(ctx, id, 'lifted');

/** Tells the guardians of the child; never who did it. */
const tell = (ctx: Ctx, id: number, act: 'noted' | 'changed' | 'lifted'): Promise<void> =>
  tellGuardians(
    ctx,
    sql`select 'illness' as kind, 'illness:' || i.id || ':' || ${act}::text || ':' || ${ctx.now().getTime()}::text as key,
      st.id as student, jsonb_build_object('name', coalesce(nullif(st.nick_name, ''), st.fname), 'act', ${act}::text,
        'illness', i.kind, 'location', l.name) as facts
    from illness i join student st on st.id = i.student_id join location l on l.id = i.location_id where i.id = ${id}`,
  );
