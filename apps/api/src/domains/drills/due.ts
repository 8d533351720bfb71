import { type DrillKind, drillKinds } from '@nestling/rules/drills.ts';
import { sql } from 'kysely';
import { done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { choice, type InputOf, id, int } from '../../kernel/call/input.ts';
import { deleteRows, upsertRow } from '../../kernel/write/write-rows.ts';
import { Location } from '../../model/location/entity.ts';

/** What a location practices, how often, when it did last, and by when it has to again. */
export interface DrillDue {
  readonly kind: DrillKind;
  /** Null: nobody asks for it. */
  readonly every_months: number | null;
  readonly last_on: string | null;
  /** Where it was never practiced: today. */
  readonly due_on: string | null;
}

/** Each kind with its plan; what was a real alarm counts as well, everybody went through it. */
export const dueAt = async (ctx: Ctx, location: number): Promise<DrillDue[]> => {
  const { rows } = await sql<DrillDue>`
    select k.kind, p.every_months, d.last::text as last_on,
      case when p.every_months is null then null
        else coalesce((d.last + make_interval(months => p.every_months))::date,
          (${ctx.now()}::timestamptz at time zone z.value)::date)::text end as due_on
    from location l join timezone z on z.id = l.timezone_id
    cross join unnest(${[...drillKinds]}::text[]) with ordinality k(kind, place)
    left join drill_plan p on p.location_id = l.id and p.kind = k.kind
    left join lateral (select max(d.date) as last from drill d where d.location_id = l.id and d.kind = k.kind
      and d.status = 'ended') d on true
    where l.id = ${location} order by k.place`.execute(ctx.db);
  return rows;
};

export const planInput = {
  location: id(Location),
  kind: choice(...drillKinds),
  every_months: int(1, 24).nullish(),
};

/** Says how often a location practices a kind; null: nobody asks for it any more. */
export const savePlan = async (ctx: Ctx, { location, kind, every_months }: InputOf<typeof planInput>) => {
  const which = { location_id: location, kind };
  if (every_months) await upsertRow(ctx, 'drill_plan', which, { every_months });
  else await deleteRows(ctx, 'drill_plan', which);
  ctx.audit({ entity: Location, id: location, after: { drill: kind, every_months: every_months ?? null } });
  return done(message('drills.planned'));
};
