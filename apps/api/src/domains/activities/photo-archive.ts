import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { DB } from '../../db/types.gen.ts';
import { isSigned, signed } from '../../files/signature.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { ConnectionPools } from '../../kernel/db/connection-pools.ts';
import { inCentre } from '../../kernel/db/in-centre.ts';
import { isWithheld } from '../../model/activity/reach.ts';

const SECONDS = 15 * 60;
/** One file of a childhood; browsers keep more than that badly. */
const MOST = 5000;

/** A picture or a video of a child. */
export interface Kept {
  readonly date: string;
  readonly time: string;
  readonly photo: string | null;
  readonly video: string | null;
  readonly type: string | null;
}

/** Every approved picture of a child that its family may have now. */
const keptOf = async (db: Kysely<DB>, student: number, user: number): Promise<readonly Kept[]> => {
  const own = sql`select gl.student_id from standing_guardian gl where gl.user_id = ${user}`;
  const { rows } = await sql<Kept>`select to_char(a.date, 'YYYY-MM-DD') as date,
      to_char(a.at at time zone z.value, 'HH24-MI') as time, a.photo, v.key as video, v.type
    from activity_student x join activity a on a.id = x.activity_id
    join location l on l.id = a.location_id join timezone z on z.id = l.timezone_id
    left join video v on v.key = a.video and v.state = 'ready'
    where x.student_id = ${student} and x.removed_at is null and a.removed_at is null
      and not a.staff_only and a.approved_at is not null and ${student}::int in (${own})
      and not ${isWithheld({ name: 'a' }, own)}
    order by a.date, a.at, a.id limit ${MOST}`.execute(db);
  return rows;
};

/**
 * Where all pictures of an own child are fetched as one file, for 15 minutes; who may have them is asked again then. Like all
 * that is made for one reader it ends with each right that is taken, also while it is fetched.
 */
export const photoArchive = async (
  ctx: Pick<Ctx, 'who' | 'db' | 'now' | 'epoch'>,
  { student_id }: { readonly student_id: number },
) => {
  const { centre, user, session, role } = ctx.who;
  const until = Math.floor(ctx.now().getTime() / 1000) + SECONDS;
  const count = (await keptOf(ctx.db, student_id, user)).length;
  const epoch = ctx.epoch();
  const sign = signed('photo archive', centre, user, session, role, student_id, epoch, until);
  const path = `/files/photos/${centre}/${user}/${session}/${role}/${student_id}/${epoch}/${until}/${sign}`;
  return { url: count > 0 ? path : null, count };
};

type Parts = Readonly<Record<'centre' | 'user' | 'session' | 'role' | 'student' | 'epoch' | 'until' | 'sign', string>>;

/** What is in the file of such an address; null when its signature is not ours, its time over, or nothing may be had. */
export const readPhotoArchive = async (
  pools: ConnectionPools,
  { centre, user, session, role, student, epoch, until, sign }: Parts,
  now: Date,
): Promise<readonly Kept[] | null> => {
  if (
    !isSigned(sign, 'photo archive', centre, user, session, role, student, epoch, until) ||
    Number(until) * 1000 <= now.getTime()
  )
    return null;
  const kept = await inCentre(pools, Number(centre), (db) => keptOf(db, Number(student), Number(user)));
  return kept.length > 0 ? kept : null;
};
