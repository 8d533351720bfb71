import { z } from 'zod';
import { done, message, object, out } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { flag, type InputOf } from '../../kernel/call/input.ts';
import { keepForPerson, readStoredSetting, type StoredSettingKey } from '../../model/setting/stored.ts';

/** Whether somebody gets what is told of tickets by mail as well. */
export const byMail: StoredSettingKey<boolean> = { key: 'ticket_mail', shape: z.boolean(), fallback: true };

export const mailAnswer = object({ on: out.flag }, 'TicketMail');
export const mailInput = { on: flag() };

/** Whether the caller gets letters of tickets. */
export const readMail = async (ctx: Ctx) => ({
  on: (await readStoredSetting(ctx, byMail, { user: ctx.who.user })).value,
});

/** Switches letters of tickets on or off for the caller. */
export const saveMail = async (ctx: Ctx, { on: wanted }: InputOf<typeof mailInput>) => {
  await keepForPerson(ctx, byMail, ctx.who.user, wanted);
  return done(message('tickets.careSaved'));
};
