import type { Ctx } from '../../../kernel/call/context.ts';
import { insertRow, type Values } from '../../../kernel/write/write-rows.ts';

type Line = Omit<Values<'medication_event'>, 'recorded_at' | 'by_user'>;

/** Adds a line to the log of an authorization, by whoever asks, and answers its id. */
export const addLine = (ctx: Ctx, line: Line): Promise<number> =>
  insertRow(ctx, 'medication_event', { ...line, recorded_at: ctx.now(), by_user: ctx.who.user });

/** A line about the authorization itself, now. */
export const addStep = (
  ctx: Ctx,
  authorization_id: number,
  kind: 'requested' | 'approved' | 'declined' | 'ended',
  { today, note = null }: { readonly today: string; readonly note?: string | null },
): Promise<number> => addLine(ctx, { authorization_id, kind, at: ctx.now(), date: today, note });
