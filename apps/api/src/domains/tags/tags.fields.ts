import { sql } from 'kysely';
import type { Who } from '../../kernel/call/who.ts';
import type { Alias, Sql } from '../../kernel/db/tables.ts';
import type { Entity } from '../../kernel/read/entity.ts';
import { atLeast, described, type Field, fields, ident, nested, orNull, raw, text } from '../../kernel/read/entity.ts';
import { inOwnLocations } from '../../model/location/reach.ts';
import { Allergy, Medication, Tag } from '../../model/tag/entity.ts';
import { allAllergies, allMedications, anyTags, type ListTable } from '../../model/tag/reach.ts';
import { isPersonOfOwnLocations } from '../../model/user/reach.ts';
import { allergies, type ListKind, linkId, linkTable, medications, tags } from './list-kinds.ts';

const isThis = (kind: ListKind, word: Alias<ListTable>): Sql =>
  sql`l.centre_id = ${sql.ref(`${word.name}.centre_id`)} and l.${linkId(kind)} = ${sql.ref(`${word.name}.id`)}`;
const students = (kind: ListKind, word: Alias<ListTable>): Sql =>
  sql`from ${linkTable(kind, 'student')} l join student st on st.id = l.student_id
    where ${isThis(kind, word)} and st.archived_at is null`;
const people = (kind: ListKind, word: Alias<ListTable>): Sql =>
  sql`from ${linkTable(kind, 'user')} l where ${isThis(kind, word)}`;

const counts = <T extends ListTable>(of: Entity<T>, kind: ListKind) =>
  ({
    student_count: described(
      'Students of own locations that carry it, those in the archive left out.',
      raw(
        'Int',
        of,
        (word, who: Who) =>
          sql`(select count(*)::int ${students(kind, word)} and ${inOwnLocations(who, sql`st.location_id`)})`,
      ),
    ),
    user_count: described(
      'People of own locations that carry it.',
      raw(
        'Int',
        of,
        (word, who: Who) =>
          sql`(select count(*)::int ${people(kind, word)} and ${isPersonOfOwnLocations(who, sql`l.user_id`)})`,
      ),
    ),
    count_everywhere: described(
      'Students and people of the whole centre that carry it: whom removing it concerns.',
      raw(
        'Int',
        of,
        (word) => sql`((select count(*)::int ${students(kind, word)}) + (select count(*)::int ${people(kind, word)}))`,
      ),
    ),
  }) satisfies Record<string, Field>;

fields(Tag, {
  id: ident(),
  name: text(),
  color_code: orNull.text(),
  ...counts(Tag, tags),
  post_count: described(
    'Posts of any status that have it.',
    atLeast(
      'blog',
      raw(
        'Int',
        Tag,
        (word) => sql`(select count(*)::int from blog_tag l where l.tag_id = ${sql.ref(`${word.name}.id`)})`,
      ),
    ),
  ),
});
nested(Tag, anyTags);
fields(Allergy, { id: ident(), name: text(), ...counts(Allergy, allergies) });
nested(Allergy, allAllergies);
fields(Medication, { id: ident(), name: text(), ...counts(Medication, medications) });
nested(Medication, allMedications);
