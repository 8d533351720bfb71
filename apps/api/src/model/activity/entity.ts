import { sql } from 'kysely';
import { col } from '../../kernel/db/tables.ts';
import { holdsFiles } from '../../kernel/files/held-files.ts';
import { entity } from '../../kernel/read/entity.ts';

/** One thing staff wrote down of a day, with whom of the children it was. */
export const Activity = entity('Activity', 'activity');

holdsFiles(Activity, {
  photo: {
    kind: 'picture',
    use: {
      kind: 'activity',
      name: (as) => sql`${col(as, 'date')}::text`,
      where: (as) => sql`${col(as, 'removed_at')} is null`,
    },
  },
  video: { kind: 'video' },
});
