import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { declined, done, gone, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { constraint, type UserError } from '../../kernel/call/refusals.ts';
import { resource } from '../../kernel/write/resource.ts';
import type { RecordOf } from '../../kernel/write/resource-rows.ts';
import { refusePictures } from '../../model/activity/refuse-pictures.ts';
import { InjuryReport } from '../../model/health/entity.ts';
import { ownInjuryReports, staffInjuryReports } from '../../model/health/reach.ts';
import { keptStrokes } from '../../model/health/strokes.ts';
import { usePicture } from '../../model/picture/use-picture.ts';
import type { newReportInput, nextReportInput, signInput } from './injuries.inputs.ts';
import { tellOfReport } from './notify.ts';

constraint('injury_report_replaced_once', 'id', 'STATE', message('injuries.otherState'));

export const injuryReports = resource(InjuryReport, {
  as: 'report',
  rule: 'teacher',
  permission: null,
  because: 'whoever is with the child writes down what happened',
  reach: staffInjuryReports,
  gone: message('injuries.gone'),
  stamps: ['created_at', 'created_by'],
  arrows: { current: ['replaced'], replaced: [] },
  wrongState: () => message('injuries.otherState'),
});

/** The same reports, in reach of their families too. */
export const ownReports = resource(InjuryReport, {
  as: 'report',
  rule: 'user',
  permission: null,
  because: 'a family signs for its own child; staff write down what was signed on paper, and how',
  reach: ownInjuryReports,
  gone: message('injuries.gone'),
  wrongState: () => message('injuries.otherState'),
});

type Report = RecordOf<'injury_report'>;
type Content = Omit<InputOf<typeof newReportInput>, 'student_id'>;

/** Where the child is cared for, and how late it is there. */
const whereOf = async (ctx: Ctx, student: number) => {
  const { rows } = await sql<{ location: number; room: number | null; now: string }>`select st.location_id as location,
      st.room_id as room, to_char(${ctx.now()}::timestamptz at time zone z.value, 'YYYY-MM-DD HH24:MI') as now
    from student st join location l on l.id = st.location_id join timezone z on z.id = l.timezone_id
    where st.id = ${student} and st.archived_at is null`.execute(ctx.db);
  const [row] = rows;
  if (!row) throw gone(message('injuries.childGone'), 'student_id');
  return row;
};

/** What a child is called by, in lower case: each word that may stand in a sentence. */
const namesOf = async (ctx: Ctx, student: number): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ fname: string; nick_name: string | null }>`select fname, nick_name from student
    where id = ${student}`.execute(ctx.db);
  return new Set(rows.flatMap(({ fname, nick_name }) => wordsIn(`${fname} ${nick_name ?? ''}`)));
};
const wordsIn = (said: string): string[] => said.toLowerCase().match(/[\p{L}\p{M}'’-]+/gu) ?? [];

/** The fields a family reads that name the other child; null where none does. */
const naming = async (ctx: Ctx, student: number, form: Content): Promise<'what' | 'place' | 'first_aid' | null> => {
  if (!form.other_student) return null;
  const [other, own] = [await namesOf(ctx, form.other_student), await namesOf(ctx, student)];
  const fields = ['what', 'place', 'first_aid'] as const;
  return fields.find((field) => wordsIn(form[field]).some((word) => other.has(word) && !own.has(word))) ?? null;
};

/** What stands against a version, at its field; null where nothing does. */
const fault = async (ctx: Ctx, student: number, form: Content, now: string): Promise<UserError | null> => {
  const { date, time, parts, told, told_how, told_at, other_student, photo } = form;
  if (parts.length === 0) return declined(message('injuries.noParts'), { field: 'parts', code: 'MISSING' });
  if (`${date} ${time}` > now) return declined(message('injuries.future'), { field: 'time', code: 'FUTURE' });
  if (told && !told_how) return declined(message('injuries.toldHow'), { field: 'told_how', code: 'MISSING' });
  if (told && !told_at) return declined(message('injuries.toldWhen'), { field: 'told_at', code: 'MISSING' });
  if (!told && (told_how || told_at)) return declined(message('injuries.toldWhom'), { field: 'told', code: 'MISSING' });
  if (other_student === student) return declined(message('injuries.self'), { field: 'other_student', code: 'SELF' });
  const field = await naming(ctx, student, form);
  if (field) return declined(message('injuries.namesOther'), { field, code: 'NAMES_CHILD' });
  if (!photo) return null;
  return (await usePicture(ctx, photo, 'photo')) ?? (await refusePictures(ctx, [student], 'photo'));
};

/** The columns of a version; what is empty is nothing. */
const columnsOf = (form: Content) => ({
  date: form.date,
  time: form.time,
  place: form.place,
  kind: form.kind,
  severity: form.severity,
  what: form.what,
  parts: [...new Set(form.parts)],
  treatments: [...new Set(form.treatments)],
  first_aid: form.first_aid,
  aider: form.aider,
  witnesses: form.witnesses || null,
  told: form.told || null,
  told_how: form.told_how ?? null,
  told_at: form.told_at ?? null,
  other_student_id: form.other_student ?? null,
  staff_note: form.staff_note || null,
});

/** The first version of a report. */
export const newReport = async (ctx: Ctx, { student_id, ...form }: InputOf<typeof newReportInput>) => {
  const { location, room, now } = await whereOf(ctx, student_id);
  const wrong = await fault(ctx, student_id, form, now);
  return (
    wrong ?? {
      set: { student_id, location_id: location, room_id: room, ...columnsOf(form), photo: form.photo || null },
    }
  );
};
export const afterWriting = (ctx: Ctx, { id }: Report): Promise<void> => tellOfReport(ctx, id, 'written');

/**
 * Takes the place of a version, with the reason: what it said stays readable with who had signed it, and the new one is
 * reviewed and signed anew. Whoever wrote it may correct it until a manager has reviewed it. Its picture goes on with the new one, or goes: that
 * of another child must not stay.
 */
export const correctReport = async (ctx: Ctx, { id, reason, ...form }: InputOf<typeof nextReportInput>) => {
  const before = await injuryReports.records.lock(ctx, id);
  if (before.status !== 'current') return declined(message('injuries.otherState'), { field: 'id', code: 'STATE' });
  const own = before.created_by === ctx.who.user && before.reviewed_at === null;
  if (!own && !allows(ctx.who.role, 'manager'))
    return declined(message('injuries.managersCorrect'), { field: 'id', code: 'PERMISSION' });
  const wrong = await fault(ctx, before.student_id, form, await clockAt(ctx, before.location_id));
  if (wrong) return wrong;
  await injuryReports.records.change(ctx, { id }, { status: 'replaced', photo: null });
  const next = await injuryReports.records.add(ctx, {
    student_id: before.student_id,
    location_id: before.location_id,
    room_id: before.room_id,
    ...columnsOf(form),
    photo: form.photo === undefined ? before.photo : form.photo || null,
    version: before.version + 1,
    first_id: before.first_id ?? before.id,
    replaces_id: before.id,
    reason,
    created_at: ctx.now(),
    created_by: ctx.who.user,
  });
  await tellOfReport(ctx, next, 'changed');
  return done(message('injuries.corrected'), { report: next });
};
const clockAt = async (ctx: Ctx, location: number): Promise<string> => {
  const { rows } = await sql<{ now: string }>`select to_char(${ctx.now()}::timestamptz at time zone z.value,
      'YYYY-MM-DD HH24:MI') as now
    from location l join timezone z on z.id = l.timezone_id where l.id = ${location}`.execute(ctx.db);
  return rows[0]?.now ?? '';
};

/** A manager has read a version and stands by it. */
export const review = (ctx: Ctx, { reviewed_at }: Report) =>
  reviewed_at === null
    ? { set: { reviewed_by: ctx.who.user, reviewed_at: ctx.now() } }
    : declined(message('injuries.reviewedAlready'), { field: 'id', code: 'STATE' });

/**
 * A guardian has read a version; of what was signed on paper, or with a finger on the screen of staff, staff write down who and
 * how.
 */
export const sign = (ctx: Ctx, { signed_at }: Report, { signer, how, strokes }: InputOf<typeof signInput>) => {
  if (signed_at !== null) return declined(message('injuries.signedAlready'), { field: 'id', code: 'STATE' });
  const team = allows(ctx.who.role, 'teacher');
  if (team && !how) return declined(message('injuries.sayHow'), { field: 'how', code: 'MISSING' });
  return {
    set: {
      ...{ signed_by: ctx.who.user, signed_name: signer, signed_how: team ? how || null : null, signed_at: ctx.now() },
      signed_strokes: keptStrokes(strokes),
    },
  };
};
