import { sql } from 'kysely';
import { type Alias, col, type Sql } from '../../kernel/db/tables.ts';
import type { Entity } from '../../kernel/read/entity.ts';
import { both, type Scope, scope } from '../../kernel/read/reach.ts';
import { Allergy, Medication, Tag } from './entity.ts';

/** The tables of the three lists. */
export type ListTable = 'tag' | 'allergy' | 'medication';

const deletedAt = (as: Alias<ListTable>): Sql => sql`${sql.ref(as.name)}.deleted_at`;
const there = <T extends ListTable>(of: Entity<T>): Scope<T> =>
  scope(of, 'all of the centre: their names say nothing of a student', (_, as) => sql`${deletedAt(as)} is null`);
const removed = <T extends ListTable>(of: Entity<T>): Scope<T> =>
  scope(of, 'those of the centre that were removed', (_, as) => sql`${deletedAt(as)} is not null`);

/** Tags of students and people; those of posts are a list of their own. */
const ofPosts = scope(Tag, 'tags of posts', (_, as) => sql`${col(as, 'for_blog')}`);
const notOfPosts = scope(Tag, 'tags of students and people', (_, as) => sql`not ${col(as, 'for_blog')}`);

/** The tags of both lists. */
export const anyTags = there(Tag);
export const allTags = both(anyTags, notOfPosts);
export const blogTags = both(anyTags, ofPosts);
export const allAllergies = there(Allergy);
export const allMedications = there(Medication);
export const removedTags = both(removed(Tag), notOfPosts);
export const removedAllergies = removed(Allergy);
export const removedMedications = removed(Medication);
