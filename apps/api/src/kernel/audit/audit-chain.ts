import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/types.gen.ts';

/**
 * The audit rows of a centre are sealed in links: each holds a hash over its rows and over the link before it, so that
 * no row can be changed, added or taken away later without every following hash being wrong.
 */

/** One row as it is hashed: all its columns, in a form that does not depend on settings of the session. */
const rowText = sql`jsonb_build_array(a.id, extract(epoch from a.at), a.user_id, a.as_user_id, a.session_id, host(a.ip),
  a.request_id, a.call, a.entity, a.entity_id, a.before, a.after, a.reason)::text`;

/** SHA-256 over the hash before and the rows of one link, in the order of their ids. */
const hashOf = (previous: ReturnType<typeof sql>, rows: ReturnType<typeof sql>) =>
  sql`sha256(${previous} || convert_to(string_agg(${rows}, E'\n' order by a.id), 'UTF8'))`;

const genesis = sql`'\\x'::bytea`;
/** Below every id: a row that was put in front of the first one counts too. */
const lowest = sql`(-9223372036854775807)::bigint`;

/**
 * Seals the rows of a centre up to the id `until`, which no transaction still under way may have taken. Answers how
 * many were sealed. Two processes at once do no harm: the second finds the link made.
 */
export const seal = async (db: Kysely<DB>, centre: number, until: string, at: Date): Promise<number> => {
  const { rows } = await sql<{ row_count: number }>`
    with last as (select seq, last_id, hash from audit_seal where centre_id = ${centre} order by seq desc limit 1)
    insert into audit_seal (centre_id, seq, first_id, last_id, row_count, hash, at)
    select ${centre}, coalesce((select seq from last), 0) + 1, min(a.id), max(a.id), count(*)::int,
      ${hashOf(sql`coalesce((select hash from last), ${genesis})`, rowText)}, ${at}::timestamptz
    from audit a
    where a.centre_id = ${centre} and a.id > coalesce((select last_id from last), 0) and a.id <= ${until}::bigint
    having count(*) > 0
    on conflict do nothing
    returning row_count`.execute(db);
  return rows[0]?.row_count ?? 0;
};

/** Where a chain is broken: the link, the ids it covers, and what does not fit. */
export interface Break {
  readonly seq: number;
  readonly first: string;
  readonly last: string;
  readonly why: 'rows were changed' | 'rows are missing or were added' | 'a link is missing';
}

/** Recomputes the chain of a centre; empty when it holds. */
export const verify = async (db: Kysely<DB>, centre: number): Promise<Break[]> => {
  const { rows } = await sql<{
    seq: number;
    first: string;
    last: string;
    gap: boolean;
    counted: boolean;
    same: boolean;
  }>`
    with links as (
      select s.*, lag(s.hash) over w as previous, lag(s.seq, 1, 0) over w as before, lag(s.last_id, 1, ${lowest}) over w as after_id
      from audit_seal s where s.centre_id = ${centre} window w as (order by s.seq))
    select l.seq, l.first_id as first, l.last_id as last, l.seq <> l.before + 1 as gap,
      r.counted = l.row_count as counted, r.hash = l.hash as same
    from links l, lateral (
      select count(*)::int as counted, ${hashOf(sql`coalesce(l.previous, ${genesis})`, rowText)} as hash
      from audit a where a.centre_id = ${centre} and a.id > l.after_id and a.id <= l.last_id) r
    where l.seq <> l.before + 1 or r.counted <> l.row_count or r.hash is distinct from l.hash
    order by l.seq`.execute(db);
  return rows.map(({ seq, first, last, gap, counted }) => ({
    seq,
    first,
    last,
    why: gap ? 'a link is missing' : counted ? 'rows were changed' : 'rows are missing or were added',
  }));
};
