import type { plans as en } from '../en/plans.ts';

const acts = { shared: 'Hay un plan nuevo', changed: 'Se modificó un plan' };
const isAct = (act: string): act is keyof typeof acts => Object.hasOwn(acts, act);

export const plans: typeof en = {
  'plans.added': (p) => `Se agregó ${p.name}.`,
  'plans.addedWithout': (p) =>
    `Se agregó ${p.name}. ${p.count === 1 ? '1 tema no tiene' : `${p.count} temas no tienen`} día en el plan y se puede hacer cualquier día.`,
  'plans.saved': (p) => `Se guardó ${p.name}.`,
  'plans.removed': (p) => `Se eliminó ${p.name}.`,
  'plans.sectionRemoved': (p) => `Se eliminó ${p.name} con sus temas.`,
  'plans.topicRemoved': (p) => `Se eliminó ${p.name}.`,
  'plans.shared': (p) => `Se compartió ${p.name}.`,
  'plans.sharedAgain': (p) => `Se guardó con quién se comparte ${p.name}.`,
  'plans.unshared': (p) => `${p.name} vuelve a ser un borrador. Las familias no lo ven.`,
  'plans.gone': 'Este plan ya no existe. Vuelva a cargar la página.',
  'plans.sectionGone': 'Esta sección ya no existe. Vuelva a cargar la página.',
  'plans.topicGone': 'Este tema ya no existe. Vuelva a cargar la página.',
  'plans.endBeforeStart': 'El último día es anterior al primero.',
  'plans.tooLong': (p) => `Un plan tiene ${p.days} días como máximo.`,
  'plans.outside': 'Este día no está en el plan.',
  'plans.onWeekend': 'El plan no incluye fines de semana. Actívelos primero.',
  'plans.cutOff': (p) =>
    `Estos temas quedarían fuera: ${p.names.join(', ')}${p.more > 0 ? ` y ${p.more} más` : ''}. Muévalos primero.`,
  'plans.otherRoom': 'Esta sala es de otra sede.',
  'plans.otherPlan': 'Esta sección es de otro plan.',
  'plans.roomsFirst': 'Elija al menos una sala.',
  'plans.full': (p) => `En un plan caben ${p.most} como máximo.`,
  'plans.empty': 'Agregue primero un tema. Todavía no hay nada que compartir.',
  'plans.isShared': 'Este plan ya está compartido.',
  'plans.isDraft': 'Este plan no está compartido.',
  'plans.elsewhere': 'Algunas de estas personas no están en la sede del plan.',
  'plans.sharedByOther': 'Otra persona compartió este plan. Pida a un gerente que lo elimine.',
  'plans.activityGone': 'Esta actividad no está en el tema. Vuelva a cargar la página.',
  'plans.topicElsewhere': 'Este tema es de otro plan.',
  'plans.activityUsedMeanwhile': 'Esta actividad acaba de cambiar. Vuelva a cargar la página.',
  'plans.topicFull': (p) => `En un tema caben ${p.most} actividades como máximo.`,
  'plans.activityArchived': (p) => `No se pueden agregar actividades archivadas: ${p.names.join(', ')}.`,
  'plans.notice': (p) => `${acts[isAct(p.act) ? p.act : 'shared']}: ${p.name}`,
};
