import { startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import '../src/domains.ts';
import { constraintNamed } from '../src/kernel/call/refusals.ts';

/** Unique and exclusion constraints nobody can run into by what is served, and why. */
const OUT_OF_REACH: Readonly<Record<string, string>> = {
  push_of_chat: 'what is queued for a device is left as it is',
  push_of_notification: 'the same of a notice',
  center_invoice_centre_id_ref_key: 'what the provider calls an invoice; it is upserted by it',
  drill_person_student: 'a list of heads is made at once, and none is on it twice',
  drill_person_user: 'the same of staff',
  calendar_feed_token: '256 random bits; a feed is upserted by its owner',
  food_menu_entry_once: 'what stands in a week already is left out by it',
  food_menu_week_current: 'the earlier current week is taken away first; of two at once the second is tried again',
  health_screen_once: 'what a tablet sends again is left out by it',
  letter_recipient_centre_id_send_id_email_key: 'an address is left out by it that the letter has already',
  meal_count_once: 'who is counted already is left out by it',
  meal_production_once: 'the record of a meal is upserted by it',
  opted_out_centre_id_channel_address_purpose_key: 'upserted by a trigger of the consent ledger',
  stored_file_centre_id_key_key: '128 random bits',
  student_immunization_once: 'the record of a vaccine is upserted by it',
  text_message_of_alert: 'the text of an alert is upserted by it',
  text_recipient_centre_id_key_key: 'a fresh random UUID for each text',
  text_recipient_phone: 'a number is upserted into a text by it',
  text_reply_centre_id_provider_id_key: 'an answer the provider sends again is left out by it',
  tiny_link_centre_id_token_hash_key: '72 random bits',
  unsubscribe_link_centre_id_token_hash_key: 'made of the letter under a key; a link that is kept stays',
  video_centre_id_key_key: '128 random bits',
  billing_plan_pause_overlap: 'a pause ends on the day the plan is taken up again, and the plan is locked meanwhile',
  invoice_late_fee: 'the job that adds late fees leaves out invoices that have one',
  invoice_number: 'the next number is taken under the lock of its counter',
  ledger_account_key: 'accounts are added where they are not yet',
  payment_autopay: 'the job that takes payments leaves out invoices with one under way',
  payment_method_default: 'the earlier default is taken away first, under the lock of its holder',
  payment_customer_ref: 'whoever has a customer already keeps it',
  payment_provider_key: '122 random bits',
  payment_provider_ref: 'made of the key',
  refund_provider_ref: 'made of the key',
  forgotten_checkout_stay: 'the search for forgotten check-outs leaves out those it has found',
  outbox_centre_id_key_key: 'a fresh random UUID for each letter',
  notice_address_pin_time: '128 random bits',
  picture_centre_id_key_key: '128 random bits',
  push_token_device: 'a device that is saved again moves over',
  sign_in_link_pin: '128 random bits',
  sign_in_link_token: '128 random bits',
  center_set_up_token: '128 random bits',
  center_customer_handle: '128 random bits',
  center_customer_session: 'the provider names each of its sessions otherwise',
  deletion_request_open: 'whoever asks again has asked already',
  year_receipt_once: 'a receipt over the same sum is left out by it',
  visitor_overlap: 'what stood of a visitor ends in the statement before its days are given anew',
  photo_consent_centre: 'the word of the center is upserted by it',
  photo_consent_word: 'the word of a guardian is upserted by it',
  unbooked_dispute_ref: 'a dispute that is told again is left out by it',
  guardian_request_pair: 'a contact who asks again has asked already',
  user_role_centre_id_user_id_position_key: 'no call gives roles yet',
  centre_slug_key: 'no call adds centres yet',
  app_setting_key: 'settings are upserted by it',
  kiosk_event_operation: 'acts are added where they are not yet; one that stands for something else is refused',
  kiosk_check_centre_id_device_id_seq_student_id_key: 'an act is settled once, behind the lock of its tablet',
  form_notification_log_once: 'nothing is written into it any more',
  reminder_of_form: 'who was reminded today already is left out by it',
  reminder_of_file: 'who was reminded today already is left out by it',
  notification_key: 'who was told already is left out by it',
  notice_letter_key: 'what waits to be written already is left out by it',
  stream_mode_of: 'ways of pictures are upserted by it',
  dashboard_layout_name: 'dashboards are upserted by it',
  incident_share_token: '128 random bits',
  incident_video_cut: 'each cut is asked for by one line, in the statement that makes it',
  camera_view_centre_id_sid_key: 'the id is made of 128 random bits',
  attendance_event_undone: 'students are locked before an event of theirs is undone',
  plan_activity_once: 'what stands under a topic already is left out by it',
  plan_reader_once: 'all readers of a plan are told at once, each once; the plan is held meanwhile',
  portfolio_activity_once: 'one that is inside already goes into the other section; the portfolio is held meanwhile',
  stream_default: 'the earlier default is taken away first; of two at once the second is tried again',
  role_name_key: 'the api only reads the table',
  role_rank_key: 'the api only reads the table',
  raised_ticket_key: '122 random bits',
  ticket_mail_digest: 'a mail that comes twice is left out',
  ticket_number_once: 'the next number is taken under the lock of its counter',
  ticket_status_name_key: 'the api only reads the table',
  ticket_thread_token: '128 bits of a keyed digest',
  website_release_number: 'the next number is taken under the lock of its site',
  timezone_name_key: 'the api only reads the table',
  timezone_value_key: 'the api only reads the table',
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('whoever breaks a unique or exclusion constraint reads a sentence about a field', async () => {
  const { rows } = await sql<{ name: string }>`
    select i.relname as name from pg_index x
    join pg_class i on i.oid = x.indexrelid
    join pg_class t on t.oid = x.indrelid
    where t.relnamespace = 'public'::regnamespace and not x.indisprimary and (x.indisunique or x.indisexclusion)
      -- Keys that hold the id are there to be referred to, not to be broken.
      and not exists (select 1 from pg_attribute a where a.attrelid = i.oid and a.attname = 'id')
    order by 1`.execute(server.tenant.db);
  const names = rows.map(({ name }) => name);
  expect(names.filter((name) => !constraintNamed(name) && !OUT_OF_REACH[name])).toEqual([]);
  expect(Object.keys(OUT_OF_REACH).filter((name) => !names.includes(name) || constraintNamed(name))).toEqual([]);
});
