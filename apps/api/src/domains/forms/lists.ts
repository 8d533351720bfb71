import { isEntryStatus } from '@nestling/rules/forms/states.ts';
import { type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { declined, done, message, rows } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { choice, flag, type InputOf, id, json, text } from '../../kernel/call/input.ts';
import { constraint } from '../../kernel/call/refusals.ts';
import { jsonb } from '../../kernel/db/tables.ts';
import { same } from '../../kernel/db/where.ts';
import { containing, eachWord, likeWord } from '../../kernel/read/search.ts';
import { deleteRows, upsertRow } from '../../kernel/write/write-rows.ts';
import { Form, FormEntry, FormFilter, FormSubmission } from '../../model/form/entity.ts';
import { Location } from '../../model/location/entity.ts';
import { Student } from '../../model/student/entity.ts';
import { type getFormSubmissionsInput, status } from './entries.inputs.ts';

const shared = (kinds: readonly string[]) =>
  sql<SqlBool>`exists (select 1 from form_share s where s.form_id = form.id
    and s.kind = any(${[...kinds]}::text[]))`;
const sharing: Readonly<Record<string, () => ReturnType<typeof shared>>> = {
  families: () => shared(['families', 'room', 'student', 'contact']),
  team: () => shared(['team', 'staff']),
  public: () => sql<SqlBool>`form.is_public`,
  nobody: () => sql<SqlBool>`not form.is_public and not exists (select 1 from form_share s where s.form_id = form.id)`,
};
const sharings = ['families', 'team', 'public', 'nobody'] as const;

/** What the list of forms can be narrowed by; the same words stand in a filter that is kept. */
export const formFilters = {
  location: id(Location).optional(),
  search: text(0, 80).optional(),
  status: choice('active', 'inactive', 'archived').optional(),
  share_with: choice(...sharings).optional(),
  type: choice('web', 'printed').optional(),
};
export const archived = { archive: flag().optional() };

/** Forms that fit, those that were changed last first; archived ones only when they are asked for. */
export const listForms = ({
  location,
  search,
  archive,
  status,
  share_with,
  type,
}: InputOf<typeof formFilters & typeof archived>) =>
  rows(Form, {
    order: ['-updated_at'],
    where: (q) => [
      location !== undefined && q('form.location_id', '=', location),
      type !== undefined && sql<SqlBool>`form.type = ${type}`,
      search && containing('form.name', search),
      archive === true || status === 'archived'
        ? sql<SqlBool>`form.archived_at is not null`
        : sql<SqlBool>`form.archived_at is null`,
      status === 'active' && q('form.active', '=', true),
      status === 'inactive' && q('form.active', '=', false),
      share_with !== undefined && sharing[share_with]?.(),
    ],
  });

type Entries = Omit<InputOf<typeof getFormSubmissionsInput>, 'first' | 'page'>;

/** By the name of the child or of who filled it in, or by a word of an answer. */
const mentions = (search: string) =>
  eachWord(
    search,
    (word) => sql`(folded(form_entry.values::text) ${likeWord(word)}
    or exists (select 1 from student st where st.id = form_entry.student_id
      and folded(st.full_name) ${likeWord(word)})
    or exists (select 1 from app_user u where u.id = form_entry.user_id
      and folded(u.full_name) ${likeWord(word)}))`,
  );
const conditions = ({ form_id, location, student_id, status, search, start_date, end_date }: Entries) => [
  form_id !== undefined && sql<SqlBool>`form_entry.form_id = ${form_id}`,
  location !== undefined &&
    sql<SqlBool>`form_entry.form_id in (select f.id from form f where f.location_id = ${location})`,
  student_id !== undefined && sql<SqlBool>`form_entry.student_id = ${student_id}`,
  status !== undefined && sql<SqlBool>`form_entry.status = ${status}`,
  search && mentions(search),
  start_date !== undefined && onOrAfter(start_date, 0),
  end_date !== undefined && sql<SqlBool>`not ${onOrAfter(end_date, 1)}`,
];
/** Days are those of the form's location. */
const onOrAfter = (day: string, plus: number) =>
  sql<SqlBool>`coalesce(form_entry.submitted_at >= ((${day}::date + ${plus}::int)::timestamp at time zone (select z.value from form f
    join location l on l.id = f.location_id join timezone z on z.id = l.timezone_id
    where f.id = form_entry.form_id)), false)`;

/** Entries of one form, the latest first; one's own drafts among them. */
export const listEntries = (wanted: Entries) =>
  rows(FormEntry, {
    order: [() => sql`form_entry.submitted_at desc nulls first`, '-id'],
    where: () => conditions(wanted),
  });

/** What was handed in of all forms, the latest first. */
export const listSubmissions = (wanted: Entries) =>
  rows(FormSubmission, { order: ['-submitted_at', '-id'], where: () => conditions(wanted) });

export const printedFilters = {
  id: id(Form).optional(),
  student: id(Student).optional(),
  location: id(Location).optional(),
  status: status(),
  search: text(0, 80).optional(),
};

/** What was handed in of printed forms, the latest first. */
export const listPrinted = ({ id, student, ...rest }: InputOf<typeof printedFilters>) =>
  rows(FormSubmission, {
    order: ['-submitted_at', '-id'],
    where: () => [
      sql<SqlBool>`form_entry.form_id in (select f.id from form f where f.type = 'printed')`,
      ...conditions({ ...rest, form_id: id, student_id: student }),
    ],
  });

constraint('form_filter_kept', 'filter', 'CHANGED', message('forms.filterKept'));

const known: Readonly<Record<string, (value: unknown) => boolean>> = {
  search: (value) => typeof value === 'string' && value.length <= 80,
  status: (value) => value === 'active' || value === 'inactive' || value === 'archived' || isEntryStatus(value),
  share_with: (value) => typeof value === 'string' && Object.hasOwn(sharing, value),
  archive: (value) => typeof value === 'boolean',
  type: (value) => value === 'web' || value === 'printed',
};

export const applyFormFilterInput = {
  filter: json(z.record(z.string(), z.json()), 2000),
  location: id(Location).optional(),
};
type Filter = InputOf<typeof applyFormFilterInput>;

/** Keeps the caller's filter of the list, for one location or for all. */
export const keepFilter = async (ctx: Ctx, { filter, location }: Filter) => {
  const odd = Object.entries(filter).find(([key, value]) => !Object.hasOwn(known, key) || !known[key]?.(value));
  if (odd) return declined(message('forms.unknownFilter', { field: odd[0] }), { field: 'filter', code: 'UNKNOWN' });
  const whose = { user_id: ctx.who.user, location_id: location ?? null };
  await upsertRow(ctx, 'form_filter', whose, { filter: jsonb(filter) });
  return done(message('forms.filterKept'));
};

/** The filter the caller keeps for a location, or for all. */
export const keptFilter = (location: number | undefined) =>
  rows(FormFilter, {
    where: () => [sql<SqlBool>`form_filter.location_id is not distinct from ${location ?? null}::int`],
  });
export const clearFormFilterInput = { location: id(Location).optional() };

export const dropFilter = async (ctx: Ctx, { location }: InputOf<typeof clearFormFilterInput>) => {
  await deleteRows(ctx, 'form_filter', { user_id: ctx.who.user, location_id: same(location ?? null) });
  return done(message('forms.filterDropped'));
};
