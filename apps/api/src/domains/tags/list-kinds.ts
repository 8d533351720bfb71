import { sql } from 'kysely';
import type { AuditedNoun } from '../../kernel/audit/change.ts';
import { message } from '../../kernel/call/message.ts';
import { constraint } from '../../kernel/call/refusals.ts';
import type { Sql } from '../../kernel/db/tables.ts';
import { Allergy, Medication, Tag } from '../../model/tag/entity.ts';
import type { ListTable } from '../../model/tag/reach.ts';

/** One of the three lists of words that students and people are given: tags, allergies, medications. */
export interface ListKind {
  readonly table: ListTable;
  /** As the audit trail names it. */
  readonly entity: AuditedNoun;
  /** What a student's history calls the words it was given. */
  readonly given: 'tags' | 'allergies' | 'medications';
  /** True where a change must be seen at the door at once. */
  readonly safety: boolean;
}

export const tags: ListKind = { table: 'tag', entity: Tag, given: 'tags', safety: false };
export const allergies: ListKind = { table: 'allergy', entity: Allergy, given: 'allergies', safety: true };
export const medications: ListKind = { table: 'medication', entity: Medication, given: 'medications', safety: true };

/** To whom words are given. */
export type Carrier = 'student' | 'user';

/** What carries words: to whom they are given, and posts, which have tags alone. */
export type Carrying = Carrier | 'blog';

/** The table that says who was given which words of a list. */
export const linkTable = ({ table }: ListKind, carrier: Carrying): Sql => sql.table(`${carrier}_${table}`);
export const linkId = ({ table }: ListKind): Sql => sql.ref(`${table}_id`);
export const carrierId = (carrier: Carrying): Sql => sql.ref(`${carrier}_id`);

for (const { table } of [tags, allergies, medications])
  constraint(`${table}_name`, 'name', 'TAKEN', message('tags.nameTaken'));
