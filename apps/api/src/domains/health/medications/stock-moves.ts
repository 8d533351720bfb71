import { sql } from 'kysely';
import { declined, done, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import type { InputOf } from '../../../kernel/call/input.ts';
import { authorizations } from './authorizations.ts';
import { addLine } from './log.ts';
import { MedicationAuthorization } from './medications.entities.ts';
import type { stockInput } from './medications.inputs.ts';
import { placeOf } from './place.ts';
import { stockOf } from './standing.ts';

type Move = InputOf<typeof stockInput>;

const move = async (ctx: Ctx, kind: 'received' | 'returned', { id, amount, expires, note }: Move) => {
  const { student_id, name } = await authorizations.records.lock(ctx, id);
  const { today } = await placeOf(ctx, student_id);
  if (kind === 'received' && expires !== undefined && expires < today)
    return declined(message('medications.expiredStock'), { field: 'expires', code: 'EXPIRED' });
  if (kind === 'returned') {
    const { rows } = await sql<{ stock: number | null }>`select ${stockOf(sql`${id}`)} as stock`.execute(ctx.db);
    if (Math.round((rows[0]?.stock ?? 0) * 1000) < Math.round(amount * 1000))
      return declined(message('medications.notThatMuch'), { field: 'amount', code: 'STOCK' });
  }
  const line = { authorization_id: id, kind, at: ctx.now(), date: today, amount, note: note?.trim() || null };
  const event = await addLine(ctx, { ...line, ...(kind === 'received' ? { expires: expires ?? null } : {}) });
  ctx.audit({ entity: MedicationAuthorization, id, after: { stock: event, kind, amount } });
  const says = kind === 'received' ? 'medications.received' : 'medications.returned';
  return done(message(says, { medicine: name }), { authorization: id });
};

/** A family brings a medicine: how much, and until when it keeps. */
export const receive = (ctx: Ctx, input: Move) => move(ctx, 'received', input);

/** It goes home again, or is disposed of. */
export const giveBack = (ctx: Ctx, input: Omit<Move, 'expires'>) => move(ctx, 'returned', input);
