-- An alert that is not urgent is held for a moment in which it can be taken back; until then nobody has it. Those that have
-- been sent before are not held.
alter table alert add column held boolean not null default false;
