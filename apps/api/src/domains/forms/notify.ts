import type { EntryAct } from '@nestling/rules/forms/states.ts';
import { sql } from 'kysely';
import { message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { textsIn } from '../../kernel/call/languages.ts';
import { originOf } from '../../kernel/lib/origin-of.ts';
import { insertRows } from '../../kernel/write/write-rows.ts';
import { isKnown } from '../../model/form/reach.ts';
import { post } from '../../outbox/post.ts';
import { notifyMany, notifyPerson } from '../notifications/notifications.door.ts';

/** Tells whoever is to fill a form in, each once: sharing it again says nothing anew. */
export const notifyShared = (ctx: Ctx, form: { readonly id: number; readonly name: string }): Promise<void> => {
  const facts = JSON.stringify({ act: 'shared', name: form.name });
  return notifyMany(
    ctx,
    sql`select 'forms'::text as kind, 'form:' || f.id as key, f.id as about, ${facts}::jsonb as facts,
      u.id as person, null::int as location, null::int as least
    from form f
    join form_share s on s.form_id = f.id
    join app_user u on u.status = 'active' and not u.pending and u.deleted_at is null
    left join lateral (select st.id from standing_guardian gl join student st on st.id = gl.student_id
      where gl.user_id = u.id and st.archived_at is null
        and ((s.kind = 'families' and st.location_id = f.location_id) or st.room_id = s.room_id or st.id = s.student_id)
      limit 1) child on true
    where f.id = ${form.id} and f.active and f.archived_at is null
      and (child.id is not null or (s.user_id = u.id and (s.kind = 'staff' or (s.kind = 'contact' and ${isKnown(sql`u.id`)}))))
      and u.id <> ${ctx.who.user}
    group by f.id, u.id`,
  );
};

/** Tells who handed an entry in what the office decided; not of what they did themselves. */
export const notifyDecision = async (
  ctx: Ctx,
  entry: { readonly id: number; readonly user_id: number | null; readonly name: string },
  act: EntryAct,
): Promise<void> => {
  if (entry.user_id === null || entry.user_id === ctx.who.user) return;
  await notifyPerson(ctx, { user: entry.user_id, kind: 'forms', about: entry.id, facts: { act, name: entry.name } });
};

interface Told {
  readonly active: boolean;
  readonly emails: readonly string[];
  readonly subject: string | null;
  readonly msg: string | null;
  readonly centre: string;
}
interface Reader {
  readonly id: number;
  readonly full_name: string;
}

/** Tells of a new entry whom the form's settings name, by mail and in the portal, and writes down whom. */
export const notifyNewEntry = async (
  ctx: Ctx,
  form: { readonly id: number; readonly name: string },
  entry: number,
): Promise<void> => {
  const { centre } = ctx.who;
  const { rows } = await sql<Told>`select s.active, s.emails, s.subject, s.msg, c.name as centre
    from form_notification_setting s join centre c on c.id = s.centre_id
    where s.form_id = ${form.id}`.execute(ctx.db);
  const [setting] = rows;
  if (!setting?.active) return;
  const texts = textsIn(ctx.request);
  const subject = setting.subject || message('forms.newEntry', { name: form.name }).in(texts);
  const origin = await originOf(ctx.db, centre);
  for (const to of setting.emails) {
    await post(ctx.db, centre, ctx.now(), {
      channel: 'mail',
      kind: 'form_entry',
      to,
      user: null,
      once: `form_entry ${entry} ${to}`,
      written: {
        subject,
        // What was answered stays in the portal: a mailbox is read by more people than those who may see the child.
        lines: [setting.msg || message('forms.newEntryText', { name: form.name }).in(texts)],
        button: {
          label: message('forms.openEntry').in(texts),
          href: `${origin}/web-form/${form.id}/${entry}/view_entry`,
        },
        centre: setting.centre,
        language: ctx.request.language,
      },
    });
    await log(ctx, form.id, entry, { receiver: to, channel: 'mail', subject });
  }
  const people = await sql<Reader>`select u.id, u.full_name from form_notification_user n
    join app_user u on u.id = n.user_id and u.status = 'active' and u.deleted_at is null
    where n.form_id = ${form.id} and u.id <> ${ctx.who.user}`.execute(ctx.db);
  for (const { id, full_name } of people.rows) {
    await notifyPerson(ctx, {
      user: id,
      kind: 'form_entries',
      about: entry,
      facts: { name: form.name, form: form.id },
    });
    await log(ctx, form.id, entry, { receiver: full_name, channel: 'portal', subject });
  }
};

const log = (
  ctx: Ctx,
  form_id: number,
  entry_id: number,
  line: { readonly receiver: string; readonly channel: 'mail' | 'portal'; readonly subject: string },
) => insertRows(ctx, 'form_notification_log', [{ form_id, entry_id, ...line, created_at: ctx.now() }]);
