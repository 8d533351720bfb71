import { sql } from 'kysely';
import { openStored } from '../../files/store.ts';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { id } from '../../kernel/call/input.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { inOwnLocations } from '../../model/location/reach.ts';
import { askCuts, restartCuts } from '../cameras/cameras.door.ts';
import { beginWork } from './change.ts';
import { record } from './history.ts';
import { Incident } from './incidents.entities.ts';
import { lock } from './lock-incident.ts';
import { readVideo } from './read-video.ts';

interface Line {
  readonly id: number;
  readonly camera: number;
  readonly date: string;
  readonly start_time: string;
  readonly end_time: string;
}

/** Lines without a file that are not being cut: all of the incident the caller may see. */
const linesToCut = async (ctx: Ctx, incident: number): Promise<readonly Line[]> => {
  const { rows } = await sql<Line>`
    select v.id, v.camera_id as camera, to_char(v.date, 'YYYY-MM-DD') as date, v.start_time::text, v.end_time::text
    from incident_video v
    join camera c on c.id = v.camera_id
    left join recording_cut k on k.id = v.cut_id
    where v.incident_id = ${incident} and v.file is null
      and v.date is not null and (k.id is null or k.state = 'failed')
      and ${inOwnLocations(ctx.who, sql`c.location_id`)}
    order by v.id for update of v`.execute(ctx.db);
  return rows;
};

/** Has the cameras and times that were asked for cut out of the recordings; an incident nobody has begun is begun by it. */
export const cutIncident = async (ctx: Ctx, { id }: { readonly id: Id<'incident'> }) => {
  const held = await lock(ctx, id);
  if (held.status === 'closed') return declined(message('incidents.closed'), { field: 'id', code: 'CLOSED' });
  const lines = await linesToCut(ctx, id);
  if (lines.length === 0) return declined(message('incidents.nothingToCut'), { field: 'id', code: 'NOTHING' });
  if (held.status === 'requested') await beginWork(ctx, held);
  const cuts = await askCuts(ctx, lines);
  await sql`update incident_video v set cut_id = k.cut
    from unnest(${lines.map((line) => line.id)}::int[], ${cuts}::int[]) as k (line, cut)
    where v.id = k.line`.execute(ctx.db);
  for (const line of lines) await record(ctx, id, { kind: 'cut_asked', video_id: line.id });
  return done(message('incidents.cutAsked', { count: lines.length }), { incident: id });
};
export const pm2RestartInput = { id: id(Incident).optional() };

/** Begins anew what is being cut, or could not be: of one incident, or of all. */
export const restartCutting = async (ctx: Ctx, { id }: InputOf<typeof pm2RestartInput>) => {
  const { rows } = await sql<{ cut: number; incident: number }>`select v.cut_id as cut, v.incident_id as incident
    from incident_video v where v.cut_id is not null and v.file is null
      and (${id ?? null}::int is null or v.incident_id = ${id ?? null})`.execute(ctx.db);
  const begun = await restartCuts(
    ctx,
    rows.map(({ cut }) => cut),
  );
  if (begun.length === 0) return declined(message('incidents.noWorker'));
  for (const incident of new Set(rows.flatMap((row) => (begun.includes(row.cut) ? row.incident : []))))
    await record(ctx, incident, { kind: 'restarted' });
  return done(message('incidents.restarted', { count: begun.length }));
};

/** Computes the digest of a recording as it lies in the store, and holds it against what was written down when it came. */
export const verifyVideo = async (ctx: Ctx, { id }: { readonly id: number }) => {
  const video = await ctx.db
    .selectFrom('incident_video')
    .select(['incident_id', 'file', 'sha256'])
    .where('id', '=', id)
    .executeTakeFirst();
  const stored = video?.file ? await openStored(ctx.who.centre, video.file) : null;
  const found = stored && (await readVideo(stored.content));
  if (!video?.file) return declined(message('incidents.noVideoYet'), { field: 'id', code: 'NO_VIDEO' });
  const same = found?.sha256 === video.sha256;
  await record(ctx, video.incident_id, { kind: 'verified', video_id: id, note: same ? 'SHA-256' : 'changed' });
  return done(message(same ? 'incidents.unchanged' : 'incidents.changed'), {
    unchanged: same,
    sha256: found?.sha256 ?? null,
  });
};
