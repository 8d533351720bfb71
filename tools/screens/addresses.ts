import pg from 'pg';

/** Which record of the demo data stands for an id in a path: the one with most to see. */
const records: Record<string, string> = {
  centerId: `select id from centre where slug = 'sunny'`,
  locationId: `select id from location where name = 'Elm Street'`,
  location: `select id from location where name = 'Elm Street'`,
  camId: `select id from camera where code = 'SUN-1'`,
  camuserId: `select id from app_user where username = 'parent'`,
  team: `select id from app_user where username = 'teacher'`,
  userId: `select id from student where fname = 'Ava' and lname = 'Lopez'`,
  studentId: `select id from student where fname = 'Ava' and lname = 'Lopez'`,
  Id: `select student_id as id from form_entry order by id limit 1`,
  formId: `select id from form order by id limit 1`,
  entryId: `select id from form_entry order by id limit 1`,
};

/** Writes an address for a path: optional parts left out, ids those of demo records. Null where none is known. */
export type Addresses = (path: string) => string | null;

/** Looks the records up in the demo centre. */
export const readAddresses = async (databaseUrl: string): Promise<Addresses> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const ids = new Map<string, string>();
  try {
    const { rows } = await client.query<{ id: number }>(`select id from centre where slug = 'sunny'`);
    await client.query(`select set_config('app.centre_id', $1, false)`, [String(rows[0]?.id)]);
    for (const [name, sql] of Object.entries(records)) {
      const found = await client.query<{ id: number }>(sql);
      const [first] = found.rows;
      if (first) ids.set(name, String(first.id));
    }
  } finally {
    await client.end();
  }
  return (path) => {
    const address = path.replace(/\/:\w+\?/g, '').replace(/:(\w+)/g, (whole, name: string) => ids.get(name) ?? whole);
    return address.includes(':') ? null : address || '/';
  };
};
