import type { billing as en } from '../en/billing.ts';

export const billing: typeof en = {
  'billing.programAdded': (p) => `Se agregó ${p.name}.`,
  'billing.programChanged': 'Se cambió el programa de facturación.',
  'billing.programRemoved': (p) => `Se eliminó ${p.name}.`,
  'billing.programGone': 'Este programa de facturación ya no existe. Vuelva a cargar la página y elija otra vez.',
  'billing.nameTaken': 'Esta sede ya tiene un programa de facturación con este nombre. Elija otro.',
  'billing.endBeforeStart': 'El último día es anterior al primero. Elija uno posterior.',
  'billing.otherLocation': 'El programa de facturación es de otra sede. Elija uno de esta sede.',
  'billing.studentsLeft': (p) =>
    `${p.count === 1 ? '1 niño está' : `${p.count} niños están`} en este programa de facturación. Páselos primero a otro.`,
  'billing.heldByStudents': 'Hay niños en este programa de facturación. Páselos primero a otro.',
  'billing.studentPut': (p) => `${p.name} pasó a otro programa de facturación.`,
};
