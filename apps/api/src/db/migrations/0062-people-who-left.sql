-- Somebody removed keeps a row without address, password and rights, so that past days still tell who brought a child.
alter table app_user add column deleted_at timestamptz;
alter table app_user add column note text;
