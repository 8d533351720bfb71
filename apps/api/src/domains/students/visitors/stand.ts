import { sql } from 'kysely';
import { declined, done, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import type { InputOf } from '../../../kernel/call/input.ts';
import { flag, id } from '../../../kernel/call/input.ts';
import { idOf } from '../../../kernel/read/entity.ts';
import { Student } from '../../../model/student/entity.ts';
import { User } from '../../../model/user/entity.ts';
import { approvePerson } from '../../auth/auth.door.ts';
import { notifyFamily } from './notify.ts';
import { Visitor } from './visitors.entities.ts';

interface Which {
  readonly id: number;
}
interface Found {
  readonly id: number;
  readonly user_id: number;
  readonly student_id: number;
  readonly name: string;
}

const over = () => declined(message('visitors.over'), { field: 'id', code: 'OVER' });
export const decideVisitInput = { id: id(Visitor), approved: flag() };

/** The center says yes or no to somebody who waits; with a yes the account is let in too. */
export const decideVisit = async (ctx: Ctx, { id, approved }: InputOf<typeof decideVisitInput>) => {
  const { user } = ctx.who;
  const now = ctx.now();
  const set = approved
    ? sql`approved_at = ${now}::timestamptz, approved_by = ${user}`
    : sql`ended_at = ${now}::timestamptz, ended_by = ${user}`;
  const { rows } = await sql<Found>`update visitor v set ${set} from app_user u
    where v.id = ${id} and v.approved_at is null and v.ended_at is null
      and u.id = v.user_id
    returning v.id, v.user_id, v.student_id, u.full_name as name`.execute(ctx.db);
  const [found] = rows;
  if (!found) return over();
  ctx.audit({ entity: Student, id: found.student_id, after: { visitor: found.user_id, approved } });
  if (!approved) return done(message('visitors.turnedDown', { name: found.name }));
  await approvePerson(ctx, idOf(User, found.user_id));
  await notifyFamily(ctx, [id]);
  ctx.publish({ kind: 'rights', at: { user: found.user_id } });
  return done(message('visitors.approved', { name: found.name }));
};

/** Ends the right at once: a family does, and the center. Whoever watches by it loses the picture. */
export const endVisit = async (ctx: Ctx, { id }: Which) => {
  const { user } = ctx.who;
  const { rows } = await sql<Found>`update visitor v set ended_at = ${ctx.now()}::timestamptz, ended_by = ${user}
    from app_user u where v.id = ${id} and v.ended_at is null
      and u.id = v.user_id
    returning v.id, v.user_id, v.student_id, u.full_name as name`.execute(ctx.db);
  const [found] = rows;
  if (!found) return over();
  ctx.audit({ entity: Student, id: found.student_id, after: { visitor: found.user_id, visit: 'ended' } });
  ctx.publish({ kind: 'rights', at: { user: found.user_id } });
  return done(message('visitors.ended', { name: found.name }));
};
