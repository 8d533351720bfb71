import { message } from '../../../kernel/call/call.ts';
import type { Question } from '../../../kernel/call/confirm.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { findRow } from '../../../kernel/db/find-rows.ts';

/** Rows of the calls that give money back. */
export const asksRefund = { REFUND: 'always: how much goes back, to whom and which way' } as const;

type Asked = Question['about'] & { readonly amount: number; readonly user: number | null; readonly method: string };

/** Asks before money goes back to a family, before a card company is told. */
export const askRefund = async (ctx: Ctx, { amount, user, method, entity, id }: Asked): Promise<void> => {
  const payer = user === null ? undefined : await findRow(ctx, 'app_user', { id: user }, ['full_name']);
  ctx.confirm({
    code: 'REFUND',
    title: message('confirm.refund', { cents: amount }),
    lines: [message('confirm.refundLine', { cents: amount, to: payer?.full_name ?? null, card: method === 'card' })],
    about: { entity, id },
  });
  ctx.mustBeConfirmed();
};
