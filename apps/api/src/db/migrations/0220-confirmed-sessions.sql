-- When the person of a session last typed the password or a code again. What changes who may sign in asks for it: an
-- access token alone is not enough.
alter table session add column confirmed_at timestamptz;

-- Sessions that act for somebody end with the admin's own, and are looked for by it.
create index session_of_impersonator on session (centre_id, impersonator_id) where impersonator_id is not null;
