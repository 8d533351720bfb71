import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { updateRows } from '../../kernel/write/write-rows.ts';
import { mayApprove } from './photo-settings.ts';
import { notifyFamilies } from './publish.ts';
import { addEvent, lockActivities } from './write.ts';

/** Shows pictures to the families of the children on them, or withholds them again. Rows without a picture are Error. */
export const approvePhotos = async (
  ctx: Ctx,
  { ids, approved }: { readonly ids: readonly Id<'activity'>[]; readonly approved: boolean },
) => {
  const found = await lockActivities(ctx, ids);
  const without = found.find(({ photo, video, removed }) => (photo === null && video === null) || removed);
  if (without || found.length === 0) return declined(message('activities.noPhoto'), { field: 'ids', code: 'NO_PHOTO' });
  const refused = await mayApprove(
    ctx,
    found.map(({ location_id }) => location_id),
  );
  if (refused) return refused;
  const turned = found.filter((one) => one.approved !== approved);
  await updateRows(
    ctx,
    'activity',
    { id: turned.map(({ id }) => id) },
    { approved_at: approved ? ctx.now() : null, approved_by: approved ? ctx.who.user : null, updated_at: ctx.now() },
  );
  for (const before of turned) {
    const { id, location_id: location } = before;
    await addEvent(
      ctx,
      approved ? 'approve' : 'withhold',
      { id, location },
      { before, after: { ...before, approved } },
    );
  }
  if (approved)
    await notifyFamilies(
      ctx,
      turned.filter(({ kind }) => kind === 'photo' || kind === 'video').map(({ id }) => id),
    );
  return done(message(approved ? 'activities.approved' : 'activities.withheld', { count: found.length }), {
    activities: [...ids],
  });
};
