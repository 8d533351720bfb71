import { fitsTarget, isProfileTarget, ownerOf } from '@nestling/rules/forms/profile.ts';
import { declined, done, message, rows } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { constraint } from '../../kernel/call/refusals.ts';
import { type Id, jsonb } from '../../kernel/db/tables.ts';
import { upsertRow } from '../../kernel/write/write-rows.ts';
import { Form, FormAutomation } from '../../model/form/entity.ts';
import { lockForm } from './versions.ts';

constraint('form_automation_form', 'form_id', 'CHANGED', message('forms.changedMeanwhile'));

interface Setting {
  readonly form_id: Id<'form'>;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly active: boolean;
}

/** Whether a mapping leads answers into the profile of a contact. */
export const mapsContacts = (fields: unknown): boolean =>
  typeof fields === 'object' &&
  fields !== null &&
  Object.values(fields).some((target) => isProfileTarget(target) && ownerOf(target) === 'contact');

/** Saves which answers go where in the profiles, and whether an approval writes them by itself. */
export const saveAutomation = async (ctx: Ctx, { form_id, fields, active }: Setting) => {
  const { document } = await lockForm(ctx, form_id);
  const wrong = Object.entries(fields).find(([id, target]) => {
    const block = document.blocks.find((one) => one.id === id);
    return !block || !isProfileTarget(target) || !fitsTarget(target, block.type);
  });
  if (wrong) return declined(message('forms.noTarget'), { field: `fields.${wrong[0]}`, code: 'UNKNOWN' });
  const targets = Object.values(fields);
  const twice = Object.entries(fields).find(([, target], at) => targets.indexOf(target) !== at);
  if (twice) return declined(message('forms.targetTwice'), { field: `fields.${twice[0]}`, code: 'TAKEN' });
  const values = { fields: jsonb(fields), active };
  await upsertRow(ctx, 'form_automation', { form_id }, values);
  ctx.audit({ entity: Form, id: form_id, after: { automation: { fields, active } } });
  return done(message('forms.automationSaved'));
};

/** The automation of a form; null where none was saved. */
export const automationOf = (_: Ctx, { form_id }: { readonly form_id: Id<'form'> }) =>
  rows(FormAutomation, { where: (q) => [q('form_automation.form_id', '=', form_id)] });
