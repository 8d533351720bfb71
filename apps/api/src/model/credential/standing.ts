import type { CredentialKind, CredentialState } from '@nestling/rules/credentials.ts';
import { sql } from 'kysely';
import type { ReadContext } from '../../kernel/call/context.ts';
import { ownTeam } from '../time-clock/reach.ts';
import { rank } from '../user/rank.ts';

/** How somebody stands in one thing that is asked of them. */
export interface Standing {
  readonly user_id: number;
  readonly name: string;
  readonly kind: CredentialKind;
  readonly state: CredentialState;
  /** The last day of what is approved; null: none, or it holds for good. */
  readonly expires_on: string | null;
  /** Of training: what was approved within the last year, and what is asked. */
  readonly minutes: number | null;
  readonly minutes_needed: number | null;
}

/** Told so many days ahead. */
const SOON_DAYS = 30;

/**
 * Everybody of the team of a location the caller may see, with each thing the location asks of them: a kind is asked of everybody,
 * or of those who have one of its roles and of people by name. What was handed in after an
 * approved one has run out counts as waiting; hours are those of the last twelve months.
 */
export const staffStanding = async (
  { db, who, now }: Pick<ReadContext, 'db' | 'who' | 'now'>,
  location: number,
): Promise<readonly Standing[]> => {
  const { rows } = await sql<Standing>`select u.id as user_id, u.full_name as name, n.kind,
      case when n.minutes is not null then
          case when hours.minutes >= n.minutes then 'valid' when c.waiting then 'waiting' else 'missing' end
        when c.approved and (c.until is null or c.until > d.today + ${SOON_DAYS}::int) then 'valid'
        when c.waiting then 'waiting'
        when c.until >= d.today then 'expiring'
        when c.approved then 'expired'
        else 'missing' end as state,
      c.until::text as expires_on, case when n.kind = 'training' then hours.minutes end as minutes,
      n.minutes as minutes_needed
    from staff_requirement n
    join location l on l.id = n.location_id join timezone z on z.id = l.timezone_id
    cross join lateral (select (${now()}::timestamptz at time zone z.value)::date as today) d
    join app_user u on u.deleted_at is null and u.status = 'active' and ${ownTeam.filter(who, { name: 'u' })}
      and exists (select 1 from user_location ul where ul.user_id = u.id and ul.location_id = n.location_id)
      and exists (select 1 from user_role ur join role ro on ro.id = ur.role_id
        where ur.user_id = u.id and ro.rank >= ${rank.teacher} and (n.roles is null or ro.name = any(n.roles)
          or exists (select 1 from staff_requirement_person p where p.location_id = n.location_id and p.kind = n.kind
            and p.user_id = u.id)))
    cross join lateral (select coalesce(bool_or(c.status = 'approved'), false) as approved,
        coalesce(bool_or(c.status = 'waiting'), false) as waiting,
        case when not coalesce(bool_or(c.status = 'approved' and c.expires_on is null), false)
          then max(c.expires_on) filter (where c.status = 'approved') end as until
      from staff_credential c where c.user_id = u.id and c.kind = n.kind) c
    cross join lateral (select coalesce(sum(c.minutes), 0)::int as minutes from staff_credential c where c.user_id = u.id
      and c.kind = n.kind and c.status = 'approved' and c.issued_on > d.today - interval '1 year'
      and c.issued_on <= d.today) hours
    where n.location_id = ${location}
    order by lower(u.full_name), u.id, n.kind`.execute(db);
  return rows;
};
