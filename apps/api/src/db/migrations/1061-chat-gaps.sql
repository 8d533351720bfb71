-- What was written while a guardian was on the black list: the messages after one and up to another. Whoever is taken off
-- the list reads everything that stood before, and what is written from then on; what lies between opens when a manager
-- opens the history. until_id is null while the guardian is listed, who reads nothing then anyway.
create table chat_gap (
  centre_id integer not null,
  student_id integer not null,
  user_id integer not null,
  after_id integer not null,
  until_id integer,
  history boolean not null default false,
  primary key (centre_id, student_id, user_id, after_id),
  foreign key (centre_id, student_id, user_id) references guardian_link (centre_id, student_id, user_id)
    on delete cascade on update cascade
);
create index chat_gap_of on chat_gap (centre_id, user_id);
call wall('chat_gap');

-- When those were listed who are so now was not kept: nothing of what was written until they are taken off is told apart.
insert into chat_gap (centre_id, student_id, user_id, after_id)
  select centre_id, student_id, user_id, 0 from guardian_link where black_list;

-- By ids and not by time, as chat_guardian_joins.
create function chat_guardian_listed() returns trigger language plpgsql as $$
declare
  last integer := coalesce((select max(id) from chat_message where centre_id = new.centre_id), 0);
begin
  if new.black_list then
    insert into chat_gap (centre_id, student_id, user_id, after_id) values (new.centre_id, new.student_id, new.user_id, last)
    on conflict (centre_id, student_id, user_id, after_id) do update set until_id = null;
  else
    update chat_gap set until_id = last where centre_id = new.centre_id and student_id = new.student_id
      and user_id = new.user_id and until_id is null;
  end if;
  return null;
end $$;
drop trigger chat_guardian_returns on guardian_link;
create trigger chat_guardian_listed after update of black_list on guardian_link
  for each row when (old.black_list <> new.black_list) execute function chat_guardian_listed();
create trigger chat_guardian_added_listed after insert on guardian_link
  for each row when (new.black_list) execute function chat_guardian_listed();
