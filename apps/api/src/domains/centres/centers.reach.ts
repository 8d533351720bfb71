import { sql } from 'kysely';
import { col } from '../../kernel/db/tables.ts';
import { scope } from '../../kernel/read/reach.ts';
import { CenterPlan } from './centers.entities.ts';
import { isHome } from './whose.ts';

/** All plans from home; elsewhere those that are offered, and the one the own center has. */
export const plansInSight = scope(
  CenterPlan,
  'plans on offer and the own one; from home, all',
  (who, as) => sql`(${col(as, 'active')} or ${isHome(who)}
    or ${col(as, 'id')} = (select c.center_billing_plan_id from centre c where c.id = ${who.centre}))`,
);

/** What anybody may choose. */
export const plansOnOffer = scope(CenterPlan, 'plans on offer', (_, as) => col(as, 'active'));

/** The plans from home alone: others choose one, and change none. */
export const plansFromHome = scope(CenterPlan, 'plans, from home', (who) => isHome(who));
