/** Tables of which no row leaves in an export: what opens a door, what an installation has sealed, and what is of minutes. */
const tables: ReadonlySet<string> = new Set([
  ...['session', 'session_return', 'refresh_token', 'access_token', 'sign_in_link', 'sign_in_challenge'],
  ...['attempt', 'pin_try', 'pin_slow', 'verified_pin', 'totp', 'recovery_code', 'student_code'],
  ...['push_token', 'outbox', 'camera_test', 'center_certificate', 'center_export', 'center_backup'],
  ...['webhook', 'webhook_delivery', 'webhook_message'],
]);

/** Columns that leave empty: sealed or peppered by a secret of the installation, or pointing to what stays. */
const columns: Readonly<Record<string, readonly string[]>> = {
  app_user: ['pin_key'],
  camera: ['source_sealed', 'low_source_sealed'],
  stream: ['password_sealed'],
  web_server: ['password_sealed'],
  ticket_mail: ['sealed'],
  push_message: ['token_id'],
};

type Row = Record<string, unknown>;
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What no export holds, for those who write it down. */
export const withheld = { tables, columns };

/**
 * A row of a table as it leaves in an export; null where none of the table does. The hashes of passwords leave in a sealed one
 * alone: with them people sign in where the center is restored, and by guessing at length they can be found.
 */
export const asItLeaves = (table: string, line: string, sealed: boolean): string | null => {
  if (tables.has(table)) return null;
  const empty = [...(columns[table] ?? []), ...(table === 'app_user' && !sealed ? ['password_hash'] : [])];
  const isCardKey = table === 'app_setting' && line.includes('"card_payment"');
  if (empty.length === 0 && !isCardKey) return line;
  const row: unknown = JSON.parse(line);
  if (!isRow(row)) throw new TypeError(`A row of ${table} is none.`);
  for (const name of empty) row[name] = null;
  if (isCardKey && isRow(row.value)) Object.assign(row.value, { sealed: null, hook: null, can_pay: false });
  return JSON.stringify(row);
};

/** Tables whose rows were written anew on their way: their JSON is the same, and may be spelled otherwise. */
const spelled: ReadonlySet<string> = new Set([...Object.keys(columns), 'app_setting']);

/** A row in one spelling, to be compared. */
export const inOneSpelling = (table: string, line: string): string =>
  spelled.has(table) ? JSON.stringify(JSON.parse(line)) : line;
