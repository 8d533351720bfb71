import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/call/context.ts';
import type { Sql } from '../../../kernel/db/tables.ts';
import { ownTexts } from '../../../model/alert/reach.ts';
import { ownSends } from '../../../model/letter/reach.ts';
import { isAt } from './sources.ts';

interface Reader {
  readonly id: number;
  readonly name: string | null;
  readonly address: string;
  readonly status: string;
  readonly reason: string | null;
  readonly at: string;
}

/** Most people of one text or letter that are named. */
const MOST = 2000;

const readersOf = ({ who }: Ctx, kind: 'text' | 'letter', id: number, location: number): Sql =>
  kind === 'text'
    ? sql`select r.id, r.user_id, r.phone as address, r.status, r.reason, r.updated_at as at
        from text_recipient r join text_message c on c.id = r.text_id
        where c.id = ${id} and c.purpose = 'operations' and ${ownTexts.filter(who, { name: 'c' })}
          and (c.location_id = ${location} or ${isAt(location, sql`r.user_id`)})`
    : sql`select r.id, r.user_id, r.email as address, r.status, r.reason, r.at
        from letter_recipient r join letter_send c on c.id = r.send_id
        where c.id = ${id} and ${allows(who.role, 'manager')} and ${ownSends.filter(who, { name: 'c' })}
          and ${isAt(location, sql`r.user_id`)}`;

/** Whom a text or a letter went to at a place, and what became of it: those it did not reach come first. */
export const peopleOfSaid = async (
  ctx: Ctx,
  { kind, id, location }: { readonly kind: 'text' | 'letter'; readonly id: number; readonly location: number },
) => {
  const { rows } = await sql<Reader>`select x.id, u.full_name as name, x.address, x.status, x.reason, x.at
    from (${readersOf(ctx, kind, id, location)}) x left join app_user u on u.id = x.user_id
    order by x.status in ('sent', 'delivered'), lower(u.lname), lower(u.fname), x.id limit ${MOST}`.execute(ctx.db);
  return rows.map((one) => ({ ...one, at: new Date(one.at) }));
};
