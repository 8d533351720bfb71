import { newOperationId } from '@nestling/kit/operation.ts';
import { refusalOf } from '@nestling/kit/refusal.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useRef, useState } from 'react';
import { useClient } from 'urql';
import type { Bill } from './bills.ts';
import { PayOwnInvoiceDocument } from './family.graphql.ts';
import { familyBillingWords } from './words.ts';

/** What became of one invoice that was to be paid. */
export interface Paid {
  readonly bill: Bill;
  readonly amount: number;
  readonly state: 'paid' | 'pending' | 'failed';
  readonly payment: string | null;
  /** Why it was not paid. */
  readonly why: string;
}

/**
 * Pays invoices one after the other. Each has one operation id until the server has answered: pressed again after a broken
 * line, it is charged once.
 */
export const usePay = () => {
  const client = useClient();
  const t = useWords(familyBillingWords);
  const operations = useRef(new Map<string, string>());
  const [busy, setBusy] = useState(false);
  const [paid, setPaid] = useState<readonly Paid[]>([]);

  const payOne = async (bill: Bill, amount: number, method: string): Promise<Paid> => {
    const key = `${bill.id} ${amount} ${method}`;
    const operation_id = operations.current.get(key) ?? newOperationId();
    operations.current.set(key, operation_id);
    const { data, error } = await client
      .mutation(PayOwnInvoiceDocument, { id: bill.id, method, amount, operation_id })
      .toPromise();
    const answer = data?.chargeUserInvoice;
    const failed = (why: string): Paid => ({ bill, amount, state: 'failed', payment: null, why });
    if (!answer) return failed((error && refusalOf(error).message) || t('unreachable'));
    // The server has said what became of it: another press is another intention.
    operations.current.delete(key);
    if (answer.status !== 'Success' || !answer.payment) return failed(answer.message);
    const state = answer.payment.status === 'pending' ? 'pending' : 'paid';
    return { bill, amount, state, payment: answer.payment.id, why: '' };
  };

  const pay = async (bills: readonly { readonly bill: Bill; readonly amount: number }[], method: string) => {
    if (busy) return;
    setBusy(true);
    setPaid([]);
    const done: Paid[] = [];
    for (const { bill, amount } of bills) {
      done.push(await payOne(bill, amount, method));
      setPaid([...done]);
      // A card that was declined is not tried for the next one.
      if (done.at(-1)?.state === 'failed') break;
    }
    setBusy(false);
  };
  return { pay, busy, paid, reset: () => setPaid([]) };
};
