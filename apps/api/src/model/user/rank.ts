import { type Role, rankOf } from '@nestling/rules/roles.ts';
import { type RawBuilder, sql } from 'kysely';

const place = (role: Role): RawBuilder<number> => sql.lit(rankOf(role));

/** How high a role stands, as the column `rank` of the table `role` counts it: `r.rank >= ${rank.teacher}`. */
export const rank = {
  user: place('user'),
  teacher: place('teacher'),
  manager: place('manager'),
  support: place('kvsupport'),
  center: place('center'),
};
