import { sql } from 'kysely';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { flag, id, ids, text, texts } from '../../kernel/call/input.ts';
import { constraint } from '../../kernel/call/refusals.ts';
import { jsonb } from '../../kernel/db/tables.ts';
import { replaceRows } from '../../kernel/write/write-rows.ts';
import { Form } from '../../model/form/entity.ts';
import { User } from '../../model/user/entity.ts';
import { rank } from '../../model/user/rank.ts';
import { lockForm } from './versions.ts';

constraint('form_notification_setting_form', 'form_id', 'CHANGED', message('forms.changedMeanwhile'));

export const saveFormNotificationSettingInput = {
  form_id: id(Form),
  emails: texts(20, 254).optional(),
  users: ids(User, 50, 0).optional(),
  subject: text(0, 200).optional(),
  msg: text(0, 2000).optional(),
  active: flag().optional(),
};
type Setting = InputOf<typeof saveFormNotificationSettingInput>;

const isAddress = (text: string): boolean => text.length <= 254 && /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/.test(text);

/** Saves who is told of new entries; what is left out stays as it was. Only staff are told in the portal. */
export const saveNoticeSetting = async (ctx: Ctx, given: Setting) => {
  const { form_id, emails, users, subject, msg, active } = given;
  const bad = emails?.find((email) => !isAddress(email));
  if (bad !== undefined)
    return declined(message('forms.badAddress', { email: bad }), { field: 'emails', code: 'INVALID' });
  await lockForm(ctx, form_id);
  if (users) {
    const { rows } =
      await sql`select 1 from unnest(${[...users]}::int[]) p(id) where not exists (select 1 from user_role ur
      join role r on r.id = ur.role_id and r.rank >= ${rank.teacher} where ur.user_id = p.id)`.execute(ctx.db);
    if (rows.length > 0) return declined(message('forms.staffOnly'), { field: 'users', code: 'OUT_OF_REACH' });
  }
  const values = {
    ...(emails && { emails: jsonb([...new Set(emails.map((email) => email.toLowerCase()))]) }),
    ...(subject !== undefined && { subject }),
    ...(msg !== undefined && { msg }),
    ...(active !== undefined && { active }),
  };
  await ctx.db
    .insertInto('form_notification_setting')
    .values({ form_id, active: true, ...values })
    .onConflict((on) => on.columns(['centre_id', 'form_id']).doUpdateSet({ ...values }))
    .execute();
  if (users) await replaceRows(ctx, 'form_notification_user', { form_id }, 'user_id', users);
  ctx.audit({ entity: Form, id: form_id, after: { notification: { emails, users, subject, active } } });
  return done(message('forms.saved'));
};
