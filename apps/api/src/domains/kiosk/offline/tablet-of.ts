import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/call/context.ts';
import { hashOfToken } from '../../../kernel/lib/token.ts';
import { tokenOf } from '../device.ts';

/** A tablet with keys of its own, known by the token it brings. */
export interface Tablet {
  readonly id: number;
  readonly location: number;
  readonly zone: string;
}

/** The enrolled tablet that asks, while its link is on; undefined for everybody else. */
export const tabletOf = async (ctx: Ctx): Promise<Tablet | undefined> => {
  const token = tokenOf(ctx);
  if (!token) return undefined;
  const { rows } = await sql<Tablet>`select d.id, d.location_id as location, z.value as zone
    from kiosk_device d
    join timeclock_link t on t.location_id = d.location_id and t.device_hash = d.device_hash
    join location l on l.id = d.location_id
    join timezone z on z.id = l.timezone_id
    where d.device_hash = ${hashOfToken(token)} and d.revoked_at is null
      and t.active and l.active`.execute(ctx.db);
  return rows[0];
};
