import pg from 'pg';

/** A connection of the owner's to the demo centre `sunny`, and its first location. */
export const openDemo = async (url: string) => {
  const client = new pg.Client({ connectionString: url });
  // The database ends before the process does when a bench fails.
  client.on('error', () => undefined);
  await client.connect();
  const centre = await client.query<{ id: number }>(`select id from centre where slug = 'sunny'`);
  await client.query(`select set_config('app.centre_id', $1, false)`, [String(centre.rows[0]?.id)]);
  const place = await client.query<{ id: number }>('select min(id) as id from location');
  return { client, location: place.rows[0]?.id ?? 0 };
};

/** Families of one contact and one child each at a location, named so that nobody else is. */
export const addFamilies = async (client: pg.Client, location: number, count: number): Promise<readonly number[]> => {
  const { rows } = await client.query<{ user_id: number }>(
    `with place as (select centre_id, id from location where id = $1
      ), students as (
        insert into student (centre_id, location_id, fname, lname)
        select centre_id, id, 'Child', 'Bench ' || n from place, generate_series(1, $2::int) n returning centre_id, id
      ), people as (
        insert into app_user (centre_id, fname, lname, username, email, email_confirmed)
        select centre_id, 'Given' || n, 'Bench', 'bench.' || n, 'bench.' || n || '@bench.example', true
        from place, generate_series(1, $2::int) n returning centre_id, id
      ), roles as (
        insert into user_role (centre_id, user_id, role_id) select p.centre_id, p.id, r.id from people p, role r where r.name = 'user'
      )
      insert into guardian_link (centre_id, student_id, user_id, watch_camera, alert)
      select s.centre_id, s.id, p.id, true, true
      from (select *, row_number() over (order by id) as n from students) s
      join (select *, row_number() over (order by id) as n from people) p using (n) returning user_id`,
    [location, count],
  );
  await client.query('analyze');
  return rows.map(({ user_id }) => user_id);
};
