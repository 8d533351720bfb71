import type { Book } from '../ledger/book.ts';

/** The cards the processor of the demo knows. It moves no money; what each does shows a way a charge can go. */
export const demoCards = {
  pm_demo_visa: { kind: 'card', brand: 'Visa', last4: '4242', outcome: 'ok' },
  pm_demo_mastercard: { kind: 'card', brand: 'Mastercard', last4: '4444', outcome: 'ok' },
  pm_demo_declined: { kind: 'card', brand: 'Visa', last4: '0002', outcome: 'declined' },
  pm_demo_bank: { kind: 'bank', brand: 'Bank account', last4: '6789', outcome: 'slow' },
} as const;
type DemoCard = keyof typeof demoCards;

export const isDemoCard = (ref: string): ref is DemoCard => Object.hasOwn(demoCards, ref);

type Answer = 'ok' | 'declined' | 'slow';
const isAnswer = (text: string): text is Answer => ['ok', 'declined', 'slow'].includes(text);

/** Asks the processor of the demo for a charge or a refund. A key that was asked before gets its first answer. */
export const askDemo = async (
  book: Book,
  asked: { readonly key: string; readonly kind: 'charge' | 'refund'; readonly ref: string; readonly amount: number },
): Promise<Answer> => {
  const { key, kind, ref, amount } = asked;
  // A refund always goes through; to a bank account it takes its time as well.
  const own = isDemoCard(ref) ? demoCards[ref].outcome : 'declined';
  const outcome: Answer = kind === 'refund' && own === 'declined' ? 'ok' : own;
  const kept = await book.db
    .insertInto('demo_charge')
    .values({ centre_id: book.who.centre, key, kind, ref, amount, outcome, at: book.now() })
    .onConflict((on) =>
      on.columns(['centre_id', 'key']).doUpdateSet((q) => ({ outcome: q.ref('demo_charge.outcome') })),
    )
    .returning('outcome')
    .executeTakeFirstOrThrow();
  return isAnswer(kept.outcome) ? kept.outcome : 'declined';
};
