/** The states of what was handed in. */
export type EntryStatus = 'draft' | 'submitted' | 'approved' | 'rejected' | 'change_requested';
/** What brings an entry from one state to another. */
export type EntryAct = 'submit' | 'change' | 'approve' | 'withdraw' | 'reject' | 'request_change';

/**
 * From which state each act leads where; an arrow that is not here is answered with Error. `change` is staff correcting
 * what has not been approved, `withdraw` takes an approval back.
 */
const arrows: Readonly<Record<EntryAct, Readonly<Partial<Record<EntryStatus, EntryStatus>>>>> = {
  submit: { draft: 'submitted', change_requested: 'submitted', rejected: 'submitted' },
  change: { submitted: 'submitted', change_requested: 'change_requested', rejected: 'rejected' },
  approve: { submitted: 'approved' },
  withdraw: { approved: 'submitted' },
  reject: { submitted: 'rejected' },
  request_change: { submitted: 'change_requested' },
};

/** Where an act leads from a state; null where it may not be done. */
export const entryAfter = (act: EntryAct, from: EntryStatus): EntryStatus | null => arrows[act][from] ?? null;

export const entryStatuses = ['draft', 'submitted', 'approved', 'rejected', 'change_requested'] as const;
export const isEntryStatus = (text: unknown): text is EntryStatus => entryStatuses.some((one) => one === text);
