import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { scope } from '../../kernel/reach.ts';
import { col } from '../../kernel/tables.ts';
import { User } from '../users/users.entities.ts';
import { DashboardLayout } from './settings.entities.ts';

/** Whose dashboards may be asked for: one's own, an admin anybody's. */
export const selfOrAdmin = scope(User, 'oneself, or anybody for admins', (who, as) =>
  allows(who.role, 'admin') ? sql`true` : sql`${col(as, 'id')} = ${who.user}`,
);

export const ownDashboards = scope(DashboardLayout, 'own dashboards, or all for admins', (who, as) =>
  allows(who.role, 'admin') ? sql`true` : sql`${col(as, 'user_id')} = ${who.user}`,
);
