import type pg from 'pg';
import { at, post } from './api.ts';

/** Guardians of Ava, with the password of the demo accounts; their names. */
export const addFamily = async (client: pg.Client, count: number): Promise<string[]> => {
  const centre = await client.query<{ id: number }>(`select id from centre where slug = 'sunny'`);
  await client.query(`select set_config('app.centre_id', $1, false)`, [String(centre.rows[0]?.id)]);
  const { rows } = await client.query<{ username: string }>(
    `with own as (select centre_id, id, password_hash from app_user where username = 'parent'),
      added as (
        insert into app_user (centre_id, fname, username, email, email_confirmed, password_hash)
        select centre_id, 'Viewer', 'viewer' || n, 'viewer' || n || '@sunny.example', true, password_hash
        from own, generate_series(1, $1::int) n returning centre_id, id, username),
      roles as (insert into user_role (centre_id, user_id, role_id) select centre_id, id, 2 from added),
      links as (
        insert into guardian_link (centre_id, student_id, user_id, watch_camera)
        select a.centre_id, l.student_id, a.id, true from added a
        join guardian_link l on l.centre_id = a.centre_id and l.user_id = (select id from own)
        join student s on s.centre_id = l.centre_id and s.id = l.student_id and s.fname = 'Ava')
    select username from added`,
    [count],
  );
  return rows.map(({ username }) => username);
};

/** The data of a call; throws when it was answered with errors. */
export const call = async (port: number, token: string, query: string): Promise<unknown> => {
  const answer = await post(port, { query }, token);
  if (at(answer, 'errors')) throw new Error(JSON.stringify(answer));
  return at(answer, 'data');
};

/** Date and time of day at the demo centre, as calls of attendance take them. */
export const localMoment = (): readonly [date: string, time: string] => {
  const local = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'America/New_York',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const [date = '', time = ''] = local.format(new Date()).split(' ');
  return [date, time];
};

export interface DemoPlace {
  /** Ids. */
  readonly ava: number;
  readonly camera: number;
  readonly location: number;
}

/** Ava and the camera of her room. */
export const demoPlace = async (client: pg.Client): Promise<DemoPlace> => {
  const { rows } = await client.query<DemoPlace>(
    `select s.id as ava, c.id as camera, c.location_id as location
     from student s, camera c where s.fname = 'Ava' and c.code = 'SUN-1' and s.location_id = c.location_id`,
  );
  const [found] = rows;
  if (!found) throw new Error('The demo data are not there.');
  return found;
};
