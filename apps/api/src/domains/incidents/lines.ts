import { sql } from 'kysely';
import { declined, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { Message } from '../../kernel/call/message.ts';
import { deleteRows, insertRows } from '../../kernel/write/write-rows.ts';

/** What is asked of one camera; the times are those of its location's clock. */
export interface Line {
  /** 'YYYY-MM-DD'. */
  readonly date: string;
  /** 'HH:mm'. */
  readonly start_time: string;
  readonly end_time: string;
  readonly camera: number;
}

interface Known {
  readonly id: number;
  readonly name: string;
  readonly location_id: number;
  /** The location's day of now. */
  readonly today: string;
}

const refuse = (field: string, code: string, why: Message) => declined(why, { field, code, message: why });

/**
 * The lines with the names of their cameras. Throws what is wrong with one: it ends before it starts, lies in the future,
 * or its camera is at none of the locations. `at` is the argument's name before each field.
 */
export const checkedLines = async (
  ctx: Ctx,
  lines: readonly Line[],
  locations: readonly number[],
  at: (index: number) => string = (index) => `videos.${index}.`,
): Promise<(Line & { camera_name: string })[]> => {
  if (lines.length === 0) return [];
  const { rows } = await sql<Known>`
    select c.id, c.name, c.location_id, to_char(${ctx.now().toISOString()}::timestamptz at time zone z.value, 'YYYY-MM-DD') as today
    from camera c
    join location l on l.id = c.location_id
    join timezone z on z.id = l.timezone_id
    where c.id = any(${lines.map(({ camera }) => camera)}::int[])
      and c.deleted_at is null`.execute(ctx.db);
  const known = new Map(rows.map((row) => [row.id, row]));
  return lines.map((line, index) => {
    const camera = known.get(line.camera);
    if (!camera || !locations.includes(camera.location_id))
      throw refuse(`${at(index)}camera`, 'ELSEWHERE', message('incidents.cameraElsewhere'));
    if (line.end_time <= line.start_time) throw refuse(`${at(index)}end_time`, 'ORDER', message('incidents.endFirst'));
    if (line.date > camera.today) throw refuse(`${at(index)}date`, 'FUTURE', message('incidents.future'));
    return { ...line, camera_name: camera.name };
  });
};

/** Makes these lines what is asked for; those that have their video stay. */
export const replaceLines = async (
  ctx: Ctx,
  incident: number,
  lines: readonly (Line & { camera_name: string })[],
): Promise<void> => {
  await deleteRows(ctx, 'incident_video', { incident_id: incident, file: null });
  if (lines.length === 0) return;
  await insertRows(
    ctx,
    'incident_video',
    lines.map(({ camera, ...line }) => ({ incident_id: incident, camera_id: camera, ...line })),
  );
};
