import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { col } from '../../kernel/db/tables.ts';
import { scope } from '../../kernel/read/reach.ts';
import { User } from '../../model/user/entity.ts';
import { isPersonOfOwnLocations } from '../../model/user/reach.ts';
import { DashboardLayout } from './settings.entities.ts';

/** Whose dashboards may be asked for: one's own, an admin anybody's. */
export const selfOrAdmin = scope(User, 'oneself, or anybody for admins', (who, as) =>
  allows(who.role, 'admin') ? sql`true` : sql`${col(as, 'id')} = ${who.user}`,
);

/** Whose choices may be seen and made: one's own, managers those of people of their locations. */
export const selfOrManaged = scope(User, 'oneself, or people of own locations for managers', (who, as) =>
  allows(who.role, 'manager') ? isPersonOfOwnLocations(who, col(as, 'id')) : sql`${col(as, 'id')} = ${who.user}`,
);

export const ownDashboards = scope(DashboardLayout, 'own dashboards, or all for admins', (who, as) =>
  allows(who.role, 'admin') ? sql`true` : sql`${col(as, 'user_id')} = ${who.user}`,
);
