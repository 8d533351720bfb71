import pg from 'pg';

/** Columns that say a record is over, hidden or another's: filling them would take it away and not enrich it. */
const ENDS =
  /^(centre_id|id)$|_id$|(deleted|archived|removed|ended|undone|voided|withdrawn|revoked|expired?|expires|used|merged|paused|closed|dropped|left|checked_out|clocked_out|acked|retired|unsubscribed|blacked|locked|quarantined|cancell?ed|failed|ignored|rejected|settled|resolved|deactivated|ended|superseded)(_(at|on|until|time|by))?$|^(merged_into|password_changed_at|until|end_date|follows|supersedes|original)|sealed|hash|secret|token|_key$|^key$|^code$|^pin|trouble|failure/;

/** Columns that hold the key of an uploaded picture. */
const PICTURES = /image|photo|avatar|poster|thumbnail|logo|attachment/;

/** Links that say a record is over, another's or put right by another. */
const LINKS_ENDING =
  /^(merged|deleted|archived|removed|ended|undone|undoes|voided|corrects|supersedes|follows|original|parent|reply|student_id|user_id|acting|revoked|closed|withdrawn)/;

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly checks: readonly string[];
}

const samplesOf: Readonly<Record<string, readonly unknown[]>> = {
  text: [
    'Sample',
    'sample',
    '+12025550123',
    'sample@example.com',
    '#aabbcc',
    'https://example.com/sample',
    'en',
    'image/webp',
  ],
  integer: [1, 7, 30, 1000],
  smallint: [1, 7],
  bigint: [1, 1000],
  numeric: [1],
  'double precision': [1],
  real: [1],
  boolean: [true],
  date: ['2026-03-12', '2026-03-11', '2020-03-11', '2027-03-11'],
  'timestamp with time zone': ['2026-03-11T15:00:00Z', '2026-03-12T15:00:00Z'],
  'time without time zone': ['09:00', '17:00'],
  jsonb: ['{}', '[]', '"Sample"'],
  'text[]': ['{sample}'],
  'integer[]': ['{1}'],
};

/** Words a check constraint allows, as it writes them: 'home'::text. */
const wordsIn = (check: string): string[] => [...check.matchAll(/'([^']+)'::text/g)].map(([, word = '']) => word);

/**
 * Gives what is null in every second row of a centre a value its column takes, so that answers can hold each of their
 * fields; what ends a record and what belongs to another stays as it was.
 */
export const fillRows = async (ownerUrl: string, centre: number, picture: string): Promise<void> => {
  const client = new pg.Client({ connectionString: ownerUrl, options: `-c app.centre_id=${centre}` });
  await client.connect();
  const { rows: columns } = await client.query<Column>(`
    select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type,
      coalesce((select array_agg(pg_get_constraintdef(k.oid)) from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and a.attnum = any(k.conkey)), '{}') as checks
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and not a.attnotnull
      and a.attgenerated = ''
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      and exists (select 1 from pg_attribute t where t.attrelid = c.oid and t.attname = 'centre_id')
      and c.relname not in ('audit', 'audit_seal', 'operation', 'attempt', 'session', 'outbox', 'event')
    order by 1, 2`);
  for (const { table, name, type, checks } of columns.filter((one) => !ENDS.test(one.name))) {
    const words = checks.flatMap(wordsIn).filter((word) => type === 'text' && !/[\\^$]/.test(word));
    const keys = type === 'text' && PICTURES.test(name) ? [picture] : [];
    for (const value of [...words, ...keys, ...(samplesOf[type] ?? [])]) {
      const filled = await client
        .query(
          `update "${table}" set "${name}" = $2 where centre_id = $1 and "${name}" is null and ctid in (
          select ctid from "${table}" where centre_id = $1 and "${name}" is null order by ctid desc limit 40)`,
          [centre, value],
        )
        .then(
          () => true,
          () => false,
        );
      if (filled) break;
    }
  }
  // Who did it, where it stands and what it belongs to, where a column says so, is something of the centre.
  const { rows: links } = await client.query<{ table: string; name: string; target: string }>(`
    select c.relname as table, a.attname as name, t.relname as target
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class t on t.oid = k.confrelid
    join pg_attribute a on a.attrelid = c.oid and a.attnum = any(k.conkey) and a.attname <> 'centre_id' and not a.attnotnull
    where k.contype = 'f' and array_length(k.conkey, 1) = 2 
    order by 1, 2`);
  for (const { table, name, target } of links.filter((one) => !LINKS_ENDING.test(one.name)))
    await client
      .query(
        `update "${table}" x set "${name}" = (select max(id) from "${target}" where centre_id = $1)
        where centre_id = $1 and "${name}" is null and ctid in (
          select ctid from "${table}" where centre_id = $1 and "${name}" is null order by ctid desc limit 40)`,
        [centre],
      )
      .catch(() => undefined);
  await endSome(client, centre, columns);
  await client.end();
};

/** People and places the bed stands on, of which none may end. */
const STANDING =
  /^(app_user|student|location|room|camera|camera_group|relationship|role|centre|guardian_link|picture)$/;

/** Lets a fifth of the records of a centre be over, so that lists of what has ended have lines too. */
const endSome = async (client: pg.Client, centre: number, columns: readonly Column[]): Promise<void> => {
  const ending = columns.filter(
    ({ table, name }) => ENDS.test(name) && !/_id$|merged_into|password/.test(name) && !STANDING.test(table),
  );
  for (const { table, name, type, checks } of ending) {
    const words = checks.flatMap(wordsIn).filter((word) => type === 'text' && !/[\\^$]/.test(word));
    for (const value of [...words, ...(samplesOf[type] ?? [])]) {
      const filled = await client
        .query(
          `update "${table}" set "${name}" = $2 where centre_id = $1 and "${name}" is null and id::text ~ '[38]$'`,
          [centre, value],
        )
        .then(
          () => true,
          () => false,
        );
      if (filled) break;
    }
  }
};

/** The newest records of a table of the centre. */
export const newestOf = async (client: pg.Client, table: string, centre: number): Promise<readonly number[]> => {
  const { rows } = await client
    .query<{ id: number }>(`select id from "${table}" where centre_id = $1 order by id desc limit 12`, [centre])
    // Time zones and roles belong to no centre.
    .catch(() => client.query<{ id: number }>(`select id from "${table}" order by id limit 12`))
    .catch(() => ({ rows: [] }));
  return rows.map(({ id }) => id);
};
