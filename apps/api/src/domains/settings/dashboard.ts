import type { Role } from '@nestling/rules/roles.ts';
import { isWidget, maySeeWidget } from '@nestling/rules/widgets.ts';
import { z } from 'zod';
import { declined, done } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { choice, id, json, text } from '../../kernel/call/input.ts';
import { message } from '../../kernel/call/message.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { jsonb } from '../../kernel/db/tables.ts';
import { idOf } from '../../kernel/read/entity.ts';
import { upsertRow } from '../../kernel/write/write-rows.ts';
import { Location } from '../../model/location/entity.ts';
import { keep, originOf, readStoredSetting, type StoredSettingKey } from '../../model/setting/stored.ts';
import { User } from '../../model/user/entity.ts';
import { DashboardLayout } from './settings.entities.ts';

const cell = z.int().min(0).max(1000);
const tile = z.strictObject({
  i: z.string().max(60),
  x: cell,
  y: cell,
  w: cell,
  h: cell,
  hidden: z.boolean().optional(),
});

/** The widgets' places on the grid, by breakpoint. */
export const layoutShape = z.partialRecord(z.enum(['xs', 'sm', 'md', 'lg', 'xl']), z.array(tile).max(60));

type Layout = z.output<typeof layoutShape>;

/** True when every widget exists and somebody of the role may see it. */
const fits = (role: Role, layout: Layout): boolean =>
  Object.values(layout).every((tiles) => tiles.every(({ i }) => isWidget(i) && maySeeWidget(role, i)));

const noSuchWidget = () => declined(message('settings.noSuchWidget'), { field: 'layout', code: 'WIDGET' });

export const saveDashboardLayoutInput = { user_id: id(User), layout: json(layoutShape), name: text(1, 60).optional() };
type Input = InputOf<typeof saveDashboardLayoutInput>;

/** Saves a dashboard of the caller under its name, in place of what stood there. */
export const saveDashboard = async (ctx: Ctx, { user_id, layout, name = 'dashboard' }: Input) => {
  const { role } = ctx.who;
  if (!fits(role, layout)) return noSuchWidget();
  const saved = await upsertRow(
    ctx,
    'dashboard_layout',
    { user_id, name },
    { layout: jsonb(layout), updated_at: ctx.now() },
  );
  return done(message('settings.dashboardSaved'), { dashboard: idOf(DashboardLayout, saved.row.id) });
};

/** Whose dashboards begin alike: those who work in rooms, and those who run a location. */
type Arranged = 'teacher' | 'manager';

interface OfRole {
  readonly location: Id<'location'>;
  readonly role: Arranged;
}

const roleDashboard = (role: Arranged): StoredSettingKey<Layout | null> => ({
  key: `dashboard_${role}`,
  shape: layoutShape.nullable(),
  fallback: null,
});

/** What a role begins with at a location; null where nobody has arranged it. */
export const readRoleDashboard = async (ctx: Ctx, { location, role }: OfRole) => {
  const kept = await readStoredSetting(ctx, roleDashboard(role), { location });
  return { layout: kept.value, ...originOf(kept) };
};
export const saveRoleDashboardInput = {
  location: id(Location),
  role: choice('teacher', 'manager'),
  layout: json(layoutShape),
};

/** Arranges what a role begins with; an empty layout brings the product's own back. */
export const saveRoleDashboard = async (
  ctx: Ctx,
  { location, role, layout }: InputOf<typeof saveRoleDashboardInput>,
) => {
  if (!fits(role, layout)) return noSuchWidget();
  await keep(ctx, roleDashboard(role), location, Object.keys(layout).length === 0 ? null : layout);
  return done(message('settings.dashboardSaved'));
};
