import type { calendar as en } from '../en/calendar.ts';
import { clockOf, dayOf } from '../when.ts';

export const calendar: typeof en = {
  'calendar.added': (p) => (p.count === 1 ? 'Se agregó el evento.' : `Se agregó el evento en ${p.count} días.`),
  'calendar.changed': (p) => (p.count === 1 ? 'Se guardó el evento.' : `Se guardó el evento en ${p.count} días.`),
  'calendar.removed': (p) => (p.count === 1 ? 'Se eliminó el evento.' : `Se eliminó el evento en ${p.count} días.`),
  'calendar.endBeforeStart': 'El evento debe terminar después de empezar.',
  'calendar.daysFirst': 'Elija los días en que se repite.',
  'calendar.noDays': 'No ocurre ningún día. Elija un último día posterior.',
  'calendar.ruleUnknown': 'Esta forma de repetir no está disponible.',
  'calendar.otherRoom': 'Esta sala es de otra sede.',
  'calendar.otherSeries': 'Este evento pertenece a otra serie.',
  'calendar.gone': 'Este evento fue eliminado mientras tanto.',
  'calendar.feedMade': 'Su dirección de calendario está lista. Cópiela ahora; solo se muestra una vez.',
  'calendar.feedRemoved': 'Su dirección de calendario ya no funciona.',
  'calendar.span': 'El último día es anterior al primero o pasa más de un año.',
  'calendar.notIcs': 'Este no es un archivo de calendario (.ics).',
  'calendar.tooMany': (p) => `Un archivo contiene ${p.most} eventos como máximo.`,
  'calendar.noName': 'Este evento no tiene nombre o día.',
  'calendar.imported': (p) =>
    p.left === 0
      ? `Se importaron ${p.count} eventos.`
      : `Se importaron ${p.count} eventos; ${p.left} no se pudieron importar.`,
  'calendar.reminder': (p) => `${p.name}: ${dayOf('es', p.day)}${p.time ? ` a las ${clockOf('es', p.time)}` : ''}`,
};
