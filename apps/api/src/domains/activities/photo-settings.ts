import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { choice, id, int } from '../../kernel/call/input.ts';
import type { UserError } from '../../kernel/call/refusals.ts';
import { upsertRow } from '../../kernel/write/write-rows.ts';
import { Location } from '../../model/location/entity.ts';

/** Who shows photos to families: nobody needs to, anybody of the team, or a manager. */
export const APPROVALS = ['nobody', 'team', 'manager'] as const;
type Approval = (typeof APPROVALS)[number];

interface Setting {
  readonly approval: Approval;
  /** Days after which photos and videos are erased; null: they stay. */
  readonly keep_days: number | null;
}

/** What holds at a location. */
export const readPhotoSetting = async (ctx: Ctx, { location }: { readonly location: number }): Promise<Setting> => {
  const { rows } = await sql<Setting>`select approval, keep_days from photo_setting
    where location_id = ${location}`.execute(ctx.db);
  return rows[0] ?? { approval: 'team', keep_days: null };
};

export const savePhotoSettingInput = {
  location: id(Location),
  approval: choice(...APPROVALS),
  keep_days: int(0, 100_000).nullish(),
};
type Given = InputOf<typeof savePhotoSettingInput>;
const SHORTEST = 30;

/** Keeps who shows photos at a location, and how long they stay. */
export const savePhotoSetting = async (ctx: Ctx, { location, approval, keep_days }: Given) => {
  if (typeof keep_days === 'number' && (keep_days < SHORTEST || keep_days > 3650))
    return declined(message('activities.keepDays', { least: SHORTEST }), { field: 'keep_days', code: 'RANGE' });
  const before = await readPhotoSetting(ctx, { location });
  const days = keep_days === undefined ? before.keep_days : keep_days;
  await upsertRow(ctx, 'photo_setting', { location_id: location }, { approval, keep_days: days });
  ctx.audit({
    entity: Location,
    id: location,
    before: { photos: before },
    after: { photos: { approval, keep_days: days } },
  });
  return done(message('activities.settingSaved'));
};

/** Why the caller may not show photos of these locations; null when it may. */
export const mayApprove = async (ctx: Ctx, locations: readonly number[]): Promise<UserError | null> => {
  if (allows(ctx.who.role, 'manager')) return null;
  const { rows } = await sql`select 1 from photo_setting where approval = 'manager'
    and location_id = any(${[...new Set(locations)]}::int[]) limit 1`.execute(ctx.db);
  return rows.length > 0 ? declined(message('activities.managerApproves'), { field: 'ids', code: 'RULE' }) : null;
};
