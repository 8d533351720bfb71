import type { Ctx } from '../../kernel/call/context.ts';
import { message } from '../../kernel/call/message.ts';
import type { RowOf } from '../../kernel/db/tables.ts';
import type { Entity } from '../../kernel/read/entity.ts';
import type { Scope } from '../../kernel/read/reach.ts';
import { type Records, records } from '../../kernel/write/records.ts';
import { updateRows } from '../../kernel/write/write-rows.ts';
import { LessonPlan, PlanSection, PlanTopic, RoomPlan } from '../../model/plan/entity.ts';
import { ownLessonPlans, ownRoomPlans } from '../../model/plan/reach.ts';

/** What the two kinds of plans differ in; all the rest is the same for both. */
export interface PlanKind {
  readonly kind: 'lesson' | 'room';
  /** As the names of calls say it. */
  readonly name: 'LessonPlan' | 'RoomPlan';
  readonly of: Entity<'plan'>;
  readonly own: Scope<'plan'>;
  readonly plans: Records<'plan'>;
}
export type PlanRow = RowOf<'plan'>;

const stamps = ['created_at', 'created_by', 'updated_at', 'updated_by'] as const;
const kept = (of: Entity<'plan'>) => records(of, { gone: message('plans.gone'), stamps });
export const lessonPlans: PlanKind = {
  ...{ kind: 'lesson', name: 'LessonPlan', of: LessonPlan, own: ownLessonPlans },
  plans: kept(LessonPlan),
};
export const roomPlans: PlanKind = {
  ...{ kind: 'room', name: 'RoomPlan', of: RoomPlan, own: ownRoomPlans },
  plans: kept(RoomPlan),
};

export const sections = records(PlanSection, {
  gone: message('plans.sectionGone'),
  stamps: ['updated_at', 'updated_by'],
});
export const topics = records(PlanTopic, { gone: message('plans.topicGone'), stamps: ['updated_at', 'updated_by'] });

/** Tells those who look at the plans of a location. */
export const publish = (ctx: Ctx, { id, location_id }: Pick<PlanRow, 'id' | 'location_id'>): void =>
  ctx.publish({ kind: 'plan', ids: [id], at: { location: location_id } });

/** What follows a change of a plan, which is locked: when and by whom, and what its readers see of it where they do. */
export const touch = async (ctx: Ctx, plan: PlanRow, isShown = true): Promise<void> => {
  const now = ctx.now();
  await updateRows(
    ctx,
    'plan',
    { id: plan.id },
    {
      updated_at: now,
      updated_by: ctx.who.user || null,
      ...(isShown && plan.status === 'shared' ? { changed_at: now } : {}),
    },
  );
  publish(ctx, plan);
};
