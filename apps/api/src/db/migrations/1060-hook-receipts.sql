-- Signed messages from outside that were taken, by a digest of their signature, so that a caught one does nothing again.
-- Signatures end after five minutes by themselves; rows are removed by whatever comes later.
create table hook_receipt (
  centre_id integer not null references centre (id) on delete cascade,
  digest bytea not null check (length(digest) = 32),
  at timestamptz not null,
  primary key (centre_id, digest)
);
create index hook_receipt_by_age on hook_receipt (centre_id, at);
call wall('hook_receipt');
