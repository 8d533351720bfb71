import pg from 'pg';
import type { Centre } from './rows.ts';

/** Which record of the demo data stands for an id in a path: the one with most to see. */
const ofSunny: Record<string, string> = {
  centerId: `select id from centre where slug = 'sunny'`,
  locationId: `select id from location where name = 'Elm Street'`,
  location: `select id from location where name = 'Elm Street'`,
  camId: `select id from camera where code = 'SUN-1'`,
  camuserId: `select id from app_user where username = 'parent'`,
  team: `select id from app_user where username = 'teacher'`,
  userId: `select id from student where fname = 'Ava' and lname = 'Lopez'`,
  studentId: `select id from student where fname = 'Ava' and lname = 'Lopez'`,
  Id: `select student_id as id from form_entry order by id limit 1`,
  agencyId: `select id from billing_agency order by id limit 1`,
  documentId: `select id from file where type = 'document' order by id limit 1`,
  otherId: `select id from file where type = 'other' order by id limit 1`,
  id: `select id from incident order by id limit 1`,
  folder: `select id from image_folder order by id limit 1`,
  tempId: `select id from newsletter order by id limit 1`,
  formId: `select id from form order by id limit 1`,
  entryId: `select id from form_entry order by id limit 1`,
  siteId: `select id from website_site order by id limit 1`,
  pageId: `select id from website_page order by id limit 1`,
  ticketId: `select id from ticket order by id limit 1`,
  checkpointId: `select id from learning_checkpoint where closed_at is not null order by id limit 1`,
};

/** The same in the pets' centre, which has no forms. */
const ofPaws: Record<string, string> = {
  centerId: `select id from centre where slug = 'paws'`,
  locationId: `select id from location order by id limit 1`,
  location: `select id from location order by id limit 1`,
  camId: `select id from camera order by id limit 1`,
  camuserId: `select id from app_user where username = 'owner'`,
  team: `select id from app_user where username = 'sitter'`,
  userId: `select student_id as id from guardian_link order by student_id limit 1`,
  studentId: `select student_id as id from guardian_link order by student_id limit 1`,
  checkpointId: `select id from learning_checkpoint where closed_at is not null order by id limit 1`,
};

/** Writes an address for a path: optional parts left out, ids those of demo records. Null where none is known. */
export type Addresses = (path: string) => string | null;

/** Looks the records up in a centre of the demo data. */
export const readAddresses = async (databaseUrl: string, centre: Centre): Promise<Addresses> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const ids = new Map<string, string>();
  try {
    const { rows } = await client.query<{ id: number }>('select id from centre where slug = $1', [centre]);
    await client.query(`select set_config('app.centre_id', $1, false)`, [String(rows[0]?.id)]);
    for (const [name, sql] of Object.entries(centre === 'sunny' ? ofSunny : ofPaws)) {
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
