import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { CallRefused } from '@nestling/api/harness/client.ts';
import { sql } from 'kysely';
import type { DisputeTold } from './errands.ts';
import type { Answer, Made, Operation } from './interface.ts';
import type { Server } from './server.ts';
import type { Center } from './world.ts';

const tables = [
  'invoice',
  'payment',
  'credit',
  'refund',
  'billing_plan',
  'billing_payer',
  'subsidy',
  'time_off',
] as const;
/** The highest id of each table that has been seen. */
export type Seen = Map<string, number>;

/** Rows of a center that are there since they were last looked for, in one statement. */
export const sinceThen = async ({ tenant }: Center, seen: Seen): Promise<Made> => {
  const after = (table: (typeof tables)[number]) => seen.get(table) ?? 0;
  const { rows } = await sql<{ made: Made }>`select json_build_object(
    'invoices', (select coalesce(json_agg(x order by x.id), '[]') from (select id, number, location_id as location, student_id as student,
        user_id as "user", agency_id as agency, status = 'draft' as draft, date, due_date, total, plan_id as plan, period_start, period_end,
        from_invoice_id as from_invoice, late_fee_of from invoice where centre_id = ${tenant.centre} and id > ${after('invoice')}) x),
    'payments', (select coalesce(json_agg(x order by x.id), '[]') from (select id, location_id as location, user_id as "user", amount
        from payment where centre_id = ${tenant.centre} and id > ${after('payment')}) x),
    'credits', (select coalesce(json_agg(x order by x.id), '[]') from (select id, user_id as "user", amount
        from credit where centre_id = ${tenant.centre} and id > ${after('credit')}) x),
    'refunds', (select coalesce(json_agg(x order by x.id), '[]') from (select id, payment_id as payment, credit_id as credit, amount
        from refund where centre_id = ${tenant.centre} and id > ${after('refund')}) x),
    'plans', (select coalesce(json_agg(x order by x.id), '[]') from (select id, location_id as location
        from billing_plan where centre_id = ${tenant.centre} and id > ${after('billing_plan')}) x),
    'payers', (select coalesce(json_agg(x order by x.id), '[]') from (select id from billing_payer
        where centre_id = ${tenant.centre} and id > ${after('billing_payer')}) x),
    'subsidies', (select coalesce(json_agg(x order by x.id), '[]') from (select id from subsidy
        where centre_id = ${tenant.centre} and id > ${after('subsidy')}) x),
    'absences', (select coalesce(json_agg(x order by x.id), '[]') from (select id from time_off
        where centre_id = ${tenant.centre} and id > ${after('time_off')}) x)) as made`.execute(tenant.db);
  const [row] = rows;
  if (!row) throw new Error('Nothing was answered.');
  const lists = [
    row.made.invoices,
    row.made.payments,
    row.made.credits,
    row.made.refunds,
    row.made.plans,
    row.made.payers,
    row.made.subsidies,
    row.made.absences,
  ];
  for (const [i, table] of tables.entries()) seen.set(table, Math.max(after(table), lists[i]?.at(-1)?.id ?? 0));
  return row.made;
};

type Ended = Pick<Answer, 'status' | 'errors'>;

/** Sends a call as often as it takes, under one operation id: a server that is killed meanwhile has done it once at most. */
const send = async (server: Server, center: Center, { by, user, call, args }: Operation): Promise<Ended> => {
  const who = by === 'contact' ? center.guardians.get(user ?? 0) : center.office;
  if (!who) throw new Error(`Nobody sends ${call}.`);
  const operation_id = randomUUID();
  for (;;) {
    await server.ready();
    try {
      const { status, errors } = await who.call(call, { ...args, operation_id }, 'status errors { field code }');
      return { status, errors };
    } catch (error) {
      if (error instanceof CallRefused && error.code !== 'NOT_READY') {
        if (error.code === 'INTERNAL') throw error;
        return { status: 'Refused', errors: [{ field: '', code: error.code }] };
      }
      await wait(25);
    }
  }
};

const dispute = (args: Operation['args']): DisputeTold => {
  const status = (['needs_response', 'warning_needs_response', 'lost', 'won'] as const).find(
    (one) => one === args.status,
  );
  return {
    id: String(args.ref),
    status: status ?? 'needs_response',
    amount: Number(args.amount),
    reason: String(args.reason),
  };
};

/** Tells of a dispute; of a payment that is still under way the product takes it later, which the driver does not wait for. */
const toldOf = async (server: Server, { world }: Center, { args }: Operation): Promise<Ended> => {
  try {
    await server.tell({ kind: 'dispute', centre: world.centre, payment: Number(args.payment), dispute: dispute(args) });
    return { status: 'Success', errors: [] };
  } catch (error) {
    if (!(error instanceof Error) || !error.message.includes('waits to be confirmed')) throw error;
    return { status: 'Error', errors: [{ field: 'payment', code: 'LATER' }] };
  }
};

/** Does an operation, through kills of the server; answers how it ended and what is there since. */
export const perform = async (server: Server, center: Center, operation: Operation, seen: Seen): Promise<Answer> => {
  const before = server.kills;
  let ended: Ended = { status: 'Success', errors: [] };
  if (operation.by === 'provider') ended = await toldOf(server, center, operation);
  else if (operation.by !== 'clock') ended = await send(server, center, operation);
  const made = await sinceThen(center, seen);
  return { ...ended, made, kills: server.kills - before };
};
