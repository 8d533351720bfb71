import { askedRoles, credentialKinds } from '@nestling/rules/credentials.ts';
import { sql } from 'kysely';
import { declined, done, message } from '../../../kernel/call/call.ts';
import type { Ctx, ReadContext } from '../../../kernel/call/context.ts';
import { choice, choices, flag, type InputOf, id, ids, int } from '../../../kernel/call/input.ts';
import { deleteRows, insertRows, upsertRow } from '../../../kernel/write/write-rows.ts';
import { Location } from '../../../model/location/entity.ts';
import { ownTeam } from '../../../model/time-clock/reach.ts';
import { User } from '../../../model/user/entity.ts';

/** What a location asks of its team, and of whom. */
interface Requirement {
  readonly kind: string;
  readonly asked: boolean;
  readonly months: number | null;
  readonly minutes: number | null;
  /** Null: of everybody, where no people are named. */
  readonly roles: readonly string[] | null;
  readonly people: readonly number[];
}

/** Each kind in its order, whether it is asked or not; of the people who are named those the caller may see. */
export const requirementsAt = async (
  { db, who }: Pick<ReadContext, 'db' | 'who'>,
  location: number,
): Promise<readonly Requirement[]> => {
  const { rows } = await sql<Requirement>`select k.kind, r.kind is not null as asked, r.months, r.minutes, r.roles,
      coalesce((select array_agg(u.id order by lower(u.full_name), u.id) from staff_requirement_person p
        join app_user u on u.id = p.user_id and u.deleted_at is null and ${ownTeam.filter(who, { name: 'u' })}
        where p.location_id = r.location_id and p.kind = r.kind), '{}') as people
    from unnest(${[...credentialKinds]}::text[]) with ordinality k (kind, place)
    left join staff_requirement r on r.location_id = ${location} and r.kind = k.kind order by k.place`.execute(db);
  return rows;
};

export const requirementInput = {
  location: id(Location),
  kind: choice(...credentialKinds),
  asked: flag(),
  months: int(1, 120).nullish(),
  minutes: int(1, 60_000).nullish(),
  roles: choices(...askedRoles).optional(),
  people: ids(User, 200, 0).optional(),
};

/** Asks a kind of everybody, or of those in some roles and of people by name; or no more. */
export const saveRequirement = async (ctx: Ctx, form: InputOf<typeof requirementInput>) => {
  const { location, kind, asked, months = null, minutes = null, roles = [], people = [] } = form;
  if (minutes !== null && kind !== 'training')
    return declined(message('credentials.hoursOfTraining'), { field: 'minutes', code: 'NOT_TRAINING' });
  const which = { location_id: location, kind };
  const some = roles.length + people.length > 0;
  if (asked) {
    await upsertRow(ctx, 'staff_requirement', which, { months, minutes, roles: some ? [...new Set(roles)] : null });
    await deleteRows(ctx, 'staff_requirement_person', which);
    await insertRows(
      ctx,
      'staff_requirement_person',
      [...new Set(people)].map((user_id) => ({ ...which, user_id })),
    );
  } else await deleteRows(ctx, 'staff_requirement', which);
  ctx.audit({ entity: Location, id: location, after: { credential: kind, asked, months, minutes, roles, people } });
  return done(message('credentials.requirementSaved'));
};
