-- People change their own e-mail and prove their phone by a code; what is to be proved waits with its message.

alter table sign_in_link add column target text;
alter table sign_in_link drop constraint sign_in_link_kind_check;
alter table sign_in_link add constraint sign_in_link_kind_check check (kind in
  ('verify_email', 'invite_email', 'invite_phone', 'reset', 'approve', 'autologin', 'change_email', 'verify_phone'));
alter table sign_in_link add constraint sign_in_link_target
  check ((target is not null) = (kind in ('change_email', 'verify_phone')));
