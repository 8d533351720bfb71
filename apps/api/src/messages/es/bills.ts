import type { bills as en } from '../en/bills.ts';
import { dayOf } from '../when.ts';

const dollars = (currency: string, cents: number) =>
  new Intl.NumberFormat('es-US', { style: 'currency', currency }).format(cents / 100);

/** The same in Spanish. */
export const bills: typeof en = {
  'bills.reminded': (p) => (p.count === 1 ? 'Se envió 1 recordatorio.' : `Se enviaron ${p.count} recordatorios.`),
  'bills.sentTo': (p) => `Enviado a ${p.names}.`,
  'bills.endsSubject': (p) =>
    p.count === 1 ? `${p.child}: el subsidio termina pronto` : `${p.count} subsidios terminan pronto`,
  'bills.endsLine': (p) => `${p.child}: ${p.agency} paga hasta el ${dayOf('es', p.day)}.`,
  'bills.endsAsk':
    'Después de ese día se factura a la familia. Pida a la agencia otra autorización o anote la nueva fecha.',
  'bills.endsOpen': 'Abrir subsidios',
  'bills.notItsPayer': 'Solo el pagador puede recibir este correo.',
  'bills.noReceipt': 'Solo un pago completado tiene recibo.',
  'bills.agency': 'Este pago vino de una agencia sin correo electrónico.',
  'bills.asked': 'Su pregunta se envió al centro. Recibirá la respuesta por correo y aquí.',
  'bills.answered': 'Se envió la respuesta.',
  'bills.questionGone': 'Esta pregunta ya no existe. Vuelva a cargar la página y elija otra vez.',
  'bills.questionDone': 'Esta pregunta ya se respondió.',
  'bills.otherItem': 'Esta línea es de otra factura. Vuelva a cargar la página y elija otra vez.',

  'bills.hello': (p) => `Hola, ${p.name}:`,
  'bills.invoice.subject': (p) => `Factura ${p.number} de ${p.student}: ${dollars(p.currency, p.cents)}`,
  'bills.invoice.body': (p) =>
    `Adjuntamos su factura ${p.number} de ${p.student}. El pago de ${dollars(p.currency, p.cents)} vence el ${dayOf('es', p.due)}.`,
  'bills.invoice.paid': (p) => `Adjuntamos su factura ${p.number} de ${p.student}. Está pagada por completo.`,
  'bills.reminder.subject': (p) => `Recordatorio: el pago de ${dollars(p.currency, p.cents)} de ${p.student} ya venció`,
  'bills.reminder.body': (p) =>
    `El pago de ${dollars(p.currency, p.cents)} de la factura ${p.number} de ${p.student} venció el ${dayOf('es', p.due)} y sigue pendiente. Si acaba de pagar, no tiene que hacer nada.`,
  'bills.unpaid.subject': (p) =>
    `Recordatorio: ${p.student} tiene un saldo pendiente de ${dollars(p.currency, p.cents)}`,
  'bills.unpaid.line': (p) => `Factura ${p.number}: ${dollars(p.currency, p.cents)}, vence el ${dayOf('es', p.due)}.`,
  'bills.unpaid.end': 'Si acaba de pagar, no tiene que hacer nada.',
  'bills.autopay.subject': (p) => `Se cobrará ${dollars(p.currency, p.cents)} el ${dayOf('es', p.due)}`,
  'bills.autopay.body': (p) =>
    `El pago automático cobrará ${dollars(p.currency, p.cents)} a ${p.method} el ${dayOf('es', p.due)} por la factura ${p.number} (${p.student}). No tiene que hacer nada.`,
  'bills.autopay.off': 'Para pagar de otra forma, desactive el pago automático antes de ese día.',
  'bills.receipt.subject': (p) => `Recibo por ${dollars(p.currency, p.cents)}`,
  'bills.receipt.body': (p) =>
    `Gracias. Recibimos su pago de ${dollars(p.currency, p.cents)} del ${dayOf('es', p.day)}${p.student ? ` por ${p.student}` : ''}. Adjuntamos el recibo.`,
  'bills.failed.subject': (p) => `Su pago de ${dollars(p.currency, p.cents)} no se pudo procesar`,
  'bills.failed.body': (p) =>
    `El pago automático de ${dollars(p.currency, p.cents)} por la factura ${p.number} con ${p.method} no se pudo procesar. Pague con otra tarjeta o consulte a su banco.`,
  'bills.statement.subject': (p) => `Estado de cuenta de ${p.student}`,
  'bills.statement.body': (p) =>
    `Adjuntamos el estado de cuenta de ${p.student} del ${dayOf('es', p.from)} al ${dayOf('es', p.to)}.`,
  'bills.question.subject': (p) => `${p.name} tiene una pregunta sobre la factura ${p.number}`,
  'bills.question.body': (p) => `${p.name} pregunta por ${p.item ? `“${p.item}” de ` : ''}la factura de ${p.student}:`,
  'bills.answer.subject': (p) => `Sobre su pregunta de la factura ${p.number}`,
  'bills.button.pay': 'Ver y pagar',
  'bills.button.look': 'Ver mis pagos',
  'bills.button.invoice': 'Abrir la cuenta',

  'bills.year': (p) => `Pagos en ${p.year}`,
  'bills.year.total': 'Pagado, menos reembolsos',
  'bills.year.allSent': (p) =>
    `Todos los que pagaron en ${p.year} ya tienen su recibo. Un pago o reembolso posterior genera uno nuevo.`,
  'bills.year.subject': (p) => `Sus pagos de ${p.year}`,
  'bills.year.body': (p) =>
    `Adjuntamos lo que usted pagó en ${p.year}, con nuestra dirección y número fiscal, para su declaración de impuestos.`,
  'bills.year.sending': (p) => `${p.count === 1 ? '1 recibo está' : `${p.count} recibos están`} en camino.`,
  'bills.year.none': (p) => `No hubo pagos en ${p.year}.`,
  'bills.worked.part': (p) =>
    `${p.count} de ${p.of} días a ${p.amount}${p.closed > 0 ? `, ${p.closed} ${p.closed === 1 ? 'cerrado' : 'cerrados'}` : ''}`,
  'bills.worked.days': (p) => `${p.count} ${p.count === 1 ? 'día' : 'días'} a ${p.amount}`,
  'bills.worked.visits': (p) => `${p.count} ${p.count === 1 ? 'visita' : 'visitas'} a ${p.amount}`,
  'bills.worked.hours': (p) => `${p.hours} h ${p.minutes} min a ${p.amount} la hora`,
  'bills.worked.stay': (p) => `${p.minutes} min`,
  'bills.worked.once': (p) => `solo esta vez, en lugar de ${p.amount}`,
  'bills.worked.yours': (p) => `su parte de ${p.amount}`,
  'bills.statement.title': 'Estado de cuenta',

  'bills.kind.opening': 'Saldo anterior',
  'bills.kind.invoice': 'Factura',
  'bills.kind.reversal': 'Factura corregida',
  'bills.kind.adjustment': 'Ajuste',
  'bills.kind.void': 'Anulación',
  'bills.kind.waiver': 'Condonación',
  'bills.kind.transfer': 'Traspaso',
  'bills.kind.payment': 'Pago',
  'bills.kind.application': 'Pago aplicado',
  'bills.kind.unapplication': 'Pago retirado',
  'bills.kind.refund': 'Reembolso',
  'bills.kind.refund_done': 'Reembolso hecho',
  'bills.kind.refund_failed': 'Reembolso fallido',
  'bills.kind.chargeback': 'Devuelto por el banco',
  'bills.kind.credit': 'Crédito',
  'bills.kind.credit_void': 'Crédito anulado',
  'bills.kind.deposit': 'Depósito cobrado',
  'bills.kind.deposit_returned': 'Depósito devuelto',
  'bills.kind.deposit_applied': 'Depósito usado',
  'bills.kind.deposit_kept': 'Depósito retenido',
  'bills.way.cash': 'Efectivo',
  'bills.way.check': 'Cheque',
  'bills.way.card': 'Tarjeta',
  'bills.way.bank': 'Cuenta bancaria',
  'bills.way.external': 'Fuera de la aplicación',
  'bills.way.agency': 'Agencia',
  'bills.way.credit': 'Crédito',
  'bills.way.deposit': 'Depósito',

  'bills.column.room': 'Sala',
  'bills.column.category': 'Categoría',
  'bills.column.students': 'Cuentas',
  'bills.column.provider': 'Proveedor: dirección, teléfono, EIN',
  'bills.column.location': 'Sede',
  'bills.column.received': 'Recibido',
  'bills.column.entry': 'Asiento',
  'bills.column.account': 'Cuenta',
  'bills.column.debit': 'Debe',
  'bills.column.credit': 'Haber',
  'bills.account.receivable': 'Cuentas por cobrar',
  'bills.account.credit': 'Saldos a favor de familias',
  'bills.account.income': 'Ingresos',
  'bills.account.waived': 'Condonado',
  'bills.account.promotion': 'Créditos otorgados',
  'bills.account.cash': 'Fondos por depositar',
  'bills.account.clearing': 'Reembolsos en curso',
  'bills.account.deposit': 'Depósitos recibidos',
};
