import { allows } from '@nestling/rules/roles.ts';
import { REMOVE_FILES } from '../../files/upload-tasks.ts';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { id } from '../../kernel/call/input.ts';
import { linked } from '../../kernel/db/join-table.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { deleteRows, updateRows } from '../../kernel/write/write-rows.ts';
import { Location } from '../../model/location/entity.ts';
import { record } from './history.ts';
import { Incident } from './incidents.entities.ts';
import type { updateIncidentInput, updateIncidentStatusInput, updateMainIncidentInput } from './incidents.inputs.ts';
import { concerns } from './incidents.links.ts';
import { checkedLines, replaceLines } from './lines.ts';
import { type Held, lock } from './lock-incident.ts';
import { labelOf, mayMove, type Status } from './states.ts';

type Changes = InputOf<typeof updateIncidentInput & typeof updateMainIncidentInput>;

const refuse = (field: string, code: string, why: ReturnType<typeof message>) =>
  declined(why, { field, code, message: why });

/**
 * Moves an incident on and writes down who did; the notices tell whoever asked for it. Throws for a step the states do not
 * have, for a refusal without its reason, and for one made ready without any recording.
 */
const move = async (ctx: Ctx, held: Held, to: Status, note: string | undefined, recording: boolean): Promise<void> => {
  const { id, status: from } = held;
  if (!mayMove(from, to))
    throw refuse('status', 'NO_STEP', message('incidents.noStep', { from: labelOf(ctx, from), to: labelOf(ctx, to) }));
  if (from === 'requested' && to === 'closed' && !note) throw refuse('note', 'REQUIRED', message('incidents.sayWhy'));
  if (to === 'ready' && !recording) throw refuse('status', 'NO_VIDEO', message('incidents.noRecording'));
  await updateRows(ctx, 'incident', { id }, { status: to, note: to === 'closed' ? (note ?? null) : null });
  await record(ctx, id, { kind: 'status', from_status: from, to_status: to, note: note ?? '' });
  ctx.audit({ entity: Incident, id, before: { status: from }, after: { status: to, note } });
};

/** Marks one as ready because its video has just come. */
export const becomeReady = (ctx: Ctx, held: Held): Promise<void> => move(ctx, held, 'ready', undefined, true);

/** Begins work on one that was only asked for. */
export const beginWork = (ctx: Ctx, held: Held): Promise<void> => move(ctx, held, 'in-progress', undefined, false);

/** What a manager may not do any more, or never: support moves an incident on, and what was asked for is fixed then. */
const checkManager = ({ who }: Ctx, held: Held, { status, location, videos }: Changes): void => {
  if (allows(who.role, 'kvsupport')) return;
  if (status !== undefined && status !== held.status)
    throw refuse('status', 'NOT_YOURS', message('incidents.supportMoves'));
  const moves = location !== undefined && location !== held.location_id;
  if (held.status !== 'requested' && (moves || videos !== undefined))
    throw refuse(moves ? 'location' : 'videos', 'BEGUN', message('incidents.begun'));
};

const apply = async (ctx: Ctx, held: Held, changes: Changes): Promise<void> => {
  const { id, name, details, location, embed_code, videos, status, note } = changes;
  checkManager(ctx, held, changes);
  const moves = location !== undefined && location !== held.location_id;
  const locations = moves ? [location] : held.locations;
  if (videos !== undefined && held.status === 'closed') throw refuse('videos', 'CLOSED', message('incidents.closed'));
  const lines = videos && (await checkedLines(ctx, videos, locations));
  if (moves && !lines && (await hasLines(ctx, id)))
    throw refuse('location', 'VIDEOS', message('incidents.moveWithVideos'));
  const set = {
    ...(name === undefined ? {} : { name }),
    ...(details === undefined ? {} : { details }),
    ...(embed_code === undefined ? {} : { embed_code: embed_code || null }),
    ...(moves ? { location_id: location } : {}),
  };
  if (Object.keys(set).length > 0) await updateRows(ctx, 'incident', { id }, set);
  if (moves) await linked(concerns, locations).replace(ctx, 'incident', id);
  if (lines) await replaceLines(ctx, id, lines);
  if (Object.keys(set).length > 0 || lines) {
    await record(ctx, id, { kind: 'edited' });
    const { name: was, details: told } = held;
    ctx.audit({
      entity: Incident,
      id,
      before: { name: was, details: told },
      after: { ...set, videos: lines?.length },
    });
  }
  const recording = held.files.length > 0 || Boolean(embed_code ?? held.embed_code);
  if (status !== undefined && status !== held.status) await move(ctx, held, status, note, recording);
};

const hasLines = async (ctx: Ctx, id: number): Promise<boolean> =>
  (await ctx.db.selectFrom('incident_video').select('id').where('incident_id', '=', id).limit(1).executeTakeFirst()) !==
  undefined;

/** Changes an incident; `location` moves it to another one. */
export const changeIncident = async (ctx: Ctx, changes: Changes) => {
  await apply(ctx, await lock(ctx, changes.id), changes);
  return done(message('incidents.saved'), { incident: changes.id });
};

/** Whether an incident is about the location somebody works at just now. */
export const isAt = ({ locations }: Pick<Held, 'locations'>, location: number | undefined): boolean =>
  location === undefined || locations.includes(location);

/** The same, held to the location the caller works at just now: `location` must be one of the incident's. */
export const changeIncidentHere = async (ctx: Ctx, { location, ...changes }: Changes) => {
  const held = await lock(ctx, changes.id);
  if (!isAt(held, location)) return refuse('location', 'ELSEWHERE', message('incidents.notHere'));
  await apply(ctx, held, changes);
  return done(message('incidents.saved'), { incident: changes.id });
};

/** Moves an incident on. */
export const setStatus = async (ctx: Ctx, { id, status, note }: InputOf<typeof updateIncidentStatusInput>) => {
  const held = await lock(ctx, id);
  const recording = held.files.length > 0 || held.embed_code !== null;
  await move(ctx, held, status, note, recording);
  return done(message('incidents.moved', { name: held.name, status: labelOf(ctx, status) }));
};

/** Adds a comment to the history. */
export const comment = async (ctx: Ctx, { id, text }: { id: Id<'incident'>; text: string }) => {
  await lock(ctx, id);
  await record(ctx, id, { kind: 'comment', note: text });
  return done(message('incidents.commented'), { incident: id });
};
export const deleteIncident2Input = { id: id(Incident), location: id(Location).optional() };

/** Deletes an incident with its videos, unless support is at work on it or its recording waits to be seen. */
export const deleteIncident = async (ctx: Ctx, { id, location }: InputOf<typeof deleteIncident2Input>) => {
  const held = await lock(ctx, id);
  if (!isAt(held, location)) return refuse('location', 'ELSEWHERE', message('incidents.notHere'));
  if (held.status === 'in-progress' || held.status === 'ready')
    return declined(message('incidents.notDeleted', { status: labelOf(ctx, held.status) }), {
      field: 'id',
      code: 'IN_USE',
    });
  await deleteRows(ctx, 'incident', { id });
  if (held.files.length > 0) ctx.enqueue(REMOVE_FILES, { files: held.files });
  ctx.audit({ entity: Incident, id, before: { name: held.name, status: held.status, files: held.files.length } });
  return done(message('incidents.deleted', { name: held.name }));
};
