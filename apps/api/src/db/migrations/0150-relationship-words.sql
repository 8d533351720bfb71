-- Which word of the message files a relationship is called by; null where a centre wrote the name itself.
alter table relationship add column word text check (length(word) between 1 and 40);

-- Centres that stand already began with these names. Row security binds the owner of the table too.
alter table relationship no force row level security;
update relationship r set word = s.word from (values
  ('Parent', 'parent'), ('Padre o madre', 'parent'), ('Mother', 'mother'), ('Madre', 'mother'), ('Father', 'father'),
  ('Padre', 'father'), ('Guardian', 'guardian'), ('Tutor legal', 'guardian'), ('Grandparent', 'grandparent'),
  ('Abuelo o abuela', 'grandparent'), ('Aunt or uncle', 'aunt_or_uncle'), ('Neighbour', 'neighbour'),
  ('Other', 'other'), ('Otra persona', 'other'), ('Owner', 'owner'), ('Friend of the owner', 'friend_of_owner'),
  ('Dog walker', 'dog_walker')) as s (name, word)
where r.name = s.name;
alter table relationship force row level security;
