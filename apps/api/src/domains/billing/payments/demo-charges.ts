import { sql } from 'kysely';
import type { WriteContext } from '../../../kernel/call/context.ts';

/** The cards the processor of the demo knows. It moves no money; what each does shows a way a charge can go. */
export const demoCards = {
  pm_demo_visa: { kind: 'card', brand: 'Visa', last4: '4242', funding: 'credit', outcome: 'ok' },
  pm_demo_mastercard: { kind: 'card', brand: 'Mastercard', last4: '4444', funding: 'debit', outcome: 'ok' },
  pm_demo_declined: { kind: 'card', brand: 'Visa', last4: '0002', funding: 'credit', outcome: 'declined' },
  pm_demo_bank: { kind: 'bank', brand: 'Bank account', last4: '6789', funding: null, outcome: 'slow' },
} as const;
type DemoCard = keyof typeof demoCards;

export const isDemoCard = (ref: string): ref is DemoCard => Object.hasOwn(demoCards, ref);

type Answer = 'ok' | 'declined' | 'slow';

/** Asks the processor of the demo for a charge or a refund. A key that was asked before gets its first answer. */
export const askDemo = async (
  ctx: WriteContext,
  asked: { readonly key: string; readonly kind: 'charge' | 'refund'; readonly ref: string; readonly amount: number },
): Promise<Answer> => {
  const { key, kind, ref, amount } = asked;
  // A refund always goes through; to a bank account it takes its time as well.
  const own = isDemoCard(ref) ? demoCards[ref].outcome : 'declined';
  const outcome: Answer = kind === 'refund' && own === 'declined' ? 'ok' : own;
  const { rows } = await sql<{ outcome: Answer }>`insert into demo_charge as c (key, kind, ref, amount, outcome, at)
    values (${key}, ${kind}, ${ref}, ${amount}, ${outcome}, ${ctx.now()})
    on conflict (centre_id, key) do update set outcome = c.outcome returning outcome`.execute(ctx.db);
  return rows[0]?.outcome ?? 'declined';
};
