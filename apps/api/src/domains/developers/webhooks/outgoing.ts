import type { WebhookType } from '@nestling/rules/webhook-types.ts';
import { sql } from 'kysely';
import type { Sql } from '../../../kernel/db/tables.ts';
import type { DomainEvent, Emitted, Outgoing } from '../../../kernel/events/domain-event.ts';
import { addingFrom } from '../../../kernel/jobs/enqueue.ts';
import { StudentCheckedIn, StudentCheckedOut, StudentMarkedAbsent } from '../../../model/attendance/events.ts';
import { InvoiceCreated, InvoicePaid, PaymentReceived } from '../../../model/billing/events.ts';
import { PlanShared } from '../../../model/plan/events.ts';
import { PortfolioPublished } from '../../../model/portfolio/events.ts';
import { DELIVER } from './tasks.ts';

/** What is told outside of an event: ids and what changed, never a name. */
type Body = Readonly<Record<string, number | string | null>>;
interface Row {
  readonly type: WebhookType;
  readonly event: string;
  readonly bodyOf: (told: unknown) => Body;
}
const row = <P>(event: DomainEvent<P>, type: WebhookType, bodyOf: (told: P) => Body): Row => ({
  type,
  event: event.name,
  bodyOf: (told) => bodyOf(event.read(told)),
});

const atTheDoor = ({ student, stay, location, at }: ReturnType<typeof StudentCheckedIn.read>) => ({
  student_id: student,
  attendance_id: stay,
  location_id: location,
  at,
});
const ofInvoice = ({ invoice, student, location }: ReturnType<typeof InvoicePaid.read>) => ({
  invoice_id: invoice,
  student_id: student,
  location_id: location,
});

/** Which of the house's events are told outside, under which type and with which body. */
export const outgoingRows: readonly Row[] = [
  row(StudentCheckedIn, 'student.checked_in', atTheDoor),
  row(StudentCheckedOut, 'student.checked_out', atTheDoor),
  row(StudentMarkedAbsent, 'student.marked_absent', ({ student, date }) => ({ student_id: student, date })),
  row(InvoiceCreated, 'invoice.created', ofInvoice),
  row(InvoicePaid, 'invoice.paid', ofInvoice),
  row(PaymentReceived, 'payment.received', ({ payment, student, location }) => ({
    payment_id: payment,
    student_id: student,
    location_id: location,
  })),
  row(PortfolioPublished, 'portfolio.published', ({ portfolio }) => ({ portfolio_id: portfolio })),
  row(PlanShared, 'lesson_plan.shared', ({ plan, act }) => ({ lesson_plan_id: plan, act })),
];
const rowsOf = Map.groupBy(outgoingRows, ({ event }) => event);

/** The very bytes of a message. */
export const bodyOf = (type: string, at: Date, data: Body): string =>
  JSON.stringify({ type, timestamp: at.toISOString(), data });

const messageOf = ({ event, id, at, told }: Emitted) =>
  (rowsOf.get(event) ?? []).map(({ type, bodyOf: data }) => ({ id, type, at, body: bodyOf(type, at, data(told)) }));

/**
 * Notes what was emitted for the addresses that asked for it, once as a message and once for each of them as a delivery, and
 * wakes those nobody looks after. One statement, and nothing is written where no address asked.
 */
const noting = (centre: number, at: Date, messages: readonly ReturnType<typeof messageOf>[number][]): Sql => sql`
  with told as materialized (
    select t.id, t.type, t.body, t.at, w.id as webhook, w.awake_until
    from json_to_recordset(${JSON.stringify(messages)}::json) as t(id uuid, type text, body text, at timestamptz)
    join webhook w on w.status = 'on' and w.types @> array[t.type]),
  message as (
    insert into webhook_message (id, type, body, at) select distinct on (id) id, type, body, at from told),
  delivery as (
    insert into webhook_delivery (webhook_id, message_id, due_at, created_at)
    select webhook, id, at, at from told order by at, id, webhook)
  select ${addingFrom(DELIVER, centre, { webhook: sql`asleep.webhook` })}
  from (select distinct webhook from told where awake_until is null or awake_until < ${at}::timestamptz) asleep`;

/** What leaves the house of what a transaction has emitted. */
export const noteForWebhooks: Outgoing = (centre, emitted) => {
  const messages = emitted.flatMap(messageOf);
  const [first] = messages;
  return first ? noting(centre, first.at, messages) : null;
};
