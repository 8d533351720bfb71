-- What the card provider (Stripe) knows payers, cards and payments by. Test and live stand apart: a card of the one is none
-- in the other.
alter table payment_method add column livemode boolean;
alter table payment_method add constraint payment_method_mode check (provider <> 'stripe' or livemode is not null);
alter table payment add column livemode boolean;
-- How often the provider was asked for it: what was asked once may have been taken, whatever came back.
alter table payment add column tries integer not null default 0;

create table payment_customer (
  centre_id integer not null,
  location_id integer not null,
  user_id integer not null,
  livemode boolean not null,
  ref text not null check (length(ref) between 1 and 200),
  created_at timestamptz not null,
  primary key (centre_id, location_id, user_id, livemode),
  constraint payment_customer_ref unique (centre_id, ref),
  foreign key (centre_id, location_id) references location (centre_id, id) on delete cascade,
  foreign key (centre_id, user_id) references app_user (centre_id, id) on delete cascade
);
create index payment_customer_of_user on payment_customer (centre_id, user_id);
call wall('payment_customer');

-- Which account a message of the provider came from, what it is about, and when that was looked at.
alter table provider_event add column location_id integer;
alter table provider_event add column object_id text;
alter table provider_event add column done_at timestamptz;
alter table provider_event add foreign key (centre_id, location_id) references location (centre_id, id) on delete cascade;
create index provider_event_of_location on provider_event (centre_id, location_id) where location_id is not null;
