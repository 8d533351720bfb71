import { done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { linked } from '../../kernel/db/join-table.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { idOf } from '../../kernel/read/entity.ts';
import { createRow } from '../../kernel/write/write-rows.ts';
import { record } from './history.ts';
import { Incident } from './incidents.entities.ts';
import type { requestIncidentInput, requestMainIncidentInput } from './incidents.inputs.ts';
import { concerns } from './incidents.links.ts';
import { checkedLines, replaceLines } from './lines.ts';

type Asked = Omit<InputOf<typeof requestIncidentInput>, 'location'>;

/** Asks support for the recording of an incident at these locations, the first of which is its own. */
export const askAt = async (ctx: Ctx, { name, details, videos = [] }: Asked, locations: readonly Id<'location'>[]) => {
  const { user } = ctx.who;
  const lines = await checkedLines(ctx, videos, locations);
  const { id } = await createRow(ctx, 'incident', {
    location_id: locations[0] ?? 0,
    name,
    details,
    created_at: ctx.now(),
    created_by: user,
  });
  await linked(concerns, locations).replace(ctx, 'incident', id);
  await replaceLines(ctx, id, lines);
  await record(ctx, id, { kind: 'requested', to_status: 'requested' });
  ctx.audit({ entity: Incident, id, after: { name, locations, videos: lines.length } });
  return done(message('incidents.asked', { name }), { incident: idOf(Incident, id) });
};

export const askIncident = (ctx: Ctx, { location, ...asked }: InputOf<typeof requestIncidentInput>) =>
  askAt(ctx, asked, [location]);

export const askMainIncident = (ctx: Ctx, { locations, ...asked }: InputOf<typeof requestMainIncidentInput>) =>
  askAt(ctx, asked, locations);
