import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { unasked } from '../../kernel/read/reach.ts';
import { User } from '../../model/user/entity.ts';
import { ownPeople } from '../../model/user/reach.ts';
import { isNotAbove } from './rank.ts';

/** Whether somebody is there for the caller, and whether the caller may change the record. */
const look = async (ctx: Ctx, { id }: { readonly id: Id<'app_user'> }) => {
  const { rows } = await sql<{ below: boolean }>`select ${isNotAbove(ctx, id)} as below from app_user u
    where u.id = ${id} and ${ownPeople.filter(ctx.who, { name: 'u' })}`.execute(ctx.db);
  const [row] = rows;
  const may = row !== undefined && (id === ctx.who.user || (allows(ctx.who.role, 'manager') && row.below));
  return done(message('users.permission'), { found: row !== undefined, permission: may });
};

/** For queries that tell of an unknown id and of one out of reach alike. */
export const mayEditPerson = {
  reach: unasked(User, 'one out of reach is told like one that is not there'),
  run: look,
};
