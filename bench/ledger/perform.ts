import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { CallRefused } from '@nestling/api/harness/client.ts';
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

/** What a model hears of the rows of each table, in the order of `tables`: columns under their names in `Made`. */
const heard: Readonly<Record<(typeof tables)[number], readonly [keyof Made, string]>> = {
  invoice: [
    'invoices',
    `id, number, location_id as location, student_id as student, user_id as "user", agency_id as agency, status = 'draft' as draft,
      date, due_date, total, plan_id as plan, period_start, period_end, from_invoice_id as from_invoice, late_fee_of`,
  ],
  payment: ['payments', 'id, location_id as location, user_id as "user", amount'],
  credit: ['credits', 'id, user_id as "user", amount'],
  refund: ['refunds', 'id, payment_id as payment, credit_id as credit, amount'],
  billing_plan: ['plans', 'id, location_id as location'],
  billing_payer: ['payers', 'id'],
  subsidy: ['subsidies', 'id'],
  time_off: ['absences', 'id'],
};
const listOf = (table: (typeof tables)[number], i: number): string => {
  const [name, columns] = heard[table];
  return `'${name}', (select coalesce(json_agg(x order by x.id), '[]') from (select ${columns} from ${table}
    where centre_id = $1 and id > $${i + 2}) x)`;
};
/** Prepared under a name: what is asked after each operation is parsed and planned once. */
const SINCE = { name: 'since', text: `select json_build_object(${tables.map(listOf).join(', ')}) as made` };

/** Rows of a center that are there since they were last looked for, in one statement. */
export const sinceThen = async ({ tenant, watch }: Center, seen: Seen): Promise<Made> => {
  const after = tables.map((table) => seen.get(table) ?? 0);
  const { rows } = await watch.query<{ made: Made }>({ ...SINCE, values: [tenant.centre, ...after] });
  const [row] = rows;
  if (!row) throw new Error('Nothing was answered.');
  for (const table of tables) {
    const last = row.made[heard[table][0]].at(-1);
    if (last) seen.set(table, last.id);
  }
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
