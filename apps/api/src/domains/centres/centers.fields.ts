import { sql } from 'kysely';
import { col } from '../../kernel/db/tables.ts';
import { hostOf, originAt } from '../../kernel/lib/origin-of.ts';
import {
  atLeast,
  computed,
  datetime,
  described,
  fields,
  flag,
  ident,
  int,
  json,
  nested,
  one,
  orNull,
  raw,
  text,
} from '../../kernel/read/entity.ts';
import { User } from '../../model/user/entity.ts';
import { Center, CenterPlan } from './centers.entities.ts';
import { plansInSight } from './centers.reach.ts';
import { lastTrialDay } from './cover.ts';
import { centersOf, isHome } from './whose.ts';

fields(CenterPlan, {
  id: ident(),
  name: text(),
  price: described('Cents for each period.', int('amount')),
  period: described('month or year.', text()),
  price_id: described(
    'What the payment provider calls it; the platform alone reads it.',
    atLeast(
      'admin',
      raw('String', CenterPlan, (as, who) => sql`case when ${isHome(who)} then ${col(as, 'price_id')} end`),
    ),
  ),
  description: orNull.text(),
  features: described('What it contains, a line each.', json()),
  active: described('Whether it is offered.', flag()),
  max_locations: described('So many active locations it holds; null for any number.', orNull.int()),
  max_students: described('So many enrolled students it holds; null for any number.', orNull.int()),
  max_cameras: described('So many cameras it holds; null for any number.', orNull.int()),
  centers: described(
    'How many centers have it; the platform alone reads it.',
    atLeast(
      'admin',
      raw(
        'Int',
        CenterPlan,
        (as, who) => sql`case when ${isHome(who)} then
          (select count(*)::int from centre c where c.center_billing_plan_id = ${col(as, 'id')}) end`,
      ),
    ),
  ),
  updated_at: datetime(),
});
nested(CenterPlan, plansInSight);

fields(Center, {
  id: ident(),
  name: text(),
  slug: described('Its own name in its address.', text()),
  hostname: described(
    'Where it is reached: the first of its own hosts, else its slug on this machine.',
    raw('String', Center, (as) => sql`(select ${hostOf} from centre c where c.id = ${col(as, 'id')})`),
  ),
  url: described(
    'Where it is reached, with scheme and port.',
    computed('String', Center, ['id'], ({ host }) => originAt(String(host)), {
      host: (as) => sql`(select ${hostOf} from centre c where c.id = ${col(as, 'id')})`,
    }),
  ),
  database_name: described('How its data are called, in the database all centers share.', orNull.text()),
  deploy: described('How far a release has come to it: pending, running, done or failed.', text()),
  deploy_step: described('The step that is under way or has failed.', orNull.text()),
  last_updated_time: described('When a release came to it last.', orNull.datetime('deployed_at')),
  status: described('active, inactive or suspended.', text()),
  suspended_for: described(
    'What suspended it by itself and takes it up again: days, or subscription; null where a person did.',
    orNull.text(),
  ),
  is_main: described('Whether a location stands under it.', flag()),
  plan: one(CenterPlan, 'center_billing_plan_id'),
  center_billing_plan_id: orNull.ident(),
  payment_start: orNull.date(),
  payment_end: described('The last day that is paid for.', orNull.date()),
  on_trial: flag(),
  trial_start_date: orNull.date(),
  trial_days: described(
    'A whole number, as a text.',
    raw('String', Center, (as) => sql`${col(as, 'trial_days')}::text`),
  ),
  trial_end: described(
    'The last day of the trial.',
    computed('Date', Center, ['on_trial', 'trial_start_date', 'trial_days'], (row) => lastTrialDay(row)),
  ),
  customer_id: orNull.text(),
  added_at: datetime('created_at'),
  changed_at: orNull.datetime(),
  changed_by: described('Who of the platform changed it last.', one(User, 'changed_by')),
});
nested(Center, centersOf('getCenter'));
