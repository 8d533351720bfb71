import pg from 'pg';

/** Whose records an answer is asked for: a child, contacts and staff of the bed. */
export interface Hubs {
  readonly student: number;
  readonly app_user: readonly number[];
}

/** So many records of each table are given to each of them. */
const EACH = 3;
/** Records that say who somebody is, of which each has its own. */
const OF_A_PERSON = /^(session|student|app_user|user_|role|guardian_link|centre|audit|operation|attempt)/;

/**
 * Gives the child, the contacts and the staff of the bed some of every record that belongs to one of them: calls make a
 * new child for most of what they do, and what is asked of one child would be empty else. What a rule of the database
 * refuses stays as it was.
 */
export const gatherRows = async (ownerUrl: string, centre: number, hubs: Hubs): Promise<void> => {
  const client = new pg.Client({ connectionString: ownerUrl, options: `-c app.centre_id=${centre}` });
  await client.connect();
  const { rows: links } = await client.query<{ table: string; name: string; target: string }>(`
    select c.relname as table, a.attname as name, t.relname as target
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class t on t.oid = k.confrelid
    join pg_attribute a on a.attrelid = c.oid and a.attnum = any(k.conkey) and a.attname in ('student_id', 'user_id')
    where k.contype = 'f' and t.relname in ('student', 'app_user')
      and exists (select from pg_attribute i where i.attrelid = c.oid and i.attname = 'id')
    order by 1, 2`);
  for (const { table, name, target } of links.filter((one) => !OF_A_PERSON.test(one.table))) {
    const owners = target === 'student' ? [hubs.student] : hubs.app_user;
    const { rows } = await client.query<{ id: string }>(
      `select id from "${table}" where centre_id = $1 and "${name}" <> all($2) order by id desc limit $3`,
      [centre, owners, EACH * owners.length],
    );
    for (const [i, { id }] of rows.entries())
      await client
        .query(`update "${table}" set "${name}" = $2 where centre_id = $1 and id = $3`, [
          centre,
          owners[i % owners.length],
          id,
        ])
        .catch(() => undefined);
  }
  await client.end();
};
