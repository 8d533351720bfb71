-- The names one signs in with, folded once when they are written. Row security keeps an index on lower(…) from being
-- used, because lower() is not leakproof; comparing two texts is.

alter table app_user
  add column username_key text not null generated always as (lower(username)) stored,
  add column email_key text generated always as (lower(email)) stored;

drop index app_user_username;
drop index app_user_email;
create unique index app_user_username on app_user (centre_id, username_key);
create unique index app_user_email on app_user (centre_id, email_key) where email_key is not null;
