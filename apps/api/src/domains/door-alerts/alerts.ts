import { sql } from 'kysely';
import type { Ctx } from '../../kernel/call/context.ts';
import { DoorAlert } from './door-alerts.entities.ts';

interface Alert {
  readonly location: number;
  readonly user: number | null;
  /** The child it is about, where it is not about the person. */
  readonly student?: number;
  readonly kind: 'black_list' | 'not_listed' | 'locked' | 'clock' | 'health' | 'ratio';
  /** When it happened; left out: now. */
  readonly at?: Date;
}

/** Somebody who tries again and again is told once in so long. */
const AGAIN_MS = 10 * 60_000;

/** Tells the staff of a location that somebody was stopped at its door; whoever stands there learns nothing of it. */
export const raiseAlert = async (ctx: Ctx, { location, user, student, kind, at = ctx.now() }: Alert): Promise<void> => {
  const { rows } = await sql<{ id: number }>`
    insert into door_alert (location_id, user_id, student_id, kind, at, told_at)
    select ${location}::int, ${user}::int, ${student ?? null}::int, ${kind}::text, ${at}::timestamptz, ${ctx.now()}::timestamptz
    where not exists (select 1 from door_alert d where d.location_id = ${location}
      and d.kind = ${kind} and d.user_id is not distinct from ${user}::int
      and d.student_id is not distinct from ${student ?? null}::int and d.seen_at is null
      and d.at between ${new Date(at.getTime() - AGAIN_MS)}::timestamptz and ${at}::timestamptz)
    returning id`.execute(ctx.db);
  for (const { id } of rows) {
    ctx.audit({ entity: DoorAlert, id, after: { location, user, kind, at } });
    ctx.publish({ kind: 'door_alert', ids: [id], at: { location } });
  }
};
