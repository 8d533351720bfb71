import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { declined, done, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import type { InputOf } from '../../../kernel/call/input.ts';
import { constraint, type UserError } from '../../../kernel/call/refusals.ts';
import { daysBetween } from '../../../kernel/lib/local-time.ts';
import { resource } from '../../../kernel/write/resource.ts';
import type { RecordOf } from '../../../kernel/write/resource-rows.ts';
import { CarePlan } from '../../../model/health/entity.ts';
import { ownCarePlans, staffCarePlans } from '../../../model/health/reach.ts';
import { holds } from '../../../model/permission/holds.ts';
import { isDocumentOf } from '../medications/look-up.ts';
import { placeOf } from '../medications/place.ts';
import type { answerInput, newCarePlanInput, nextCarePlanInput } from './care-plans.inputs.ts';
import { tellFamily, tellOffice } from './notify.ts';

constraint('care_plan_days', 'ends_on', 'END_BEFORE_START', message('carePlans.endBeforeStart'));
constraint('care_plan_replaced_once', 'id', 'STATE', message('carePlans.otherState'));

/** A plan is looked at by a doctor and the family once a year. */
const LONGEST_DAYS = 366;

export const carePlans = resource(CarePlan, {
  as: 'plan',
  rule: 'teacher',
  permission: 'manage_health',
  reach: staffCarePlans,
  gone: message('carePlans.gone'),
  stamps: ['created_at', 'created_by'],
  arrows: { active: ['replaced', 'ended'], replaced: [], ended: [] },
  wrongState: () => message('carePlans.otherState'),
});

/** The same plans, in reach of their families too. */
export const ownPlans = resource(CarePlan, {
  as: 'plan',
  rule: 'teacher',
  permission: 'manage_health',
  reach: ownCarePlans,
  gone: message('carePlans.gone'),
  wrongState: () => message('carePlans.otherState'),
});

type Plan = RecordOf<'care_plan'>;
type Content = Omit<InputOf<typeof newCarePlanInput>, 'student_id'>;

const isAuthorizationOf = async (ctx: Ctx, authorization: number, student: number): Promise<boolean> => {
  const { rows } = await sql`select 1 from medication_authorization a
    where a.id = ${authorization} and a.student_id = ${student}`.execute(ctx.db);
  return rows.length > 0;
};

/** What stands against a version, at its field; null where nothing does. */
const fault = async (ctx: Ctx, student: number, form: Content, steps: readonly string[]): Promise<UserError | null> => {
  const { today } = await placeOf(ctx, student);
  const { starts_on, ends_on, document, authorization } = form;
  if (steps.length === 0) return declined(message('carePlans.noSteps'), { field: 'steps', code: 'MISSING' });
  if (ends_on < today) return declined(message('medications.pastEnd'), { field: 'ends_on', code: 'PAST' });
  if (daysBetween(starts_on, ends_on) >= LONGEST_DAYS)
    return declined(message('carePlans.longest'), { field: 'ends_on', code: 'TOO_LONG' });
  if (document && !(await isDocumentOf(ctx, document, student)))
    return declined(message('health.otherCard'), { field: 'document', code: 'OTHER_STUDENT' });
  if (authorization && !(await isAuthorizationOf(ctx, authorization, student)))
    return declined(message('carePlans.otherMedicine'), { field: 'authorization', code: 'OTHER_STUDENT' });
  return null;
};

/** The columns of a version; what is empty is nothing. */
const columnsOf = (form: Content, steps: readonly string[]) => ({
  kind: form.kind,
  name: form.name,
  severity: form.severity,
  triggers: form.triggers || null,
  signs: form.signs || null,
  steps: [...steps],
  medicine: form.medicine || null,
  medicine_at: form.medicine_at || null,
  authorization_id: form.authorization ?? null,
  doctor: form.doctor || null,
  doctor_phone: form.doctor_phone || null,
  document_id: form.document ?? null,
  starts_on: form.starts_on,
  ends_on: form.ends_on,
});
const saidSteps = (steps: readonly string[]): string[] => steps.filter((step) => step !== '');

/** A child's first version of a plan. */
export const newPlan = async (ctx: Ctx, { student_id, ...form }: InputOf<typeof newCarePlanInput>) => {
  const steps = saidSteps(form.steps);
  return (await fault(ctx, student_id, form, steps)) ?? { set: { student_id, ...columnsOf(form, steps) } };
};
export const afterAdding = (ctx: Ctx, { id }: Plan): Promise<void> => tellFamily(ctx, id, 'added');

/**
 * Takes the place of a version: what it said stays readable, and the new one is the plan from now on. Whoever saves what
 * another person has replaced meanwhile is declined, so that nothing is lost between two forms.
 */
export const replacePlan = async (ctx: Ctx, { id, ...form }: InputOf<typeof nextCarePlanInput>) => {
  const before = await carePlans.records.lock(ctx, id);
  if (before.status !== 'active') return declined(message('carePlans.otherState'), { field: 'id', code: 'STATE' });
  const steps = saidSteps(form.steps);
  const wrong = await fault(ctx, before.student_id, form, steps);
  if (wrong) return wrong;
  await carePlans.records.change(ctx, { id }, { status: 'replaced' });
  const next = await carePlans.records.add(ctx, {
    student_id: before.student_id,
    ...columnsOf(form, steps),
    version: before.version + 1,
    first_id: before.first_id ?? before.id,
    replaces_id: before.id,
    created_at: ctx.now(),
    created_by: ctx.who.user,
  });
  await tellFamily(ctx, next, 'changed');
  return done(message('carePlans.changed', { name: form.name }), { plan: next });
};

/** Ends a plan for good, with the reason the family reads. */
export const endPlan = (ctx: Ctx, _: Plan, { reason }: { readonly reason: string }) => ({
  set: { ended_by: ctx.who.user, ended_at: ctx.now(), why: reason },
});
export const afterEnding = (ctx: Ctx, { id }: Plan): Promise<void> => tellFamily(ctx, id, 'ended');

/** Asks the family to look at what stands; what it has answered of this version before is asked anew. */
export const askFamily = (ctx: Ctx) => ({
  set: {
    asked_by: ctx.who.user,
    asked_at: ctx.now(),
    answered_by: null,
    answered_at: null,
    agreed: null,
    remark: null,
  },
});
export const afterAsking = (ctx: Ctx, { id }: Plan): Promise<void> => tellFamily(ctx, id, 'asked');

/**
 * What a guardian says of the version it has read: right, or what is not. Staff write down what a family has told them, by
 * phone or on paper, and say how.
 */
export const answerPlan = async (ctx: Ctx, _: Plan, { right, remark }: InputOf<typeof answerInput>) => {
  const team = allows(ctx.who.role, 'teacher');
  if (team && !(await holds(ctx, 'manage_health')))
    return declined(message('carePlans.familyAnswers'), { field: 'id', code: 'PERMISSION' });
  if (!remark && (team || !right))
    return declined(message(right ? 'carePlans.sayHow' : 'carePlans.sayWhat'), { field: 'remark', code: 'MISSING' });
  return {
    set: { answered_by: ctx.who.user, answered_at: ctx.now(), agreed: right, remark: remark || null },
  };
};
export const afterAnswering = async (ctx: Ctx, { id, agreed }: Plan): Promise<void> => {
  if (!allows(ctx.who.role, 'teacher')) await tellOffice(ctx, id, agreed ? 'right' : 'wrong');
};
