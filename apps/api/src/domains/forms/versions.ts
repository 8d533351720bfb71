import { randomBytes } from 'node:crypto';
import { type Block, type FormDocument, hasOptions, isQuestion } from '@nestling/rules/forms/blocks.ts';
import { type DocumentProblem, readDocument } from '@nestling/rules/forms/document.ts';
import { sql } from 'kysely';
import { declined, gone, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { UserError } from '../../kernel/call/refusals.ts';
import { updateRows } from '../../kernel/write/write-rows.ts';
import { Form } from '../../model/form/entity.ts';

/** An id nobody else has, for a block or an option. */
export const newId = (): string => `q${randomBytes(8).toString('hex')}`;

/** A form as it stands, held until the transaction ends. */
export interface Held {
  readonly id: number;
  readonly name: string;
  readonly location_id: number;
  readonly version: number;
  readonly archived: boolean;
  readonly type: 'web' | 'printed';
  /** How many pages a printed form has; 0 for a web form. */
  readonly pages: number;
  readonly document: FormDocument;
}

/** Holds a form: whoever changes its blocks waits for the one before. */
export const lockForm = async (ctx: Ctx, id: number): Promise<Held> => {
  const lock = sql`select 1 from form where id = ${id} for no key update`;
  const [, rows] = await ctx.lockAndRead<unknown, Omit<Held, 'document'> & { document: unknown }>(
    lock,
    sql`select f.id, f.name, f.location_id, f.version, f.archived_at is not null as archived, v.document, f.type,
        coalesce((select jsonb_array_length(p.pages) from form_paper p where p.id = f.paper_id), 0) as pages
      from form f
      join form_version v on v.form_id = f.id and v.version = f.version
      where f.id = ${id}`,
  );
  const [form] = rows;
  if (!form) throw gone(message('forms.gone'));
  return { ...form, document: storedDocument(form.document) };
};

/** A document that was read when it was written. */
export const storedDocument = (kept: unknown): FormDocument => {
  const got = readDocument(kept);
  if ('problems' in got) throw new TypeError(`A stored form is broken: ${JSON.stringify(got.problems)}`);
  return got.document;
};

/** Says what is wrong with a document, at its blocks. */
export const brokenDocument = (problems: readonly DocumentProblem[]): UserError =>
  declined(
    message('forms.broken'),
    ...problems.map(({ block, fault }) => ({
      field: block ? `document.${block}` : 'document',
      code: fault,
      message: message('forms.fault', { fault }),
    })),
  );

/** Writes the first version of a form. */
export const firstVersion = async (ctx: Ctx, form: number, document: FormDocument): Promise<void> => {
  await insertVersion(ctx, form, 1, document);
};

/** Writes a further version; entries of earlier ones keep theirs. Answers its number. */
export const nextVersion = async (ctx: Ctx, form: Held, document: FormDocument): Promise<number> => {
  const version = form.version + 1;
  await insertVersion(ctx, form.id, version, document);
  await updateRows(ctx, 'form', { id: form.id }, { version, updated_at: ctx.now() });
  ctx.audit({
    entity: Form,
    id: form.id,
    before: { version: form.version, blocks: form.document.blocks.length },
    after: { version, blocks: document.blocks.length },
  });
  return version;
};

const fieldRow = (block: Block, position: number) => ({
  block: block.id,
  name: block.label,
  type: block.type,
  required: block.required === true,
  options: hasOptions(block) ? (block.options ?? []) : [],
  position,
});

const insertVersion = async (ctx: Ctx, form: number, version: number, document: FormDocument): Promise<void> => {
  const { user } = ctx.who;
  const now = ctx.now();
  await sql`insert into form_version (form_id, version, document, created_by, created_at, paper_id)
    select ${form}::int, ${version}::int, ${JSON.stringify(document)}::jsonb, ${user}::int, ${now}::timestamptz, paper_id
    from form where id = ${form}`.execute(ctx.db);
  const questions = document.blocks.flatMap((block, at) => (isQuestion(block) ? [fieldRow(block, at)] : []));
  const fields = JSON.stringify(questions);
  await sql`with given as materialized (
      select * from json_to_recordset(${fields}::json)
        as g(block text, name text, type text, required boolean, options jsonb, position integer)
    ), removed as (
      update form_field set removed_at = ${now}::timestamptz
      where form_id = ${form} and removed_at is null and block not in (select block from given)
    )
    insert into form_field (form_id, block, name, type, required, options, position)
    select ${form}::int, g.block, g.name, g.type, g.required, g.options, g.position from given g
    on conflict on constraint form_field_block do update set name = excluded.name, type = excluded.type,
      required = excluded.required, options = excluded.options, position = excluded.position, removed_at = null`.execute(
    ctx.db,
  );
};
