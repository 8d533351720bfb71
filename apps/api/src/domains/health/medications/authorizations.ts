import { allows } from '@nestling/rules/roles.ts';
import { declined, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import type { InputOf } from '../../../kernel/call/input.ts';
import { constraint } from '../../../kernel/call/refusals.ts';
import { daysBetween } from '../../../kernel/lib/local-time.ts';
import { resource } from '../../../kernel/write/resource.ts';
import type { RecordOf } from '../../../kernel/write/resource-rows.ts';
import { keptStrokes } from '../../../model/health/strokes.ts';
import { holds } from '../../../model/permission/holds.ts';
import { addStudentWords } from '../../../model/student/add-words.ts';
import { addStep } from './log.ts';
import { isDocumentOf, wordOf } from './look-up.ts';
import { MedicationAuthorization } from './medications.entities.ts';
import type { approveInput, authorizationForm } from './medications.inputs.ts';
import { ownAuthorizations } from './medications.reach.ts';
import { tellFamily, tellOffice } from './notify.ts';
import { placeOf } from './place.ts';

constraint('medication_authorization_days', 'ends_on', 'END_BEFORE_START', message('medications.endBeforeStart'));
constraint('medication_authorization_as_needed', 'most_a_day', 'MISSING', message('medications.asNeededBounds'));
constraint('medication_event_withdrawn_once', 'id', 'WITHDRAWN', message('medications.withdrawnAlready'));

/** A signature holds for a year at most: then a doctor and a parent look at it anew. */
const LONGEST_DAYS = 366;

const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

export const authorizations = resource(MedicationAuthorization, {
  as: 'authorization',
  rule: 'teacher',
  permission: 'manage_health',
  reach: ownAuthorizations,
  gone: message('medications.gone'),
  stamps: ['created_at', 'created_by'],
  arrows: { requested: ['active', 'declined', 'ended'], active: ['ended'], declined: [], ended: [] },
  wrongState: () => message('medications.otherState'),
});

type Authorization = RecordOf<'medication_authorization'>;

/**
 * What a family signs waits for the office; what those enter who may approve it, from the paper that was signed, stands at
 * once. It is never changed afterwards: another dose is another signature.
 */
export const newAuthorization = async (ctx: Ctx, form: InputOf<typeof authorizationForm>) => {
  const {
    document,
    doctor_signed_on,
    times = [],
    witness = true,
    signed_on,
    instructions,
    doctor,
    doctor_phone,
    strokes,
    ...values
  } = form;
  const { today } = await placeOf(ctx, values.student_id);
  const family = !allows(ctx.who.role, 'teacher');
  if (values.ends_on < today) return declined(message('medications.pastEnd'), { field: 'ends_on', code: 'PAST' });
  if (daysBetween(values.starts_on, values.ends_on) >= LONGEST_DAYS)
    return declined(message('medications.longest'), { field: 'ends_on', code: 'TOO_LONG' });
  if (signed_on !== undefined && signed_on > today)
    return declined(message('medications.signedAhead'), { field: 'signed_on', code: 'FUTURE' });
  if (document !== undefined && !(await isDocumentOf(ctx, document, values.student_id)))
    return declined(message('health.otherCard'), { field: 'document', code: 'OTHER_STUDENT' });
  if (!times.every((time) => CLOCK.test(time)))
    return declined(message('medications.noTime'), { field: 'times', code: 'NO_TIME' });
  const active = !family && (await holds(ctx, 'manage_health'));
  const wrong = await doctorMissing(ctx, values.student_id, { doctor, doctor_signed_on, asks: active });
  if (wrong) return wrong;
  return {
    set: {
      ...values,
      times: [...new Set(times)].toSorted(),
      instructions: instructions || null,
      doctor: doctor || null,
      doctor_phone: doctor_phone || null,
      doctor_signed_on: family ? null : (doctor_signed_on ?? null),
      document_id: document ?? null,
      // A family doesn't take the second pair of eyes away.
      witness: family ? true : witness,
      signed_on: family ? today : (signed_on ?? today),
      signed_by: family ? ctx.who.user : null,
      signer_strokes: keptStrokes(strokes),
      status: active ? 'active' : 'requested',
      ...(active ? { decided_by: ctx.who.user, decided_at: ctx.now() } : {}),
    },
  };
};

/** Follows a new one: the log, the office or the family, and the center's word for the medicine. */
export const afterAdding = async (ctx: Ctx, authorization: Authorization): Promise<void> => {
  const { today } = await placeOf(ctx, authorization.student_id);
  await addStep(ctx, authorization.id, 'requested', { today, note: authorization.signer });
  if (authorization.status === 'active') await begin(ctx, authorization, today);
  else await tellOffice(ctx, authorization.id);
};

/** From now on it is given: it stands among the child's medications, and its family knows. */
const begin = async (ctx: Ctx, { id, student_id, name }: Authorization, today: string): Promise<void> => {
  await addStudentWords(ctx, student_id, 'medications', [name]);
  await authorizations.records.change(ctx, { id }, { medication_id: await wordOf(ctx, name) });
  await addStep(ctx, id, 'approved', { today });
  await tellFamily(ctx, id, 'approved');
};

/**
 * Where the child's location asks for a doctor's signature, nothing is given without: who signed and when is said with the
 * approval, by whoever has the paper in hand. Undefined: nothing is missing.
 */
const doctorMissing = async (
  ctx: Ctx,
  student: number,
  said: {
    readonly doctor: string | null | undefined;
    readonly doctor_signed_on: string | undefined;
    readonly asks: boolean;
  },
) => {
  const { today, doctor_signs } = await placeOf(ctx, student);
  if (said.doctor_signed_on !== undefined && said.doctor_signed_on > today)
    return declined(message('medications.signedAhead'), { field: 'doctor_signed_on', code: 'FUTURE' });
  if (!said.asks || !doctor_signs) return;
  if (!said.doctor) return declined(message('medications.doctorAsked'), { field: 'doctor', code: 'DOCTOR' });
  if (said.doctor_signed_on === undefined)
    return declined(message('medications.doctorAsked'), { field: 'doctor_signed_on', code: 'DOCTOR' });
};

/** Approves what a family has signed. */
export const approve = async (ctx: Ctx, row: Authorization, given: InputOf<typeof approveInput>) => {
  const doctor = given.doctor || row.doctor;
  const { doctor_signed_on } = given;
  const wrong = await doctorMissing(ctx, row.student_id, { doctor, doctor_signed_on, asks: true });
  return (
    wrong ?? {
      set: {
        ...{ decided_by: ctx.who.user, decided_at: ctx.now() },
        ...(doctor_signed_on === undefined ? {} : { doctor, doctor_signed_on }),
      },
    }
  );
};
export const afterApproving = async (ctx: Ctx, authorization: Authorization): Promise<void> => {
  const { today } = await placeOf(ctx, authorization.student_id);
  await begin(ctx, authorization, today);
};

interface Why {
  readonly reason: string;
}

/** Declines what a family has signed. */
export const decline = (ctx: Ctx, _: Authorization, { reason }: Why) => ({
  set: { decided_by: ctx.who.user, decided_at: ctx.now(), why: reason },
});
export const afterDeclining = async (ctx: Ctx, { id, student_id }: Authorization, { reason }: Why): Promise<void> => {
  const { today } = await placeOf(ctx, student_id);
  await addStep(ctx, id, 'declined', { today, note: reason });
  await tellFamily(ctx, id, 'declined');
};

/** Ends it for good: the family takes its word back, or whoever may approve stops it. */
export const end = async (ctx: Ctx, _: Authorization, { reason }: Why) => {
  if (allows(ctx.who.role, 'teacher') && !(await holds(ctx, 'manage_health')))
    return declined(message('medications.officeEnds'), { field: 'id', code: 'PERMISSION' });
  return { set: { ended_by: ctx.who.user, ended_at: ctx.now(), why: reason } };
};
export const afterEnding = async (ctx: Ctx, { id, student_id }: Authorization, { reason }: Why): Promise<void> => {
  const { today } = await placeOf(ctx, student_id);
  await addStep(ctx, id, 'ended', { today, note: reason });
  if (allows(ctx.who.role, 'teacher')) await tellFamily(ctx, id, 'ended');
  else await tellOffice(ctx, id);
};
