-- Support reads in a ticket that letters of it were held back, for whoever waits for one.
alter table ticket_history
  drop constraint ticket_history_kind_check,
  drop constraint ticket_history_internal_check,
  add constraint ticket_history_kind_check check (kind in ('opened', 'comment', 'name', 'description', 'status',
    'category', 'locations', 'users', 'students', 'attached', 'attachment_removed', 'follows', 'followed', 'assigned',
    'merged', 'absorbed', 'linked', 'unlinked', 'snoozed', 'woken', 'reminded', 'expired', 'rated', 'raised',
    'letters_held')),
  add constraint ticket_history_internal_check check (not internal or kind in ('comment', 'attachment_removed',
    'assigned', 'absorbed', 'snoozed', 'woken', 'raised', 'letters_held'));
