import { sql } from 'kysely';
import { col } from '../../kernel/db/tables.ts';
import { datetime, described, fields, ident, nested, one, orNull, raw, text } from '../../kernel/read/entity.ts';
import { everyone } from '../../kernel/read/reach.ts';
import { CenterPlan } from './centers.entities.ts';
import { CenterCustomer } from './customers.entities.ts';

/** They lie in the platform's own center, behind its wall. */
export const customersOfHome = everyone(CenterCustomer, 'customers of the platform, which its own center alone holds');

fields(CenterCustomer, {
  id: ident(),
  name: text(),
  email: text(),
  phone: orNull.text(),
  company: described('The school.', text()),
  city: orNull.text(),
  state: orNull.text(),
  plan: one(CenterPlan, 'center_billing_plan_id'),
  customer_id: described('What the payment provider calls them.', orNull.text('customer_ref')),
  created_at: datetime(),
  paid_at: orNull.datetime(),
  center: described(
    'The name of the center that came of it.',
    raw(
      'String',
      CenterCustomer,
      (as) => sql`(select c.name from center_set_up s join centre c on c.id = s.made_centre_id
        where s.id = ${col(as, 'set_up_id')})`,
    ),
  ),
});
nested(CenterCustomer, customersOfHome);
