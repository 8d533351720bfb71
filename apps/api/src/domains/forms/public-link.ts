import { sql } from 'kysely';
import { isSigned, signed } from '../../files/signature.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { originOf } from '../../kernel/lib/origin-of.ts';
import { storedDocument } from './versions.ts';

/**
 * The key of a public link: the form, and 128 bits that only this installation can make. It is not kept, so nobody can
 * take it out of the database, and `link_number` ends it.
 */
const keyOf = (centre: number, form: number, link: number): string =>
  `${form.toString(36)}-${signed('web-form', centre, form, link)}`;

/** What a public link is looked up with: that of a call, or of a public page, which nobody asks for. */
export interface Asking {
  readonly db: Ctx['db'];
  readonly who: { readonly centre: number };
  readonly now: () => Date;
}

interface Linked {
  readonly id: number;
  readonly link_number: number;
  readonly open: boolean;
}

/** The form a public link opens; null when it is unknown, taken back, over or full. */
export const formOfLink = async (ctx: Asking, key: string): Promise<number | null> => {
  const at = key.indexOf('-');
  const id = Number.parseInt(key.slice(0, at), 36);
  if (at < 1 || !Number.isSafeInteger(id) || id < 1 || id > 2_147_483_647) return null;
  const { centre } = ctx.who;
  const { rows } = await sql<Linked>`select f.id, f.link_number,
      f.is_public and f.active and f.archived_at is null and (f.ends_at is null or f.ends_at > ${ctx.now()}::timestamptz)
        and (f.most_entries is null or f.most_entries > (select count(*) from form_entry e
          where e.form_id = f.id and e.user_id is null and e.status <> 'draft')) as open
    from form f where f.id = ${id}`.execute(ctx.db);
  const [form] = rows;
  return form?.open && isSigned(key.slice(at + 1), 'web-form', centre, id, form.link_number) ? id : null;
};

/** The address of the public link; none for a form that is not public. */
export const shareLink = async (ctx: Ctx, { form_id }: { readonly form_id: Id<'form'> }) => {
  const form = await ctx.db
    .selectFrom('form')
    .select(['link_number', 'is_public'])
    .where('id', '=', form_id)
    .executeTakeFirst();
  if (!form?.is_public) return { url: null };
  const origin = await originOf(ctx.db, ctx.who.centre);
  return { url: `${origin}/web-form/${keyOf(ctx.who.centre, form_id, form.link_number)}/view` };
};

/** The key of the public link of a form; null for one that is not public. Whether it opens is asked with the key. */
export const linkOfForm = async ({ db, who }: Asking, form: number): Promise<string | null> => {
  const { rows } = await sql<{ link_number: number }>`select f.link_number from form f
    where f.id = ${form} and f.is_public and f.active and f.archived_at is null and f.type = 'web'`.execute(db);
  return rows[0] ? keyOf(who.centre, form, rows[0].link_number) : null;
};

interface Public {
  readonly name: string;
  readonly description: string | null;
  readonly instructions: string | null;
  readonly button: string | null;
  readonly confirmation: string | null;
  readonly version: number;
  readonly document: unknown;
}

/** What a public form shows to whoever has its link; null for any other. */
export const publicForm = async (ctx: Asking, { form_id: key }: { readonly form_id: string }) => {
  const id = await formOfLink(ctx, key);
  if (id === null) return null;
  const { rows } =
    await sql<Public>`select f.name, f.description, f.instructions, f.button, f.confirmation, f.version, v.document
    from form f join form_version v on v.form_id = f.id and v.version = f.version
    where f.id = ${id}`.execute(ctx.db);
  const [form] = rows;
  // What a hidden block answers is the centre's own note.
  const { blocks } = storedDocument(form?.document);
  return form ? { ...form, id: key, document: { blocks: blocks.filter(({ type }) => type !== 'hidden') } } : null;
};
