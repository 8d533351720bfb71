import { sql } from 'kysely';
import { col } from '../../../kernel/db/tables.ts';
import {
  date,
  datetime,
  described,
  fields,
  ident,
  int,
  nested,
  one,
  orNull,
  raw,
} from '../../../kernel/read/entity.ts';
import { BillingRun } from '../../../model/billing/entity.ts';
import { runsOfOwnLocations } from '../../../model/billing/reach.ts';
import { User } from '../../../model/user/entity.ts';

fields(BillingRun, {
  id: ident(),
  location_id: ident(),
  date: described('Periods that are billed on this day or before it.', date('through')),
  plan_id: described('The one plan it was for; null: all of the location.', orNull.ident()),
  planned: described('Invoices that were asked for.', int()),
  invoices: described('Invoices that are made by now.', int()),
  total: described('Cents.', int()),
  made_at: datetime(),
  made_by: one(User, 'made_by'),
  finished_at: described('When the last invoice was made; null while they are being made.', orNull.datetime()),
  sent_at: described('When somebody had it sent.', orNull.datetime()),
  sent_by: one(User, 'sent_by'),
  sent: described('Invoices that have left by now.', {
    ...raw(
      'Int',
      BillingRun,
      (as) =>
        sql`(select count(*)::int from invoice i where i.billing_run_id = ${col(as, 'id')} and i.sent_at is not null)`,
    ),
    nullable: false,
  }),
  undone_at: orNull.datetime(),
  undone_by: one(User, 'undone_by'),
});
nested(BillingRun, runsOfOwnLocations);
