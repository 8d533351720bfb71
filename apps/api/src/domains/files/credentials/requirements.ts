import { credentialKinds } from '@nestling/rules/credentials.ts';
import { sql } from 'kysely';
import { declined, done, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { choice, flag, type InputOf, id, int } from '../../../kernel/call/input.ts';
import { deleteRows, upsertRow } from '../../../kernel/write/write-rows.ts';
import { Location } from '../../../model/location/entity.ts';

/** What a location asks of everybody on its team. */
interface Requirement {
  readonly kind: string;
  readonly asked: boolean;
  readonly months: number | null;
  readonly minutes: number | null;
}

/** Each kind in its order, whether it is asked or not. */
export const requirementsAt = async (ctx: Pick<Ctx, 'db'>, location: number): Promise<readonly Requirement[]> => {
  const { rows } = await sql<Requirement>`select k.kind, r.kind is not null as asked, r.months, r.minutes
    from unnest(${[...credentialKinds]}::text[]) with ordinality k (kind, place)
    left join staff_requirement r on r.location_id = ${location} and r.kind = k.kind order by k.place`.execute(ctx.db);
  return rows;
};

export const requirementInput = {
  location: id(Location),
  kind: choice(...credentialKinds),
  asked: flag(),
  months: int(1, 120).nullish(),
  minutes: int(1, 60_000).nullish(),
};

/** Asks a kind of everybody, or no more. */
export const saveRequirement = async (ctx: Ctx, form: InputOf<typeof requirementInput>) => {
  const { location, kind, asked, months = null, minutes = null } = form;
  if (minutes !== null && kind !== 'training')
    return declined(message('credentials.hoursOfTraining'), { field: 'minutes', code: 'NOT_TRAINING' });
  const which = { location_id: location, kind };
  if (asked) await upsertRow(ctx, 'staff_requirement', which, { months, minutes });
  else await deleteRows(ctx, 'staff_requirement', which);
  ctx.audit({ entity: Location, id: location, after: { credential: kind, asked, months, minutes } });
  return done(message('credentials.requirementSaved'));
};
