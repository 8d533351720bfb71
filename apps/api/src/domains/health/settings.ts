import { isRequirementKey } from '@nestling/rules/immunizations/requirements.ts';
import { sql } from 'kysely';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { choice, flag, float, id, int, text } from '../../kernel/call/input.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { insertMissing, updateRows } from '../../kernel/write/write-rows.ts';
import { Location } from '../../model/location/entity.ts';
import { todayAt } from '../../model/location/today.ts';
import { HealthSetting } from './health.entities.ts';
import { USUAL_GRACE } from './medications/due.ts';
import { requirementSets } from './report.ts';

interface Stored {
  readonly requirements: string | null;
  readonly temperature: boolean;
  readonly unit: 'F' | 'C';
  readonly fever: number;
  readonly daily_checks: boolean;
  readonly dose_grace: number;
  readonly doctor_signs: boolean;
  readonly state: string | null;
}

/** What a location asks, with the sets of rules it can choose from. Temperatures in its unit. */
export const readHealthSetting = async (ctx: Ctx, { location }: { readonly location: Id<'location'> }) => {
  const { rows } = await sql<Stored>`select hs.requirements, coalesce(hs.temperature, false) as temperature,
      coalesce(hs.unit, 'F') as unit, coalesce(hs.fever, 1004) as fever, coalesce(hs.daily_checks, false) as daily_checks,
      coalesce(hs.dose_grace, ${USUAL_GRACE}) as dose_grace, coalesce(hs.doctor_signs, false) as doctor_signs, sp.state
    from location l left join health_setting hs on hs.location_id = l.id
    left join school_profile sp on sp.centre_id = l.centre_id
    where l.id = ${location}`.execute(ctx.db);
  const [stored] = rows;
  const sets = requirementSets(await todayAt(ctx, location), ctx.request.language);
  return {
    requirements: stored?.requirements ?? null,
    state: stored?.state ?? null,
    temperature: stored?.temperature ?? false,
    unit: stored?.unit ?? 'F',
    fever: (stored?.fever ?? 1004) / 10,
    daily_checks: stored?.daily_checks ?? false,
    dose_grace: stored?.dose_grace ?? USUAL_GRACE,
    doctor_signs: stored?.doctor_signs ?? false,
    sets,
  };
};

export const saveHealthSettingInput = {
  location: id(Location),
  requirements: text(0, 20).nullish(),
  temperature: flag().optional(),
  unit: choice('F', 'C').optional(),
  fever: float(0, 200).optional(),
  daily_checks: flag().optional(),
  /** Minutes after its time from which a planned dose nobody wrote of is asked about. */
  dose_grace: int(10, 240).optional(),
  /** Whether a medicine is given only once a doctor has signed too. */
  doctor_signs: flag().optional(),
};
type Given = InputOf<typeof saveHealthSettingInput>;
/** 38 °C in tenths of each unit. */
const USUAL = { F: 1004, C: 380 } as const;
const SPAN = { F: [980, 1060], C: [365, 415] } as const;

/** Saves what a location asks; what is left out stays. Another unit without a limit takes the usual one. */
export const saveHealthSetting = async (
  ctx: Ctx,
  { location, requirements, temperature, unit, fever, daily_checks, dose_grace, doctor_signs }: Given,
) => {
  if (requirements && !isRequirementKey(requirements))
    return declined(message('health.unknownSet'), { field: 'requirements', code: 'UNKNOWN' });
  await insertMissing(ctx, 'health_setting', [{ location_id: location }]);
  const before = await ctx.db
    .selectFrom('health_setting')
    .select(['requirements', 'temperature', 'unit', 'fever', 'daily_checks', 'dose_grace', 'doctor_signs'])
    .where('location_id', '=', location)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const now = unit ?? (before.unit === 'C' ? 'C' : 'F');
  const limit = fever === undefined ? (now === before.unit ? before.fever : USUAL[now]) : Math.round(fever * 10);
  const [least, most] = SPAN[now];
  if (limit < least || limit > most)
    return declined(message('health.feverSpan', { least: least / 10, most: most / 10, unit: now }), {
      field: 'fever',
      code: 'SPAN',
    });
  const after = {
    requirements: requirements === undefined ? before.requirements : requirements || null,
    temperature: temperature ?? before.temperature,
    unit: now,
    fever: limit,
    daily_checks: daily_checks ?? before.daily_checks,
    dose_grace: dose_grace ?? before.dose_grace,
    doctor_signs: doctor_signs ?? before.doctor_signs,
  };
  await updateRows(ctx, 'health_setting', { location_id: location }, after);
  ctx.audit({ entity: HealthSetting, id: location, before, after });
  return done(message('health.settingSaved'));
};
