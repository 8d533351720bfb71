import { isWidget, maySeeWidget } from '@nestling/rules/widgets.ts';
import { z } from 'zod';
import { declined, done } from '../../kernel/call.ts';
import type { Ctx } from '../../kernel/context.ts';
import { idOf } from '../../kernel/entity.ts';
import { say } from '../../kernel/say.ts';
import { jsonb } from '../../kernel/tables.ts';
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

interface Input {
  readonly user_id: number;
  readonly layout: z.output<typeof layoutShape>;
  readonly name?: string | undefined;
}

/** Saves a dashboard of the caller under its name, in place of what stood there. */
export const saveDashboard = async (ctx: Ctx, { user_id, layout, name = 'dashboard' }: Input) => {
  const { centre, role } = ctx.who;
  const chosen = Object.values(layout).flatMap((tiles) => tiles.map(({ i }) => i));
  if (chosen.some((widget) => !isWidget(widget) || !maySeeWidget(role, widget)))
    return declined(say('settings.noSuchWidget'), { field: 'layout', code: 'WIDGET' });
  const saved = await ctx.db
    .insertInto('dashboard_layout')
    .values({ centre_id: centre, user_id, name, layout: jsonb(layout), updated_at: ctx.now() })
    .onConflict((on) =>
      on.constraint('dashboard_layout_name').doUpdateSet({ layout: jsonb(layout), updated_at: ctx.now() }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return done(say('settings.dashboardSaved'), { dashboard: idOf(DashboardLayout, saved.id) });
};
