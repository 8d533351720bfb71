import { createHash } from 'node:crypto';
import type { LetterDocument } from '@nestling/rules/letters/blocks.ts';
import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { declined, done, gone, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { colour, id, text } from '../../kernel/call/input.ts';
import { constraint } from '../../kernel/call/refusals.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { idOf } from '../../kernel/read/entity.ts';
import { checkUnchanged } from '../../kernel/write/optimistic-lock.ts';
import { createRow, deleteRows, insertRows, replaceRows, updateRows } from '../../kernel/write/write-rows.ts';
import { Newsletter, NewsletterTag } from '../../model/letter/entity.ts';
import { letterOf } from './document.ts';
import type {
  createNewsletterInput,
  updateNewsletterInput,
  uploadNewsletterTemplateInput,
} from './newsletters.inputs.ts';
import { bodyOf, cleanPage } from './page.ts';
import { refusePictures } from './pictures.ts';

constraint('newsletter_template_name', 'name', 'TAKEN', message('newsletters.nameTaken'));
constraint('newsletter_tag_name', 'name', 'TAKEN', message('newsletters.nameTaken'));

type Values = InputOf<typeof createNewsletterInput>;

const setTags = async (ctx: Ctx, id: number, tags: readonly number[] | undefined): Promise<void> => {
  if (tags) await replaceRows(ctx, 'newsletter_tagged', { newsletter_id: id }, 'tag_id', tags);
};

interface Kind {
  readonly is_temp: boolean;
  readonly uploaded?: boolean;
}

const insert = async (ctx: Ctx, given: Values, kind: Kind) => {
  const { id } = await createRow(ctx, 'newsletter', {
    name: given.name,
    subject: given.subject ?? null,
    is_temp: kind.is_temp,
    uploaded: kind.uploaded ?? false,
    template: JSON.stringify(given.template),
    key: given.key ?? null,
    image: given.image ?? null,
    location_id: given.location ?? null,
    created_by: ctx.who.user,
    created_at: ctx.now(),
    updated_at: ctx.now(),
  });
  await setTags(ctx, id, given.tags);
  ctx.audit({ entity: Newsletter, id, after: { name: given.name, template: kind.is_temp } });
  return idOf(Newsletter, id);
};

/** Adds a newsletter or a template; a newsletter may name the template it comes from, which must be there and fills an empty one. */
export const add = (is_temp: boolean) => async (ctx: Ctx, asked: Values) => {
  const given = !is_temp && asked.key ? await filledBy(ctx, asked, asked.key) : asked;
  if (!given) return declined(message('newsletters.noTemplate'), { field: 'key', code: 'UNKNOWN' });
  const missing = await refusePictures(ctx, given);
  if (missing) return missing;
  const id = await insert(ctx, given, { is_temp });
  return done(message('newsletters.added', { name: given.name }), { newsletter: id });
};

/** What was asked for, from the template `key`: an empty letter takes its blocks, its subject and its picture. Null: there is none. */
const filledBy = async (ctx: Ctx, asked: Values, key: string): Promise<Values | null> => {
  const { rows } = await sql<{ template: unknown; subject: string | null; image: string | null }>`
    select template, subject, image from newsletter where id::text = ${key} and is_temp and deleted_at is null
      and (published or ${allows(ctx.who.role, 'admin')}::boolean)`.execute(ctx.db);
  const [found] = rows;
  if (!found || asked.template.blocks.length > 0) return found ? asked : null;
  return {
    ...asked,
    template: letterOf(found.template),
    subject: asked.subject ?? found.subject ?? undefined,
    image: asked.image ?? found.image ?? undefined,
  };
};

const HEAVY = 90_000;
/** Of a page as it comes; much of it is styles that go. */
const MOST_BODY = 200_000;
/** Makes a template of a page somebody uploads: its body, without anything that runs or is fetched. */
export const upload = async (ctx: Ctx, given: InputOf<typeof uploadNewsletterTemplateInput>) => {
  const body = bodyOf(given.file);
  const html = body.length > MOST_BODY ? '' : cleanPage(body);
  if (html === '' || html.length > HEAVY)
    return declined(message('newsletters.badFile'), { field: 'file', code: 'UNREADABLE' });
  const wrong = await refusePictures(ctx, given);
  if (wrong) return wrong;
  const template: LetterDocument = { blocks: [{ id: 'page', type: 'page', html }] };
  await insert(ctx, { name: given.name, template, image: given.image }, { is_temp: true, uploaded: true });
  return done(message('newsletters.added', { name: given.name }));
};

/** What tells one text of a letter from another in the history, which keeps no texts. */
const printOf = (template: LetterDocument) => ({
  sha256: createHash('sha256').update(JSON.stringify(template)).digest('hex'),
});

/** Saves what is given; letters that have gone keep what they said. */
export const change = async (ctx: Ctx, { id, seen, ...given }: InputOf<typeof updateNewsletterInput>) => {
  const missing = await refusePictures(ctx, given);
  if (missing) return missing;
  const { name, template, image, key, subject } = given;
  const told = { name, subject, template: template && printOf(template) };
  if (seen) {
    await sql`select 1 from newsletter where id = ${id} for update`.execute(ctx.db);
    const conflict = await checkUnchanged(ctx, { entity: Newsletter, id, seen, values: told });
    if (conflict) return conflict;
  }
  const [row] = await updateRows(
    ctx,
    'newsletter',
    { id, deleted_at: null },
    {
      updated_at: ctx.now(),
      ...(name === undefined ? {} : { name }),
      ...(template === undefined ? {} : { template: JSON.stringify(template) }),
      ...(image === undefined ? {} : { image: image || null }),
      ...(key === undefined ? {} : { key: key || null }),
      ...(subject === undefined ? {} : { subject }),
    },
    ['id'],
  );
  if (!row) return gone(message('newsletters.gone'));
  await setTags(ctx, id, given.tags);
  ctx.audit({ entity: Newsletter, id, after: told });
  return done(message('newsletters.saved'), { newsletter: idOf(Newsletter, id) });
};

/** Takes a newsletter or template away; letters that were sent stay in the log. */
export const remove = async (ctx: Ctx, { id }: { readonly id: Id<'newsletter'> }) => {
  await updateRows(ctx, 'newsletter', { id }, { deleted_at: ctx.now() });
  ctx.audit({ entity: Newsletter, id, after: { deleted: true } });
  return done(message('newsletters.removed'));
};

/** Copies one as a new one that is not published. */
export const copy = async (ctx: Ctx, { id, name }: Pick<InputOf<typeof updateNewsletterInput>, 'id' | 'name'>) => {
  const one = await ctx.db.selectFrom('newsletter').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const copied = (name ?? `${one.name} (2)`).slice(0, 120);
  const made = await insert(
    ctx,
    {
      name: copied,
      template: letterOf(one.template),
      image: one.image ?? undefined,
      key: one.key ?? undefined,
      subject: one.subject ?? undefined,
    },
    { is_temp: one.is_temp, uploaded: one.uploaded },
  );
  await updateRows(ctx, 'newsletter', { id: made }, { location_id: one.location_id });
  return done(message('newsletters.copied', { name: copied }), { newsletter: made });
};

/** Lets families read a newsletter, offers a template to managers, or takes that back. */
export const publish = async (ctx: Ctx, id: Id<'newsletter'>, published: boolean, again: boolean) => {
  const found = again ? { id } : { id, published: !published };
  const updated = await updateRows(ctx, 'newsletter', found, { published }, ['id']);
  if (updated.length === 0)
    return declined(message(published ? 'newsletters.isPublished' : 'newsletters.notPublished'), {
      field: 'id',
      code: 'SAME',
    });
  ctx.audit({ entity: Newsletter, id, after: { published } });
  return done(message(published ? 'newsletters.published' : 'newsletters.unpublished'));
};

const hex = (color: string | undefined): string | undefined =>
  color?.length === 4 ? `#${[...color.slice(1)].map((c) => c + c).join('')}`.toLowerCase() : color?.toLowerCase();
export const createNewsletterTagInput = { name: text(1, 60), color: colour().optional() };

export const addTag = async (ctx: Ctx, { name, color }: InputOf<typeof createNewsletterTagInput>) => {
  await insertRows(ctx, 'newsletter_tag', [{ name, color: hex(color) ?? null }]);
  return done(message('newsletters.tagSaved'));
};
export const updateNewsletterTagInput = {
  id: id(NewsletterTag),
  name: text(1, 60).optional(),
  color: colour().optional(),
};

export const changeTag = async (ctx: Ctx, { id, name, color }: InputOf<typeof updateNewsletterTagInput>) => {
  await updateRows(ctx, 'newsletter_tag', { id }, { name, color: hex(color) });
  return done(message('newsletters.tagSaved'));
};
export const removeTag = async (ctx: Ctx, { id }: { readonly id: Id<'newsletter_tag'> }) => {
  await deleteRows(ctx, 'newsletter_tag', { id });
  return done(message('newsletters.tagRemoved'));
};
/** Makes the given list the tags of a newsletter. */
export const tag = async (
  ctx: Ctx,
  { id, tags }: { readonly id: Id<'newsletter'>; readonly tags: readonly Id<'newsletter_tag'>[] },
) => {
  await setTags(ctx, id, tags);
  return done(message('newsletters.tagSaved'));
};
