import { sql } from 'kysely';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { type InputOf, id } from '../../kernel/call/input.ts';
import { idOf } from '../../kernel/read/entity.ts';
import { User } from '../../model/user/entity.ts';
import { record } from './history.ts';
import { published, tickets } from './ticket.ts';
import { Ticket } from './tickets.entities.ts';
import { which } from './tickets.inputs.ts';

export const assignInput = { ...which, assignee: id(User).nullish() };

/** Gives a ticket to somebody who may handle it, or to nobody. Of that support alone is told. */
export const assign = async (ctx: Ctx, { id: ticket, assignee: given }: InputOf<typeof assignInput>) => {
  const assignee = given ?? null;
  const held = await tickets.lock(ctx, ticket);
  if (assignee !== null) {
    const { rows } = await sql`select 1 from app_user u join user_role ur on ur.user_id = u.id
      join role_permission rp on rp.role_id = ur.role_id
      join permission p on p.id = rp.permission_id and p.name = 'handle_tickets'
      where u.id = ${assignee} and u.status = 'active' and u.deleted_at is null limit 1`.execute(ctx.db);
    if (rows.length === 0)
      return declined(message('tickets.noHandler'), {
        field: 'assignee',
        code: 'NO_HANDLER',
        message: message('tickets.noHandler'),
      });
  }
  if (assignee !== held.assignee) {
    await tickets.change(ctx, { id: ticket }, { assignee });
    const ids = (of: number | null) => (of === null ? [] : [of]);
    await record(ctx, ticket, [
      { kind: 'assigned', before_ids: ids(held.assignee), after_ids: ids(assignee), internal: true },
    ]);
    published(ctx, ticket, true);
  }
  return done(message('tickets.saved'), { ticket: idOf(Ticket, ticket) });
};
