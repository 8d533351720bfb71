import type { GuardianFlags } from '../record/guardian-flags.tsx';
import { namesOf } from './read-contact.ts';

/** What a contact may do, by the name of its flag. */
export type May = keyof GuardianFlags;

/** One contact of the new student: somebody the center knows, or a person typed here. */
export type ContactRow = {
  /** Id of the contact who exists; null where the person is made with the student. */
  readonly user: string | null;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly relation: string;
  readonly may: readonly May[];
};

const flagsOf = ({ may }: ContactRow) => Object.fromEntries(may.map((one) => [one, true]));

/** The rows as the call takes them: those who exist by id, the others with all they were typed with. */
export const guardiansOf = (rows: readonly ContactRow[]) => ({
  users: rows.flatMap((row) =>
    row.user === null ? [] : [{ user_id: row.user, relation: row.relation, ...flagsOf(row) }],
  ),
  new_users: rows.flatMap((row) =>
    row.user === null
      ? [
          {
            ...namesOf(row.name),
            email: row.email.trim() || null,
            phone: row.phone.trim() || null,
            relation: row.relation,
            ...flagsOf(row),
          },
        ]
      : [],
  ),
});

/** What is missing in a row, as the key of its sentence; null where it is whole. */
export const missingIn = (row: ContactRow): 'needBoth' | 'needReach' | 'needRelation' | null => {
  if (row.user === null && !namesOf(row.name).lname) return 'needBoth';
  if (row.user === null && !row.email.trim() && !row.phone.trim()) return 'needReach';
  return row.relation ? null : 'needRelation';
};
