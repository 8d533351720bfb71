-- A booking asks for its accounts by a list of their keys. Compared with what is taken out of JSON in the same statement, row
-- security forbids the index on the key (`->>` is not leakproof), and each booking read all accounts, twice: the more
-- families, the slower every payment.
create or replace function ledger_book(centre integer, at timestamptz, by_id integer, as_id integer, entries jsonb)
returns integer language plpgsql as $$
declare
  numbered jsonb;
  keys text[];
  -- The ids of accounts by their keys.
  known jsonb;
begin
  select jsonb_agg(e.entry || jsonb_build_object('id', nextval('ledger_entry_id_seq')) order by e.n) into numbered
    from jsonb_array_elements(entries) with ordinality e(entry, n)
    where exists (select 1 from jsonb_array_elements(e.entry -> 'lines') m(l) where (l ->> 'cents')::int <> 0);
  if numbered is null then
    return 0;
  end if;
  select array_agg(distinct ledger_key(e, l)) into keys
    from jsonb_array_elements(numbered) n(e) cross join lateral jsonb_array_elements(n.e -> 'lines') m(l);
  select jsonb_object_agg(a.key, a.id) into known from ledger_account a where a.centre_id = centre and a.key = any(keys);
  if known is null or not known ?& keys then
    insert into ledger_account (centre_id, location_id, kind, student_id, user_id, agency_id, category_id, method)
      select distinct centre, coalesce(l ->> 'location', e ->> 'location')::int, l ->> 'kind', (l ->> 'student')::int, (l ->> 'user')::int,
        (l ->> 'agency')::int, (l ->> 'category')::int, l ->> 'method'
      from jsonb_array_elements(numbered) n(e) cross join lateral jsonb_array_elements(n.e -> 'lines') m(l)
      where known is null or not known ? ledger_key(e, l)
      order by 2, 3, 4, 5, 6, 7, 8
      on conflict on constraint ledger_account_key do nothing;
    select jsonb_object_agg(a.key, a.id) into known from ledger_account a where a.centre_id = centre and a.key = any(keys);
  end if;
  insert into ledger_entry (centre_id, id, location_id, kind, effective_on, booked_at, source, source_id, by_user, as_user, note)
    select centre, (e ->> 'id')::bigint, (e ->> 'location')::int, e ->> 'kind', (e ->> 'on')::date, at, e ->> 'source',
      (e ->> 'source_id')::int, by_id, as_id, e ->> 'note'
    from jsonb_array_elements(numbered) n(e);
  insert into ledger_line (centre_id, entry_id, account_id, kind, cents, invoice_id, payment_id, credit_id)
    select centre, (e ->> 'id')::bigint, (known ->> ledger_key(e, l))::int, l ->> 'kind', (l ->> 'cents')::int,
      (l ->> 'invoice')::int, (l ->> 'payment')::int, (l ->> 'credit')::int
    from jsonb_array_elements(numbered) n(e) cross join lateral jsonb_array_elements(n.e -> 'lines') m(l)
    where (l ->> 'cents')::int <> 0;
  return jsonb_array_length(numbered);
end $$;
