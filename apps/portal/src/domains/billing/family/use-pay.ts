import { useEnding } from '@nestling/kit/ending.ts';
import { sendMutation } from '@nestling/kit/send.ts';
import { surchargeOn } from '@nestling/rules/surcharges.ts';
import { useState } from 'react';
import { useClient } from 'urql';
import type { Bill, Method } from './bills.ts';
import { PayOwnInvoiceDocument } from './family.graphql.ts';

/** What became of one invoice that was to be paid. */
export interface Paid {
  readonly bill: Bill;
  readonly amount: number;
  /** Cents the card cost more. */
  readonly surcharge: number;
  readonly state: 'paid' | 'pending' | 'failed';
  readonly payment: string | null;
  /** Why it was not paid. */
  readonly why: string;
}

/**
 * Pays invoices one after the other. Each is one intention until the server has answered: pressed again after a broken
 * line, it is charged once.
 */
export const usePay = () => {
  const client = useClient();
  const sentence = useEnding();
  const [busy, setBusy] = useState(false);
  const [paid, setPaid] = useState<readonly Paid[]>([]);

  const payOne = async (bill: Bill, amount: number, { id: method, surcharge: rate }: Method): Promise<Paid> => {
    const surcharge = surchargeOn(amount, rate ?? 0);
    const sent = await sendMutation(client, PayOwnInvoiceDocument, { id: bill.id, method, amount, surcharge });
    const payment = sent.kind === 'done' ? sent.data.chargeUserInvoice?.payment : null;
    if (!payment) return { bill, amount, surcharge: 0, state: 'failed', payment: null, why: sentence(sent) };
    const state = payment.status === 'pending' ? 'pending' : 'paid';
    return { bill, amount, surcharge: payment.surcharge, state, payment: payment.id, why: '' };
  };

  const pay = async (bills: readonly { readonly bill: Bill; readonly amount: number }[], method: Method) => {
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
