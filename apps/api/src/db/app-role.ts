import type pg from 'pg';

/** The role the api works as: it owns nothing and cannot pass row security. */
export const APP_ROLE = 'nestling_app';

/** The role answers to narrowed programs are read as: it sees a part of a center, and writes nothing. */
export const PART_ROLE = 'nestling_part';

/** Tables the api may add to and read, never change: what happened stays as it was told. */
const APPEND_ONLY = [
  'audit',
  'audit_seal',
  'attendance_event',
  'team_event',
  'pto_entry',
  'ledger_entry',
  'ledger_line',
  'consent_entry',
];

/** Tables outside row security which the api only reads (centers are moved between cells by the operator's tool alone). */
const READ_ONLY = ['timezone', 'role', 'migration', 'moved_center'];

/**
 * Makes the api's login role in this cluster, or sets its password, and grants it what it needs in this database.
 *
 * `client` is connected as the owner. Run after each migration: new tables get their grants here and nowhere else.
 */
export const grantAppRole = async (client: pg.ClientBase, password: string): Promise<void> => {
  const literal = (await client.query<{ text: string }>('select quote_literal($1) as text', [password])).rows[0]?.text;
  await client.query('select pg_advisory_lock(727002)');
  try {
    const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [APP_ROLE]);
    // Only a superuser may name these rights of a role that exists, even to deny them: they are set once.
    const made = `create role ${APP_ROLE} login nosuperuser nobypassrls nocreatedb nocreaterole noinherit password ${literal}`;
    await client.query(rowCount === 0 ? made : `alter role ${APP_ROLE} password ${literal}`);
    await client.query(`grant usage on schema public to ${APP_ROLE}`);
    await client.query(`grant select, insert, update, delete on all tables in schema public to ${APP_ROLE}`);
    await client.query(`grant usage, select on all sequences in schema public to ${APP_ROLE}`);
    await client.query(`revoke update, delete on ${APPEND_ONLY.join(', ')} from ${APP_ROLE}`);
    await client.query(`revoke insert, update, delete on ${READ_ONLY.join(', ')} from ${APP_ROLE}`);
    // Its policies hold for whoever has its rights: not for the owner, which may have made it.
    await client.query(`revoke inherit option for ${PART_ROLE} from current_user`);
    await client.query(`grant usage on schema public to ${PART_ROLE}`);
    await client.query(`grant select on all tables in schema public to ${PART_ROLE}`);
    await client.query(`grant ${PART_ROLE} to ${APP_ROLE} with inherit false, set true`);
  } finally {
    await client.query('select pg_advisory_unlock(727002)');
  }
};
