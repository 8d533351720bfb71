import { useEnding } from '@nestling/kit/ending.ts';
import { sendMutation } from '@nestling/kit/send.ts';
import { useState } from 'react';
import { useClient } from 'urql';
import type { Bill } from './bills.ts';
import { PayOwnInvoiceDocument } from './family.graphql.ts';

/** An invoice that is to be paid, in cents; `surcharge`: what its payer was shown that the card costs more. */
interface ToPay {
  readonly bill: Bill;
  readonly amount: number;
  readonly surcharge: number;
}
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

  const payOne = async ({ bill, amount, surcharge }: ToPay, method: string): Promise<Paid> => {
    const sent = await sendMutation(client, PayOwnInvoiceDocument, { id: bill.id, method, amount, surcharge });
    const payment = sent.kind === 'done' ? sent.data.chargeUserInvoice?.payment : null;
    if (!payment) return { bill, amount, surcharge: 0, state: 'failed', payment: null, why: sentence(sent) };
    const state = payment.status === 'pending' ? 'pending' : 'paid';
    return { bill, amount, surcharge: payment.surcharge, state, payment: payment.id, why: '' };
  };

  const pay = async (bills: readonly ToPay[], method: string) => {
    if (busy) return;
    setBusy(true);
    setPaid([]);
    const done: Paid[] = [];
    for (const one of bills) {
      done.push(await payOne(one, method));
      setPaid([...done]);
      // A card that was declined is not tried for the next one.
      if (done.at(-1)?.state === 'failed') break;
    }
    setBusy(false);
  };
  return { pay, busy, paid, reset: () => setPaid([]) };
};
