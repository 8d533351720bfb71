import { amountIn } from '../amount.ts';
import type { deposits as en } from '../en/deposits.ts';
import { dateFigures } from '../when.ts';

const dollars = (cents: number): string => amountIn(cents);

export const deposits: typeof en = {
  'billing.deposit': 'Depósito',
  'billing.depositReturned': 'Depósito devuelto',
  'billing.depositOf': (p) => `Del depósito ${p.number}`,
  'billing.depositGone': 'Este depósito ya no existe. Recargue la página y elija de nuevo.',
  'billing.depositCharged': 'El depósito se cobró en una factura.',
  'billing.depositIsReturned': 'El depósito se devolvió.',
  'billing.depositIsCredit': 'El depósito ahora es crédito en la cuenta.',
  'billing.depositIsApplied': 'El depósito se usó para las facturas.',
  'billing.depositIsKept': 'El depósito se retuvo.',
  'billing.nothingHeld': 'No queda nada de este depósito.',
  'billing.moreThanHeld': (p) => `Del depósito solo quedan ${dollars(p.cents)}.`,
  'billing.notByCard': (p) =>
    `Solo ${dollars(p.cents)} pueden volver a una tarjeta o cuenta bancaria. Devuelva el resto en efectivo o con cheque.`,
  'billing.isDeposit': 'Esta factura es un depósito. Anúlela y cóbrelo de nuevo.',
  'billing.depositUsed': 'Este depósito ya se devolvió o se usó. Anule primero el crédito que salió de él.',
  'billing.depositByMoney': 'Un depósito se paga con dinero, no con crédito.',
  'billing.creditOfDeposit': 'Este crédito viene de un depósito. Anúlelo y el depósito queda guardado otra vez.',
  'billing.depositsHeld': (p) => `En depósito al ${dateFigures(p.day)}: ${dollars(p.cents)}. No forma parte del saldo.`,
  'billing.column.held': 'En depósito',
};
