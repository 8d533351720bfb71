import pg from 'pg';

/** Columns that say a record is over, hidden or another's: filling them would take it away and not enrich it. */
const ENDS =
  /^(centre_id|id|max_no_of_students)$|_id$|(deleted|archived|removed|ended|undone|voided|withdrawn|revoked|expired?|expires|used|merged|paused|closed|dropped|left|checked_out|clocked_out|acked|retired|unsubscribed|blacked|locked|quarantined|cancell?ed|failed|ignored|rejected|settled|resolved|deactivated|ended|superseded)(_(at|on|until|time|by))?$|^(merged_into|password_changed_at|until|end_date|follows|supersedes|original)|sealed|hash|secret|token|_key$|^key$|^code$|^pin|trouble|failure/;

/** Columns whose names sound like an end, and which take nothing away while it lies ahead. */
const AHEAD = new Set(['invite_expire', 'external_id', 'end_date', 'expires_on']);

/** Columns that hold the key of an uploaded picture. */
const PICTURES = /image|photo|avatar|poster|thumbnail|logo|attachment/;

/** Links that say a record is over, another's or put right by another. */
const LINKS_ENDING =
  /^(impersonator|merged|deleted|archived|removed|ended|undone|undoes|voided|corrects|supersedes|follows|original|parent|reply|student_id|user_id|acting|revoked|closed|withdrawn)/;

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
 * Gives what is null in some rows of a centre a value its column takes, so that answers can hold each of their fields;
 * what ends a record and what belongs to another stays as it was.
 * @param most rows of a table that get it, the newest first; where they cannot all have the same value, one of them
 */
export const fillRows = async (ownerUrl: string, centre: number, picture: string, most = 40): Promise<void> => {
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
  for (const { table, name, type, checks } of columns.filter((one) => AHEAD.has(one.name) || !ENDS.test(one.name))) {
    const words = checks.flatMap(wordsIn).filter((word) => type === 'text' && !/[\\^$]/.test(word));
    const keys = type === 'text' && PICTURES.test(name) ? [picture] : [];
    const values = [...words, ...keys, ...(samplesOf[type] ?? [])];
    for (const [value, limit] of values.flatMap((value) => [most, 40, 8, 1].map((limit) => [value, limit] as const))) {
      const filled = await client
        .query(
          `update "${table}" set "${name}" = $2 where centre_id = $1 and "${name}" is null and ctid in (
          select ctid from "${table}" where centre_id = $1 and "${name}" is null order by ctid desc limit $3)`,
          [centre, value, limit],
        )
        .then(
          () => true,
          () => false,
        );
      if (filled) break;
    }
  }
  await fillLinks(client, centre, most);
  await endSome(client, centre, columns);
  // Without figures of the rows there are by now, a question of some milliseconds takes until its time is up.
  await client.query('analyze');
  await client.end();
};

interface Link {
  readonly table: string;
  readonly name: string;
  readonly target: string;
  /** Columns that both have and that must be the same beside the link: of a billing program the location too. */
  readonly same: readonly string[];
  /** What the link names of the target. */
  readonly key: string;
}

/** Who did it, where it stands and what it belongs to, where a column says so, is something of the centre. */
const fillLinks = async (client: pg.Client, centre: number, most: number): Promise<void> => {
  const { rows: links } = await client.query<Link>(`
    select c.relname as table, a.attname as name, t.relname as target, f.attname as key,
      (select coalesce(array_agg(o.attname::text), '{}') from unnest(k.conkey) n
        join pg_attribute o on o.attrelid = c.oid and o.attnum = n and o.attnotnull and o.attname <> 'centre_id') as same
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class t on t.oid = k.confrelid
    cross join unnest(k.conkey, k.confkey) as p(own, theirs)
    join pg_attribute a on a.attrelid = c.oid and a.attnum = p.own and not a.attnotnull
    join pg_attribute f on f.attrelid = t.oid and f.attnum = p.theirs
    where k.contype = 'f' and c.relname <> 'session'
      and exists (select from pg_attribute i where i.attrelid = t.oid and i.attname = 'centre_id')
      and exists (select from pg_attribute i where i.attrelid = c.oid and i.attname = 'centre_id')
    order by 1, 2`);
  for (const { table, name, target, same, key } of links.filter((one) => !LINKS_ENDING.test(one.name))) {
    const alike = same.map((column) => ` and y."${column}" = x."${column}"`).join('');
    // Those that `endSome` lets be over come last.
    const value = `(select y."${key}" from "${target}" y where y.centre_id = ${centre}${alike}
      order by y."${key}"::text ~ '[38]$', y."${key}" desc limit 1)`;
    const fill = `update "${table}" x set "${name}" = ${value} where x.centre_id = ${centre} and x."${name}" is null`;
    const rows = `select r.ctid from "${table}" r where r.centre_id = ${centre} and r."${name}" is null
      order by r.ctid desc limit ${most}`;
    // One row a rule of the database refuses leaves the others theirs.
    await client
      .query(`${fill} and x.ctid in (${rows})`)
      .catch(() => client.query(eachAlone(rows, fill)))
      .catch(() => undefined);
  }
};

/** Does it to each row by itself; those that are refused stay as they were. */
const eachAlone = (rows: string, change: string): string => `do $each$ declare one tid; begin
  for one in ${rows} loop begin
    ${change} and x.ctid = one;
  exception when others then null; end; end loop; end $each$`;

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

/** The records of a table that most kinds of records of the centre belong to: of these an answer holds most. */
export const richestOf = async (client: pg.Client, table: string, centre: number): Promise<readonly number[]> => {
  const { rows: links } = await client.query<{ table: string; name: string }>(
    `select c.relname as table, a.attname as name
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class t on t.oid = k.confrelid
    join pg_attribute a on a.attrelid = c.oid and a.attnum = any(k.conkey) and a.attname <> 'centre_id'
    where k.contype = 'f' and array_length(k.conkey, 1) = 2 and t.relname = $1
      and exists (select from pg_attribute i where i.attrelid = c.oid and i.attname = 'centre_id')`,
    [table],
  );
  if (links.length === 0) return [];
  const each = links.map(
    ({ table: from, name }, i) =>
      `select distinct "${name}" as id, ${i} as kind from "${from}" where centre_id = $1 and "${name}" is not null`,
  );
  const { rows } = await client
    .query<{ id: number }>(
      `select id::integer as id from (${each.join(' union all ')}) x group by id order by count(*) desc, id desc limit 4`,
      [centre],
    )
    .catch(() => ({ rows: [] }));
  return rows.map(({ id }) => id);
};
