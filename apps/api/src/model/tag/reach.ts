import { sql } from 'kysely';
import type { Alias, Sql } from '../../kernel/db/tables.ts';
import type { Entity } from '../../kernel/read/entity.ts';
import { type Scope, scope } from '../../kernel/read/reach.ts';
import { Allergy, Medication, Tag } from './entity.ts';

/** The tables of the three lists. */
export type ListTable = 'tag' | 'allergy' | 'medication';

const deletedAt = (as: Alias<ListTable>): Sql => sql`${sql.ref(as.name)}.deleted_at`;
const there = <T extends ListTable>(of: Entity<T>): Scope<T> =>
  scope(of, 'all of the centre: their names say nothing of a student', (_, as) => sql`${deletedAt(as)} is null`);
const removed = <T extends ListTable>(of: Entity<T>): Scope<T> =>
  scope(of, 'those of the centre that were removed', (_, as) => sql`${deletedAt(as)} is not null`);

export const allTags = there(Tag);
export const allAllergies = there(Allergy);
export const allMedications = there(Medication);
export const removedTags = removed(Tag);
export const removedAllergies = removed(Allergy);
export const removedMedications = removed(Medication);
