import { sql } from 'kysely';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { originOf } from '../../kernel/lib/origin-of.ts';
import { Form } from '../../model/form/entity.ts';
import { staffForms } from '../../model/form/reach.ts';
import { formOfLink } from './public-link.ts';
import { firstVersion, lockForm, nextVersion, storedDocument } from './versions.ts';

/** The number or the public key in an address of a form of this centre, whole or without its host; null for any other. */
const keyIn = (url: string, origin: string): string | null => {
  const given = URL.parse(url, origin);
  if (!given || given.origin !== new URL(origin).origin) return null;
  const [, , key] = /^\/(web-form|form-view|form-details)\/([\w-]{1,60})(?:\/|$)/.exec(given.pathname) ?? [];
  return key ?? null;
};

const formAt = async (ctx: Ctx, url: string): Promise<number | null> => {
  const key = keyIn(url.trim(), await originOf(ctx.db, ctx.who.centre));
  if (key === null) return null;
  if (!/^[1-9]\d{0,8}$/.test(key)) return formOfLink(ctx, key);
  const { rows } = await sql<{ id: number }>`select f.id from form f
    where f.id = ${Number(key)} and ${staffForms.filter(ctx.who, { name: 'f' })}`.execute(ctx.db);
  return rows[0]?.id ?? null;
};

/** Adds a form that takes its blocks from the one at an address; its questions keep their ids, so that it can be refreshed. */
export const addFromAddress = async (
  ctx: Ctx,
  { url, location, name }: { url: string; location: Id<'location'>; name: string },
) => {
  const source = await formAt(ctx, url);
  if (source === null) return declined(message('forms.noAddress'), { field: 'url', code: 'UNKNOWN' });
  const { user } = ctx.who;
  const { document } = await lockForm(ctx, source);
  const { rows } = await sql<{
    id: number;
  }>`insert into form (location_id, source_id, name, description, instructions,
      button, confirmation, created_by, created_at, updated_at)
    select ${location}, id, ${name}, description, instructions, button, confirmation, ${user},
      ${ctx.now()}::timestamptz, ${ctx.now()}::timestamptz
    from form where id = ${source} returning id`.execute(ctx.db);
  const id = rows[0]?.id ?? 0;
  await firstVersion(ctx, id, document);
  ctx.audit({ entity: Form, id, after: { name, location_id: location, source_id: source } });
  return done(message('forms.added', { name }));
};

/** Takes the blocks of its source again as the next version; without a source, or an archived one, everything stays. */
export const refreshForm = async (ctx: Ctx, { form_id }: { readonly form_id: Id<'form'> }) => {
  const form = await lockForm(ctx, form_id);
  const { rows } = await sql<{ document: unknown }>`select v.document from form f
    join form s on s.id = f.source_id and s.archived_at is null
    join form_version v on v.form_id = s.id and v.version = s.version
    where f.id = ${form_id}`.execute(ctx.db);
  const [source] = rows;
  if (!source) return declined(message('forms.noSource'), { field: 'form_id', code: 'NO_SOURCE' });
  const document = storedDocument(source.document);
  if (JSON.stringify(document) === JSON.stringify(form.document))
    return done(message('forms.upToDate', { name: form.name }));
  await nextVersion(ctx, form, document);
  return done(message('forms.refreshed', { name: form.name }));
};
