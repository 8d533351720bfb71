import type { billing as en } from '../en/billing.ts';

export const billing: typeof en = {
  'billing.programAdded': (p) => `Se añadió ${p.name}.`,
  'billing.programChanged': 'Se cambió el programa de facturación.',
  'billing.programRemoved': (p) => `Se eliminó ${p.name}.`,
  'billing.programGone': 'Este programa de facturación ya no existe. Recargue la página y elija otra vez.',
  'billing.nameTaken': 'Un programa de facturación de este centro ya se llama así. Elija otro nombre.',
  'billing.endBeforeStart': 'El último día es anterior al primero. Elija uno posterior.',
  'billing.otherLocation': 'El programa de facturación es de otro centro. Elija uno del mismo centro.',
  'billing.studentsLeft': (p) =>
    `${p.count === 1 ? '1 alumno está' : `${p.count} alumnos están`} en este programa de facturación. Póngalos antes en otro.`,
  'billing.heldByStudents': 'Hay alumnos en este programa de facturación. Póngalos antes en otro.',
  'billing.studentPut': (p) => `${p.name} está ahora en otro programa de facturación.`,
};
