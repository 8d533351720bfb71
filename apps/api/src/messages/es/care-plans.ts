import type { carePlans as english } from '../en/care-plans.ts';

const severities: Readonly<Record<string, string>> = { severe: 'grave', moderate: 'moderada', mild: 'leve' };

export const carePlans: typeof english = {
  'carePlans.gone': 'Este plan de cuidado ya no existe. Vuelva a cargar la página.',
  'carePlans.otherState': 'Esta versión ya se reemplazó o terminó. Vuelva a cargar la página.',
  'carePlans.endBeforeStart': 'El último día no puede ser anterior al primero.',
  'carePlans.longest': 'Un plan de cuidado dura un año como máximo: después se revisa con la familia y el médico.',
  'carePlans.noSteps': 'Indique qué hacer: escriba al menos un paso.',
  'carePlans.otherMedicine': 'Esta autorización es de otra ficha.',
  'carePlans.familyAnswers': 'Solo la familia, o la oficina en su nombre, dice si un plan es correcto.',
  'carePlans.sayHow': 'Diga quién se lo dijo y cómo.',
  'carePlans.sayWhat': 'Diga qué no es correcto.',
  'carePlans.added': (p) => `${p.name}: el plan de cuidado está vigente. Se avisó a la familia.`,
  'carePlans.changed': (p) => `${p.name}: la nueva versión está vigente. La anterior queda en el historial.`,
  'carePlans.ended': (p) => `${p.name}: el plan de cuidado terminó. Se avisó a la familia.`,
  'carePlans.asked': (p) => `${p.name}: se pidió a la familia que lo revise.`,
  'carePlans.right': 'Anotado: el plan es correcto.',
  'carePlans.wrong': 'Anotado: el plan no es correcto. La oficina lo cambiará.',
  'carePlans.listTitle': 'Planes de cuidado',
  'carePlans.child': 'Niño',
  'carePlans.room': 'Sala',
  'carePlans.plan': 'Plan',
  'carePlans.named': (p) => `${p.plan}, ${severities[p.severity] ?? p.severity}`,
  'carePlans.signs': 'Qué lo provoca y señales',
  'carePlans.steps': 'Qué hacer',
  'carePlans.medicine': 'Medicamento',
  'carePlans.call': 'Llamar',
  'carePlans.reviewBy': 'Revisar antes del',
  'carePlans.listNote': 'Llévelo en las salidas y en una emergencia. Guárdelo donde solo lo lea el personal.',
};
