import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { flag, type InputOf, text } from '../../kernel/call/input.ts';
import { TicketActed } from '../../model/ticket/events.ts';
import { record } from './history.ts';
import { mustStand, published, tickets } from './ticket.ts';
import { which } from './tickets.inputs.ts';

export const rateInput = { ...which, helped: flag(), comment: text(0, 2000).optional() };

/** Says of a closed ticket whether it helped; support is told where it did not. Opened again, it is asked anew. */
export const rate = async (ctx: Ctx, { id, helped, comment = '' }: InputOf<typeof rateInput>) => {
  const held = await tickets.lock(ctx, id);
  mustStand(held);
  if (held.created_by !== ctx.who.user)
    return declined(message('tickets.openerRates'), { field: 'id', code: 'NOT_YOURS' });
  if (held.closed_at === null) return declined(message('tickets.rateClosed'), { field: 'id', code: 'STATE' });
  if (helped === held.helped && comment === '') return done(message('tickets.rated'));
  const now = ctx.now();
  await tickets.change(ctx, { id }, { helped, rated_at: now, updated_at: now, action_by: ctx.who.user });
  const said = { kind: 'rated', after: helped ? 'yes' : 'no', ...(comment ? { description: comment } : {}) } as const;
  const [line = 0] = await record(ctx, id, [said]);
  published(ctx, id);
  if (!helped) ctx.emit(TicketActed, { ticket: id, line, act: 'unhelped', to: 'support' });
  return done(message('tickets.rated'));
};
