import { sql } from 'kysely';
import { col } from '../../kernel/db/tables.ts';
import { holdsFiles } from '../../kernel/files/held-files.ts';
import { way } from '../../kernel/files/ways.ts';
import { entity } from '../../kernel/read/entity.ts';
import { scope } from '../../kernel/read/reach.ts';

/** What a family takes away of all that is stored about it. */
const FamilyArchive = entity('FamilyArchive', 'family_archive');

// It is given out for a day.
holdsFiles(FamilyArchive, {
  file: { kind: 'file', where: (as, now) => sql`${col(as, 'ends_at')} > ${now}::timestamptz` },
});

/** Whoever acts as somebody does not carry home what is stored of the family. */
const ownArchive = scope(FamilyArchive, 'own archives', (who, as) =>
  who.impersonator === undefined ? sql`${col(as, 'user_id')} = ${who.user}` : sql`false`,
);

export const ofArchive = way('archive', FamilyArchive, {
  scope: ownArchive,
  shows: (as, key, _, now) => sql`${col(as, 'file')} = ${key} and ${col(as, 'ends_at')} > ${now}::timestamptz`,
});
