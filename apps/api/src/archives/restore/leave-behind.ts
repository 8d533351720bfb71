import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../db/types.gen.ts';

/** Something of an archive that does not come along, or comes changed: as a statement on what was loaded, and why. */
interface Left {
  readonly table: string;
  /** What changes of rows that stay; without them rows go, and what hangs on them goes as their keys say. */
  readonly columns?: readonly string[];
  readonly why: string;
  readonly does: (center: number) => RawBuilder<unknown>;
}

/** How many rows of a table did not come along, or came changed in which columns, and why. */
export interface LeftRows {
  readonly table: string;
  readonly columns: readonly string[] | undefined;
  readonly rows: number;
  readonly why: string;
}

/** Of every archive: what worked when it was made, and would work twice, or again. */
const always: readonly Left[] = [
  {
    table: 'ledger_entry',
    columns: ['booked_in'],
    why: 'the number of the transaction that booked it is the old database’s: here it is that of the restore, which lets the database check again that each entry sums to zero',
    does: () => sql`update ledger_entry set booked_in = pg_current_xact_id()::text::bigint`,
  },
  {
    table: 'session',
    why: 'who was signed in, by which program too, signs in again: a session or token that was ended since would be open',
    does: () => sql`delete from session`,
  },
  {
    table: 'sign_in_link',
    why: 'a link under way belongs to the old place',
    does: () => sql`delete from sign_in_link`,
  },
  {
    table: 'sign_in_challenge',
    why: 'a sign-in under way is begun again',
    does: () => sql`delete from sign_in_challenge`,
  },
  { table: 'attempt', why: 'counters of tries are of minutes', does: () => sql`delete from attempt` },
  { table: 'pin_try', why: 'counters of tries are of minutes', does: () => sql`delete from pin_try` },
  {
    table: 'push_token',
    why: 'a phone is told by the installation it knows; it makes itself known at the next sign-in',
    does: () => sql`delete from push_token`,
  },
  {
    table: 'push_message',
    why: 'what waited is not sent twice',
    does: () => sql`delete from push_message where status in ('waiting', 'sending')`,
  },
  {
    table: 'outbox',
    why: 'a letter that waited is not sent twice; of one that was sent nothing but its bytes is kept',
    does: () => sql`delete from outbox`,
  },
  {
    table: 'webhook_delivery',
    why: 'what waited is not sent twice',
    does: () => sql`delete from webhook_delivery where status = 'waiting'`,
  },
  {
    table: 'webhook',
    columns: ['status', 'off_reason'],
    why: 'a restored copy beside the living center would tell the same programs; an admin switches them on',
    does: () => sql`update webhook set status = 'off', off_reason = 'by_hand' where status = 'on'`,
  },
  {
    table: 'alert_delivery',
    columns: ['status', 'reason'],
    why: 'what waited is not sent twice',
    does: () => sql`update alert_delivery set status = 'skipped', reason = 'seen' where status = 'waiting'`,
  },
  {
    table: 'text_recipient',
    columns: ['status'],
    why: 'whether it was sent is not known here',
    does: () => sql`update text_recipient set status = 'unknown' where status in ('queued', 'sending')`,
  },
  {
    table: 'letter_send',
    columns: ['status'],
    why: 'what is half sent goes on when a person says so',
    does: () => sql`update letter_send set status = 'paused' where status = 'sending'`,
  },
  {
    table: 'notice_letter',
    columns: ['written_at'],
    why: 'what waited is not sent twice',
    does: () => sql`update notice_letter set written_at = created_at where written_at is null`,
  },
  {
    table: 'center_export',
    why: 'exports are of the old place; a new one is asked for',
    does: () => sql`delete from center_export`,
  },
  { table: 'camera_test', why: 'a test under way belongs to its gateway', does: () => sql`delete from camera_test` },
  {
    table: 'centre',
    columns: ['center_billing_plan_id'],
    why: 'plans belong to the platform: one that is not there is chosen again',
    does: (center) => sql`update centre c set center_billing_plan_id = null where c.id = ${center}
      and not exists (select from centre_plan p where p.id = c.center_billing_plan_id)`,
  },
  {
    table: 'raised_ticket',
    why: 'a ticket that was brought to a center which is not there is this center’s alone',
    does: () => sql`delete from raised_ticket r where not exists (select from centre c where c.id = r.other_centre)`,
  },
];

/** Where the secrets of this installation are others: what was sealed, peppered or signed by the old ones is of no use. */
const underOtherKeys: readonly Left[] = [
  {
    table: 'app_user',
    columns: ['pin_key'],
    why: 'PINs are found by a secret of the old installation: people are given new ones',
    does: () => sql`update app_user set pin_key = null where pin_key is not null`,
  },
  { table: 'pin_slow', why: 'made of a PIN', does: () => sql`delete from pin_slow` },
  { table: 'verified_pin', why: 'made of a PIN', does: () => sql`delete from verified_pin` },
  { table: 'totp', why: 'sealed; an authenticator is set up again', does: () => sql`delete from totp` },
  { table: 'recovery_code', why: 'made with a secret; new ones are made', does: () => sql`delete from recovery_code` },
  { table: 'student_code', why: 'signed; a new one is shown', does: () => sql`delete from student_code` },
  {
    table: 'camera',
    columns: ['source_sealed', 'low_source_sealed'],
    why: 'sealed; the address of a camera is typed again',
    does: () => sql`update camera set source_sealed = null, low_source_sealed = null
      where source_sealed is not null or low_source_sealed is not null`,
  },
  {
    table: 'stream',
    columns: ['password_sealed'],
    why: 'sealed; typed again',
    does: () => sql`update stream set password_sealed = null where password_sealed is not null`,
  },
  {
    table: 'web_server',
    columns: ['password_sealed'],
    why: 'sealed; typed again',
    does: () => sql`update web_server set password_sealed = null where password_sealed is not null`,
  },
  {
    table: 'app_setting',
    columns: ['value'],
    why: 'the keys of the card provider are sealed; typed again, and until then nobody pays by card',
    does: () => sql`update app_setting set value = value || '{"sealed": null, "hook": null, "can_pay": false}'
      where key = 'card_payment'`,
  },
  { table: 'webhook', why: 'its secret is sealed; made again', does: () => sql`delete from webhook` },
  {
    table: 'ticket_mail',
    columns: ['sealed'],
    why: 'a mail that nobody has handled is sealed; its words stay',
    does: () => sql`update ticket_mail set sealed = null where sealed is not null`,
  },
  {
    table: 'center_certificate',
    why: 'its key is sealed; another one is asked for',
    does: (center) => sql`delete from center_certificate where owner_id = ${center}`,
  },
  {
    table: 'centre',
    columns: ['subscription_ref', 'subscription_status', 'customer_id'],
    why: 'the account at the provider is the old platform’s',
    does: (center) => sql`update centre set subscription_ref = null, subscription_status = null, customer_id = null
      where id = ${center} and num_nonnulls(subscription_ref, subscription_status, customer_id) > 0`,
  },
];

/** All of it, for those who write it down. */
export const leftBehind = { always, underOtherKeys };

/** Takes away what does not come along. Answers how many rows of which that were, and why. */
export const leaveBehind = async (db: Kysely<DB>, center: number, sameKeys: boolean): Promise<readonly LeftRows[]> => {
  const told: LeftRows[] = [];
  for (const { table, columns, why, does } of sameKeys ? always : [...always, ...underOtherKeys]) {
    const { numAffectedRows } = await does(center).execute(db);
    const rows = Number(numAffectedRows ?? 0);
    if (rows > 0) told.push({ table, columns, rows, why });
  }
  return told;
};

/** Time zones are named by ids that another database may have given otherwise. */
export const moveZones = async (db: Kysely<DB>, zones: Readonly<Record<string, string>>): Promise<void> => {
  const names = JSON.stringify(zones);
  for (const table of ['location', 'school_profile'] as const)
    await sql`update ${sql.table(table)} t set timezone_id = z.id
      from json_each_text(${names}::json) was join timezone z on z.value = was.value
      where t.timezone_id = was.key::int and z.id <> t.timezone_id`.execute(db);
};
