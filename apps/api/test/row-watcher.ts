import pg from 'pg';

/** Looks at the rows of one centre from beside the server under test. */
export interface RowWatcher {
  /** One value over all rows: it differs when any was written, added or taken away in between. */
  look(): Promise<string>;
  close(): Promise<void>;
}

/**
 * Opens an eye on a centre, over the owner's connection. Of each table it sees how many rows there are and which
 * transactions wrote them. The statement is prepared, so that over a hundred tables are planned once and not for every
 * look; workers of Postgres would answer them in another order each time.
 * @param shared look at the tables that belong to no centre as well
 */
export const watchRows = async (
  ownerUrl: string,
  centre: number,
  { except, shared }: { except: readonly string[]; shared: boolean },
): Promise<RowWatcher> => {
  const options = `-c app.centre_id=${centre} -c max_parallel_workers_per_gather=0`;
  const client = new pg.Client({ connectionString: ownerUrl, options });
  await client.connect();
  const { rows: tables } = await client.query<{ name: string; tenant: boolean }>(
    `select tablename as name, exists (select from information_schema.columns
       where table_schema = 'public' and table_name = tablename and column_name = 'centre_id') as tenant
     from pg_tables where schemaname = 'public' and tablename <> all($1) order by 1`,
    [except],
  );
  const text = tables
    .filter(({ tenant }) => tenant || shared)
    .map(
      ({ name, tenant }) =>
        `select '${name}' as name, count(*)::int as rows, coalesce(sum(xmin::text::bigint), 0)::text as written
         from "${name}" ${tenant ? `where centre_id = ${centre}` : ''}`,
    )
    .join(' union all ');
  return {
    look: async () => JSON.stringify((await client.query({ name: 'look', text: `${text} order by name` })).rows),
    close: () => client.end(),
  };
};
