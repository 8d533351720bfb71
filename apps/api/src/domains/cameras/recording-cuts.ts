import { sql } from 'kysely';
import type { Ctx } from '../../kernel/call/context.ts';
import { updateRows } from '../../kernel/write/write-rows.ts';

/** A piece of a camera's recording. */
export interface CutAsked {
  readonly camera: number;
  /** 'YYYY-MM-DD' and 'HH:mm' of the clock of the camera's location. */
  readonly date: string;
  readonly start_time: string;
  readonly end_time: string;
}

/** Has pieces of recordings cut by the gateways that hold them; answers a number for each, in their order. */
export const askCuts = async (ctx: Ctx, asked: readonly CutAsked[]): Promise<number[]> => {
  const { user } = ctx.who;
  const { rows } = await sql<{ id: number }>`
    insert into recording_cut (camera_id, from_at, to_at, asked_by, asked_at)
    select c.id, (a.date + a.start_time) at time zone z.value, (a.date + a.end_time) at time zone z.value,
      ${user}, ${ctx.now()}::timestamptz
    from unnest(${asked.map(({ camera }) => camera)}::int[], ${asked.map(({ date }) => date)}::date[],
      ${asked.map(({ start_time }) => start_time)}::time[], ${asked.map(({ end_time }) => end_time)}::time[])
      with ordinality as a (camera, date, start_time, end_time, n)
    join camera c on c.id = a.camera
    join location l on l.id = c.location_id
    join timezone z on z.id = l.timezone_id
    order by a.n returning id`.execute(ctx.db);
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) ctx.publish({ kind: 'cut', ids });
  return ids;
};

/** Begins anew what is cut, waits or failed; answers how many that are. */
export const restartCuts = async (ctx: Ctx, ids: readonly number[] | null): Promise<readonly number[]> => {
  const rows = await updateRows(
    ctx,
    'recording_cut',
    { state: ['waiting', 'running', 'failed'], ...(ids ? { id: ids } : {}) },
    { state: 'waiting', why: null },
    ['id'],
  );
  const begun = rows.map(({ id }) => id);
  if (begun.length > 0) ctx.publish({ kind: 'cut', ids: begun, at: { restart: 1 } });
  return begun;
};
