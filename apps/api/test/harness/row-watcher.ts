import pg from 'pg';

/** A row that was written: the columns that hold something else; '+' with those of a new one, '-' alone of one that is gone. */
export interface WrittenRow {
  readonly table: string;
  readonly columns: readonly string[];
}

/** Looks at the rows of one centre, or of all, from beside the server under test. */
export interface RowWatcher {
  /** One value over all rows: it differs when any was written, added or taken away in between. */
  look(): Promise<string>;
  /** What was written since a look. */
  since(look: string): Promise<readonly WrittenRow[]>;
  close(): Promise<void>;
}

/** Numbers are given before a transaction ends: one this far behind the newest may still come. */
const STILL_OPEN = 1_000;

/**
 * Triggers that note each written row in a table of their own: a look reads what was noted since, and costs the same
 * however many rows there are. What a transaction took back is not noted either.
 */
const INSTALL = `
create schema if not exists row_watch;
create table if not exists row_watch.seen (
  id bigint generated always as identity primary key, name text not null, centre_id integer, columns text[] not null
);
create or replace function row_watch.columns(op text, old jsonb, new jsonb) returns text[] language sql immutable as $$
  select case op when 'DELETE' then array['-'] when 'INSERT' then
    array['+'] || array(select key from jsonb_each(new) where value <> 'null' order by key)
    else array(select n.key from jsonb_each(new) n where old -> n.key is distinct from n.value order by n.key) end
$$;
create or replace function row_watch.note() returns trigger language plpgsql security definer as $$
begin
  insert into row_watch.seen (name, centre_id, columns)
  values (tg_argv[0], case when tg_op = 'DELETE' then old.centre_id else new.centre_id end,
    row_watch.columns(tg_op, to_jsonb(old), to_jsonb(new)));
  return null;
end $$;
create or replace function row_watch.note_shared() returns trigger language plpgsql security definer as $$
begin
  insert into row_watch.seen (name, columns) values (tg_argv[0], row_watch.columns(tg_op, to_jsonb(old), to_jsonb(new)));
  return null;
end $$;
do $$
declare watched record;
begin
  for watched in
    select c.relname as name, exists (
      select from pg_attribute a where a.attrelid = c.oid and a.attname = 'centre_id' and not a.attisdropped
    ) as tenant
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and not exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'row_watch')
  loop
    execute format(
      'create trigger row_watch after insert or update or delete on public.%I
       for each row execute function row_watch.%I(%L)',
      watched.name, case when watched.tenant then 'note' else 'note_shared' end, watched.name
    );
  end loop;
end $$;
`;

/**
 * Watches a centre, over the owner's connection; null watches all of them.
 * @param except tables whose rows do not count
 * @param shared look at the tables that belong to no centre as well
 */
export const watchRows = async (
  ownerUrl: string,
  centre: number | null,
  { except, shared }: { except: readonly string[]; shared: boolean },
): Promise<RowWatcher> => {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  // What is asked for stands at the end of a table that only grows. Planned for any values, a look reads all of it:
  // 1.3 s at two hundred thousand rows, against 0.5 ms.
  await client.query('set plan_cache_mode = force_custom_plan');
  await client.query(`begin; select pg_advisory_xact_lock(hashtext('row_watch')); ${INSTALL} commit;`);
  const noted = new Map<string, WrittenRow>();
  let newest = 0;
  /** Numbers not seen yet: of transactions that are still open, or were taken back. */
  let missing = new Set<number>();
  const read = async (): Promise<string> => {
    const { rows } = await client.query<{ id: string; table: string; columns: string[] | null }>({
      name: 'look',
      text: `select id, name as table, case when name <> all($3) and ($4::integer is null or centre_id = $4
               or (centre_id is null and $5)) then columns end as columns
             from row_watch.seen where id > $1 or id = any($2) order by id`,
      values: [newest, [...missing], except, centre, shared],
    });
    for (const { id, table, columns } of rows) {
      for (let between = newest + 1; between < Number(id); between += 1) missing.add(between);
      newest = Math.max(newest, Number(id));
      missing.delete(Number(id));
      if (columns) noted.set(id, { table, columns });
    }
    missing = new Set([...missing].filter((id) => id > newest - STILL_OPEN));
    return String(noted.size);
  };
  // One after the other: a connection answers one question at a time.
  let last: Promise<unknown> = Promise.resolve();
  const look = () => {
    const next = last.then(read);
    last = next.catch(() => undefined);
    return next;
  };
  return {
    look,
    since: async (before) => {
      await look();
      return [...noted.values()].slice(Number(before));
    },
    close: () => client.end(),
  };
};
