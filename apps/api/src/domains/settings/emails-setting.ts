import { allows } from '@nestling/rules/roles.ts';
import { z } from 'zod';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import type { UserError } from '../../kernel/call/refusals.ts';
import type { Id } from '../../kernel/db/tables.ts';
import {
  customEmail,
  type Invitation,
  invitation,
  inviteText,
  LINK,
  type Sender,
} from '../../model/setting/email-words.ts';
import { keep, originOf, readStoredSetting, type StoredSettingKey } from '../../model/setting/stored.ts';
import type { anywhere, saveInviteTextSettingInput } from './stored-setting.inputs.ts';

interface At {
  readonly location: Id<'location'>;
}

export const readInviteText = async (ctx: Ctx, { location }: At) => {
  const kept = await readStoredSetting(ctx, inviteText, { location });
  return { invite_text: kept.value, ...originOf(kept) };
};

/** What is wrong with texts of invitations; `under` stands before the names of their fields. */
export const wrongInvitation = (texts: Invitation, under = ''): UserError | null => {
  const lost = (['email', 'sms'] as const).filter((way) => texts[way] && !texts[way]?.includes(LINK));
  if (lost.length === 0) return null;
  const fields = lost.map((way) => ({ field: `${under}${way}`, code: 'NO_LINK' }));
  return declined(message('settings.noLink', { marker: LINK }), ...fields);
};

/** Saves the texts; one that leaves out the link would invite nobody. An empty one goes back to the product's words. */
export const saveInviteText = async (ctx: Ctx, given: InputOf<typeof saveInviteTextSettingInput>) => {
  const parsed = invitation.safeParse(given.invite_text ?? {});
  if (!parsed.success) return declined(message('settings.badValue'), { field: 'invite_text', code: 'INVALID' });
  const wrong = wrongInvitation(parsed.data, 'invite_text.');
  if (wrong) return wrong;
  const { email, sms } = parsed.data;
  await keep(ctx, inviteText, given.location, { email: email || null, sms: sms || null });
  return done(message('settings.saved'));
};

type Anywhere = InputOf<typeof anywhere>;

export const readCustomEmail = async (ctx: Ctx, { location }: Anywhere) => {
  const kept = await readStoredSetting(ctx, customEmail, { location });
  return { ...kept.value, ...originOf(kept) };
};

const isAddress = (text: string | null): boolean => !text || z.email().safeParse(text).success;

/** What is wrong with a sender. */
export const wrongSender = (sender: Sender): UserError | null => {
  const wrong = (['from_email', 'reply_to'] as const).filter((name) => !isAddress(sender[name]));
  if (wrong.length > 0)
    return declined(message('settings.noAddress'), ...wrong.map((field) => ({ field, code: 'INVALID' })));
  // A line break in a header's value would start a header of its own (RFC 5322, 2.2).
  if (sender.from_name && /[\r\n]/.test(sender.from_name))
    return declined(message('settings.badValue'), { field: 'from_name', code: 'INVALID' });
  return null;
};

/** Saves sender and footer of a location, or of the whole centre; what is left out stays. */
export const saveCustomEmail = async (
  ctx: Ctx,
  { location, ...given }: Anywhere & { readonly [K in keyof Sender]?: string | null | undefined },
) => {
  const { value } = await readStoredSetting(ctx, customEmail, { location });
  const pick = (name: keyof Sender) => (given[name] === undefined ? value[name] : given[name] || null);
  const after: Sender = {
    from_name: pick('from_name'),
    from_email: pick('from_email'),
    reply_to: pick('reply_to'),
    footer: pick('footer'),
  };
  const wrong = wrongSender(after);
  if (wrong) return wrong;
  await keep(ctx, customEmail, location ?? null, after);
  return done(message('settings.saved'));
};

export const ratioWidget: StoredSettingKey<boolean> = {
  key: 'show_room_ration_widget',
  shape: z.boolean(),
  fallback: true,
};

export const readRatioWidget = async (ctx: Ctx, { location }: Anywhere) => {
  const kept = await readStoredSetting(ctx, ratioWidget, { location });
  return { show_room_ration_widget: kept.value, ...originOf(kept) };
};

/** Managers choose for their locations; for the whole centre it takes support. */
export const saveRatioWidget = async (
  ctx: Ctx,
  { location, show_room_ration_widget }: Anywhere & { readonly show_room_ration_widget: boolean },
) => {
  if (location === undefined && !allows(ctx.who.role, 'kvsupport'))
    return declined(message('settings.whichLocation'), { field: 'location', code: 'REQUIRED' });
  await keep(ctx, ratioWidget, location ?? null, show_room_ration_widget);
  return done(message('settings.saved'));
};
