-- The language of who signs up: the link may be written by a job, when nobody asks.
alter table center_customer
  add column language text not null default 'en' check (language in ('en', 'es'));
