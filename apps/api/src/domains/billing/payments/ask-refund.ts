import { message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';

/** Rows of the calls that give money back. */
export const asksRefund = { REFUND: 'always: how much goes back, to whom and which way' } as const;

interface Asked {
  readonly amount: number;
  readonly user: number | null;
  readonly method: string;
  readonly entity: 'Payment' | 'Credit';
  readonly id: number;
}

/** Asks before money goes back to a family, before a card company is told. */
export const askRefund = async (ctx: Ctx, { amount, user, method, entity, id }: Asked): Promise<void> => {
  const payer =
    user === null
      ? undefined
      : await ctx.db
          .selectFrom('app_user')
          .select('full_name')
          .where('centre_id', '=', ctx.who.centre)
          .where('id', '=', user)
          .executeTakeFirst();
  const to = payer?.full_name ?? null;
  ctx.confirm({
    code: 'REFUND',
    title: message('confirm.refund', { cents: amount }),
    lines: [message('confirm.refundLine', { cents: amount, to, card: method === 'card' })],
    about: { entity, id },
  });
  ctx.mustBeConfirmed();
};
