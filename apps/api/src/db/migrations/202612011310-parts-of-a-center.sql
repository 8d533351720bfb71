-- Programs that act within a part of a center: some of its locations, or some of its children. What they are answered is read as
-- a role of its own, which sees rows of that part alone. Nobody else is asked anything by this, and pays nothing for it.

-- small: access_token: a person has some, a center fifty
alter table access_token
  -- By what it is narrowed; null: it may whatever its owner may.
  add column part text,
  add column part_ids integer[] not null default '{}';
alter table access_token
  add constraint access_token_part_check check (part in ('locations', 'students')) not valid,
  add constraint access_token_part_ids_check check (cardinality(part_ids) <= 200) not valid,
  add constraint access_token_part_ids check ((part is null) = (cardinality(part_ids) = 0)) not valid;
alter table access_token validate constraint access_token_part_check;
alter table access_token validate constraint access_token_part_ids_check;
alter table access_token validate constraint access_token_part_ids;

-- The owner of the database is not one of them: else their policies would hold for it.
set local createrole_self_grant = '';
do $$ begin
  create role nestling_part nologin nosuperuser nobypassrls nocreatedb nocreaterole noinherit;
exception when duplicate_object or unique_violation then null;
end $$;

-- The part of the running statement: null where it is not narrowed by it.
create function part_locations() returns integer[] language sql stable parallel safe
  return nullif(current_setting('app.part_locations', true), '')::integer[];
create function part_students() returns integer[] language sql stable parallel safe
  return nullif(current_setting('app.part_students', true), '')::integer[];
-- The person in whose name it acts.
create function part_owner() returns integer language sql stable parallel safe
  return nullif(current_setting('app.part_owner', true), '')::integer;

-- A new table is shut to them until it says what of it belongs to a part.
create or replace procedure wall(tenant regclass) language plpgsql as $$
begin
  execute format('alter table %s alter column centre_id set default current_centre()', tenant);
  execute format('alter table %s enable row level security', tenant);
  execute format('alter table %s force row level security', tenant);
  execute format(
    'create policy centre on %s using (centre_id = (select current_centre())) with check (centre_id = (select current_centre()))',
    tenant);
  execute format('create policy part on %s as restrictive for select to nestling_part using (false)', tenant);
end $$;

-- Which rows of tables belong to a part: a condition, or null for all of them (the words of the whole center).
create procedure parted(tenants text[], mine text) language plpgsql as $$
declare tenant text;
begin
  foreach tenant in array tenants loop
    execute format('drop policy if exists part on %I', tenant);
    if mine is not null then
      execute format('create policy part on %I as restrictive for select to nestling_part using (%s)', tenant, mine);
    end if;
  end loop;
end $$;

do $$
declare tenant text;
begin
  for tenant in select c.relname from pg_class c join pg_policy p on p.polrelid = c.oid and p.polname = 'centre'
    where c.relnamespace = 'public'::regnamespace order by 1
  loop
    execute format('create policy part on %I as restrictive for select to nestling_part using (false)', tenant);
  end loop;
end $$;

-- The words of the center, pictures (which are shown through what they stand on) and what rights are judged by.
call parted(array[
  'allergy', 'blog_author', 'blog_category', 'image_folder', 'immunization', 'learning_activity',
  'learning_activity_skill', 'learning_activity_supply', 'learning_attribute', 'learning_category',
  'learning_crosswalk', 'learning_domain', 'learning_framework', 'learning_progress', 'learning_skill',
  'learning_supply', 'learning_type', 'library_image', 'medication', 'newsletter_tag', 'permission', 'picture',
  'public_picture', 'reader_epoch', 'relationship', 'role_permission', 'school_profile', 'sibling_group', 'tag',
  'ticket_category', 'user_role', 'video'],
  null);

-- What is of a child goes with the child, also to another location; the rest goes by its location or by what it hangs on.
call parted(array[
  'absence', 'attendance', 'attendance_event', 'billing_plan', 'credit', 'forgotten_checkout', 'health_check',
  'health_screen', 'illness', 'injury_report', 'invoice', 'kiosk_check', 'meal_count'],
  $$student_id in (select id from student) and ((select part_students()) is not null or location_id in (select id from location))$$);
call parted(array[
  'accounting_account', 'announcement_location', 'billing_agency', 'billing_month', 'billing_program', 'billing_plan_template',
  'billing_preset', 'billing_run', 'blog', 'calendar_event', 'camera', 'camera_group', 'day_round', 'drill',
  'drill_plan', 'file', 'file_label', 'food_item', 'food_menu_week', 'form', 'health_question', 'incident',
  'incident_location', 'learning_checkpoint', 'newsletter', 'notice_address', 'payment_customer',
  'payment_method', 'plan', 'staff_requirement', 'team_attendance', 'team_event', 'ticket_location',
  'unbooked_dispute', 'user_location', 'variable_charge', 'year_receipt'],
  $$(select part_students()) is null and location_id in (select id from location)$$);
call parted(array[
  'activity'],
  $$case when (select part_students()) is null then location_id in (select id from location) else id in (select activity_id from activity_student) end$$);
call parted(array[
  'activity_event', 'activity_offered', 'activity_skill'],
  $$activity_id in (select id from activity)$$);
call parted(array[
  'activity_student', 'attendance_room', 'billing_account_setting', 'billing_autopay', 'billing_discount_past',
  'billing_payer', 'care_plan', 'chat_gap', 'chat_join', 'chat_room_join', 'chat_seen', 'guardian_link',
  'guardian_request', 'immunization_exemption', 'learning_checkpoint_level', 'meal_eligibility',
  'medication_authorization', 'milestone', 'photo_consent', 'portfolio', 'student_allergy', 'student_camera',
  'student_code', 'student_diet', 'student_document', 'student_immunization', 'student_immunization_log',
  'student_medication', 'student_room', 'student_tag', 'subsidy', 'ticket_student', 'variable_charge_use',
  'visitor'],
  $$student_id in (select id from student)$$);
call parted(array[
  'alert'],
  $$id in (select alert_id from alert_recipient)$$);
call parted(array[
  'alert_delivery'],
  $$alert_id in (select id from alert)$$);
call parted(array[
  'alert_recipient'],
  $$case when student_id is not null then student_id in (select id from student) else (select part_students()) is null and location_id in (select id from location) end$$);
call parted(array[
  'announcement'],
  $$id in (select announcement_id from announcement_location)$$);
call parted(array[
  'announcement_role', 'announcement_seen'],
  $$announcement_id in (select id from announcement)$$);
call parted(array[
  'announcement_room'],
  $$announcement_id in (select id from announcement) and room_id in (select id from room)$$);
call parted(array[
  'app_setting', 'closure'],
  $$location_id is null or location_id in (select id from location)$$);
call parted(array[
  'app_user'],
  $$id = (select part_owner()) or id in (select user_id from guardian_link) or id in (select user_id from user_location)$$);
call parted(array[
  'billing_plan_pause', 'billing_plan_period', 'upcoming_change'],
  $$plan_id in (select id from billing_plan)$$);
call parted(array[
  'billing_setting', 'billing_setting_past', 'charge_category', 'chat_hours',
  'checkin_setting', 'food_menu_setting', 'health_setting', 'location_setting', 'photo_setting',
  'ratio_setting', 'room'],
  $$location_id in (select id from location)$$);
call parted(array[
  'billing_program_room'],
  $$billing_program_id in (select id from billing_program) and room_id in (select id from room)$$);
call parted(array[
  'blog_address', 'blog_tag'],
  $$blog_id in (select id from blog)$$);
call parted(array[
  'calendar_event_room'],
  $$calendar_event_id in (select id from calendar_event) and room_id in (select id from room)$$);
call parted(array[
  'camera_blackout', 'camera_fault', 'camera_group_camera', 'camera_recording', 'camera_state',
  'location_default_camera', 'recording_cut', 'stream_mode'],
  $$camera_id in (select id from camera)$$);
call parted(array[
  'camera_view', 'chat_message', 'door_alert', 'ledger_account', 'payment', 'refund', 'roster', 'roster_time',
  'time_off'],
  $$case when student_id is null then (select part_students()) is null else student_id in (select id from student) end and ((select part_students()) is not null or location_id in (select id from location))$$);
call parted(array[
  'chat_addressee', 'chat_change'],
  $$message_id in (select id from chat_message)$$);
call parted(array[
  'chat_person', 'pto_entry', 'staff_credential', 'user_allergy', 'user_medication', 'user_tag'],
  $$user_id in (select id from app_user)$$);
call parted(array[
  'drill_person'],
  $$drill_id in (select id from drill) and (student_id is null or student_id in (select id from student))$$);
call parted(array[
  'file_label_of'],
  $$file_id in (select id from file) and label_id in (select id from file_label)$$);
call parted(array[
  'file_photo', 'file_read', 'file_tag', 'file_version'],
  $$file_id in (select id from file)$$);
call parted(array[
  'file_share'],
  $$file_id in (select id from file) and (student_id is null or student_id in (select id from student))$$);
call parted(array[
  'food_item_allergen', 'food_menu_entry', 'meal_production'],
  $$food_item_id in (select id from food_item)$$);
call parted(array[
  'forgotten_checkout_link'],
  $$forgotten_checkout_id in (select id from forgotten_checkout)$$);
call parted(array[
  'form_automation', 'form_field', 'form_notification_log', 'form_notification_setting',
  'form_notification_user', 'form_paper', 'form_version'],
  $$form_id in (select id from form)$$);
call parted(array[
  'form_entry'],
  $$case when (select part_students()) is null then form_id in (select id from form) and (student_id is null or student_id in (select id from student)) else student_id in (select id from student) end$$);
call parted(array[
  'form_entry_event', 'form_entry_file', 'form_signature'],
  $$entry_id in (select id from form_entry)$$);
call parted(array[
  'form_share'],
  $$form_id in (select id from form) and (student_id is null or student_id in (select id from student))$$);
call parted(array[
  'incident_event', 'incident_share', 'incident_video'],
  $$incident_id in (select id from incident)$$);
call parted(array[
  'invoice_item', 'invoice_question'],
  $$invoice_id in (select id from invoice)$$);
call parted(array[
  'ledger_balance', 'ledger_line'],
  $$account_id in (select id from ledger_account)$$);
call parted(array[
  'ledger_entry'],
  $$case when (select part_students()) is null then location_id in (select id from location) else id in (select entry_id from ledger_line) end$$);
call parted(array[
  'location'],
  $$((select part_locations()) is null or id = any ((select part_locations())::integer[])) and ((select part_students()) is null or id in (select location_id from student))$$);
call parted(array[
  'medication_event'],
  $$authorization_id in (select id from medication_authorization)$$);
call parted(array[
  'milestone_evidence'],
  $$activity_id in (select id from activity) and milestone_id in (select id from milestone)$$);
call parted(array[
  'newsletter_tagged'],
  $$newsletter_id in (select id from newsletter)$$);
call parted(array[
  'payment_wish', 'remittance_line'],
  $$invoice_id in (select id from invoice) and payment_id in (select id from payment)$$);
call parted(array[
  'plan_activity', 'plan_section', 'plan_topic'],
  $$plan_id in (select id from plan)$$);
call parted(array[
  'plan_reader'],
  $$plan_id in (select id from plan) and (student_id is null or student_id in (select id from student))$$);
call parted(array[
  'plan_room'],
  $$plan_id in (select id from plan) and room_id in (select id from room)$$);
call parted(array[
  'portfolio_activity'],
  $$activity_id in (select id from activity) and portfolio_id in (select id from portfolio)$$);
call parted(array[
  'portfolio_file', 'portfolio_section'],
  $$portfolio_id in (select id from portfolio)$$);
call parted(array[
  'portfolio_milestone'],
  $$milestone_id in (select id from milestone) and portfolio_id in (select id from portfolio)$$);
call parted(array[
  'room_staff'],
  $$room_id in (select id from room)$$);
call parted(array[
  'sales_tax'],
  $$category_id in (select id from charge_category)$$);
call parted(array[
  'schedule'],
  $$(student_id is null or student_id in (select id from student)) and (location_id is null or location_id in (select id from location)) and (user_id is null or user_id in (select id from app_user))$$);
call parted(array[
  'schedule_date'],
  $$schedule_id in (select id from schedule)$$);
call parted(array[
  'stream'],
  $$id in (select stream_id from camera)$$);
call parted(array[
  'student'],
  $$((select part_locations()) is null or location_id = any ((select part_locations())::integer[])) and ((select part_students()) is null or id = any ((select part_students())::integer[]))$$);
call parted(array[
  'student_document_log'],
  $$document_id in (select id from student_document)$$);
call parted(array[
  'student_immunization_dose'],
  $$record_id in (select id from student_immunization)$$);
call parted(array[
  'subsidy_day'],
  $$invoice_id in (select id from invoice) and subsidy_id in (select id from subsidy)$$);
call parted(array[
  'team_stretch'],
  $$team_attendance_id in (select id from team_attendance)$$);
call parted(array[
  'ticket'],
  $$case when (select part_students()) is null then id in (select ticket_id from ticket_location) else id in (select ticket_id from ticket_student) end$$);
call parted(array[
  'ticket_attachment'],
  $$history_id in (select id from ticket_history) and ticket_id in (select id from ticket)$$);
call parted(array[
  'ticket_history', 'ticket_reader', 'ticket_user'],
  $$ticket_id in (select id from ticket)$$);
call parted(array[
  'ticket_link'],
  $$other_id in (select id from ticket) and ticket_id in (select id from ticket)$$);
call parted(array[
  'variable_charge_program'],
  $$billing_program_id in (select id from billing_program) and variable_charge_id in (select id from variable_charge)$$);
