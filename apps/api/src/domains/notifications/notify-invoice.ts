import { sql } from 'kysely';
import { on } from '../../kernel/events/listener.ts';
import { InvoiceSent } from '../../model/billing/events.ts';
import { notifyMany } from './notify.ts';

/** Tells the payer of an invoice that it was sent, once. */
export const notifyInvoice = on(InvoiceSent, 'notices', {
  run: (ctx, { invoice, student }) =>
    notifyMany(
      ctx,
      sql`select 'invoice' as kind, 'invoice:' || i.id as key, ${student}::int as about,
        jsonb_build_object('name', st.full_name, 'cents', i.open_cents, 'due', to_char(i.due_date, 'YYYY-MM-DD')) as facts,
        u.id as person, null::int as location, null::int as least
      from invoice i join student st on st.id = i.student_id
      join app_user u on u.id = i.user_id and u.status = 'active' and not u.pending and u.deleted_at is null
      where i.id = ${invoice} and i.status in ('open', 'partly_paid')`,
    ),
});
