import { readAnswers } from '@nestling/rules/forms/answers.ts';
import { isSigned } from '@nestling/rules/forms/blocks.ts';
import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { flag, id, int, text } from '../../kernel/call/input.ts';
import type { UserError } from '../../kernel/call/refusals.ts';
import { FormEntry } from '../../model/form/entity.ts';
import { ownForms } from '../../model/form/reach.ts';
import { Location } from '../../model/location/entity.ts';
import { Student } from '../../model/student/entity.ts';
import { User } from '../../model/user/entity.ts';
import { values } from './entries.inputs.ts';
import { writeEvent } from './events.ts';
import { notifyNewEntry } from './notify.ts';
import {
  documentOf,
  draftOf,
  handedInBefore,
  isFor,
  isGuardianOf,
  keepEntry,
  openForm,
  publishEntry,
  unanswered,
  wrongStudent,
} from './open-form.ts';
import { formOfLink } from './public-link.ts';
import { signEntry } from './sign.ts';

/** For so long an earlier version is taken of whoever was still filling it in. */
const GRACE_MS = 24 * 60 * 60_000;

const outOfReach = (): UserError => declined(message('forms.notShared'), { field: 'form_id', code: 'OUT_OF_REACH' });

export const submitWebFormEntryInput = {
  form_id: text(1, 60),
  values: values(),
  student: id(Student).optional(),
  user: id(User).optional(),
  location: id(Location).optional(),
  version: int(1).optional(),

  /** Whether whoever signs has agreed to sign on the screen. */
  consent: flag().optional(),

  /** Staff enter what this person has filled in on paper. */
  on_paper_for: id(User).optional(),
};
type Asked = Omit<InputOf<typeof submitWebFormEntryInput>, 'user'>;

/** Which form is meant: by its number for whoever is signed in and may fill it in, by the key of a public link for anybody. */
const formMeant = async (ctx: Ctx, key: string): Promise<{ id: number; byLink: boolean } | null> => {
  if (!/^[1-9]\d{0,9}$/.test(key)) {
    const linked = await formOfLink(ctx, key);
    return linked === null ? null : { id: linked, byLink: true };
  }
  const { rows } = await sql<{ id: number }>`select f.id from form f
    where f.id::bigint = ${key}::bigint and ${ownForms.filter(ctx.who, { name: 'f' })}`.execute(ctx.db);
  return rows[0] ? { id: rows[0].id, byLink: false } : null;
};

/** Whether the caller is staff, and the person whose paper it is a guardian of the child it is for. */
const mayEnterFor = async (ctx: Ctx, person: number, student: number | null): Promise<boolean> =>
  allows(ctx.who.role, 'teacher') && (student === null || (await isGuardianOf(ctx, person, student)));

/**
 * Hands a form in: judged by the version it was written on (that of the draft, or the one sent along while it is not a day
 * old), kept as a new entry or in place of the draft, always as the caller's. Nothing is stored while an answer is missing.
 */
export const submitEntry = async (ctx: Ctx, asked: Asked) => {
  const meant = await formMeant(ctx, asked.form_id);
  if (!meant) return outOfReach();
  const form = await openForm(ctx, meant.id);
  // The limit of the link may have been reached while this one waited for its turn.
  if (meant.byLink && (await formOfLink(ctx, asked.form_id)) === null) return outOfReach();
  if (asked.location !== undefined && asked.location !== form.location_id)
    return declined(message('forms.elsewhere'), { field: 'location', code: 'OUT_OF_REACH' });
  const signedIn = ctx.who.user > 0;
  const user = meant.byLink ? null : ctx.who.user;
  const student = meant.byLink ? null : (asked.student ?? null);
  const onPaperFor = meant.byLink ? null : (asked.on_paper_for ?? null);
  if (!meant.byLink && !(await isFor(ctx, form, student))) return wrongStudent();
  if (onPaperFor !== null && !(await mayEnterFor(ctx, onPaperFor, student)))
    return declined(message('forms.notTheirPaper'), { field: 'on_paper_for', code: 'OUT_OF_REACH' });
  const giver = onPaperFor ?? user;
  if (giver !== null && form.one_per_person && (await handedInBefore(ctx, form.id, giver, student)))
    return declined(message('forms.already'), { field: 'form_id', code: 'ALREADY' });
  // What somebody has begun on a screen stays theirs, whatever staff enter from paper.
  const draft = user === null || !signedIn || onPaperFor !== null ? null : await draftOf(ctx, form.id, user, student);
  const version = asked.version ?? draft?.version ?? form.version;
  const late = form.replaced_at !== null && ctx.now().getTime() - form.replaced_at.getTime() > GRACE_MS;
  const document = await documentOf(ctx, form.id, version);
  if (!document || (version !== form.version && version !== draft?.version && late))
    return declined(message('forms.newVersion'), { field: 'version', code: 'CHANGED' });
  const { answers, problems } = readAnswers(document, asked.values);
  if (problems.length > 0) return unanswered(problems);
  if (onPaperFor !== null && document.blocks.some((block) => isSigned(block) && answers[block.id] !== undefined))
    return declined(message('forms.signsOneself'), { field: 'consent', code: 'NOT_YOURS' });
  const id = await keepEntry(ctx, {
    form: form.id,
    version,
    student,
    user,
    onPaperFor,
    values: answers,
    status: 'submitted',
    draft,
  });
  await writeEvent(ctx, id, 'submit');
  await signEntry(ctx, { entry: id, form: form.id, version, document, answers, consent: asked.consent, user });
  await notifyNewEntry(ctx, form, id);
  ctx.audit({ entity: FormEntry, id, after: { form: form.id, status: 'submitted', on_paper_for: onPaperFor } });
  publishEntry(ctx, id, form.location_id, student);
  // A guest is told nothing it could ask about later.
  return done(message('forms.submitted', { name: form.name }), {
    entry_id: signedIn ? id : null,
    confirmation: form.confirmation,
  });
};
