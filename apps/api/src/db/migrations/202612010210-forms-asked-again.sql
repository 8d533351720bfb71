-- What was handed in before a form was asked for again stays, and is no answer to it any more. Where it is yearly, it is asked for
-- again by itself a year after it was last.
alter table form
  add column asked_at timestamptz,
  add column ask_yearly boolean not null default false;
