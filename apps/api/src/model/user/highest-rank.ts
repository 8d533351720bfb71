import { type RawBuilder, sql } from 'kysely';

/** The highest rank a person holds, as the table role counts it. */
export const rankOf = (user: number | RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`(select coalesce(max(r.rank), 0) from user_role ur join role r on r.id = ur.role_id
    where ur.user_id = ${user})`;

/** The rank nobody stands above: those who hold it may look after each other. */
export const topRank: RawBuilder<number> = sql<number>`(select max(rank) from role)`;
