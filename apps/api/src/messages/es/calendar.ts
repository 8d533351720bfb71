import type { calendar as en } from '../en/calendar.ts';
import { clockFigures, dayOf, theHour } from '../when.ts';

export const calendar: typeof en = {
  'calendar.added': (p) => (p.count === 1 ? 'Se agregó el evento.' : `Se agregó el evento en ${p.count} días.`),
  'calendar.changed': (p) => (p.count === 1 ? 'Se guardó el evento.' : `Se guardó el evento en ${p.count} días.`),
  'calendar.removed': (p) => (p.count === 1 ? 'Se eliminó el evento.' : `Se eliminó el evento en ${p.count} días.`),
  'calendar.endBeforeStart': 'El evento debe terminar después de empezar.',
  'calendar.daysFirst': 'Elija los días en que se repite.',
  'calendar.noDays': 'No cae en ningún día. Elija una fecha final posterior.',
  'calendar.ruleUnknown': 'Esta forma de repetir no está disponible.',
  'calendar.otherRoom': 'Esta sala es de otra sede.',
  'calendar.otherSeries': 'Este evento pertenece a otra serie.',
  'calendar.gone': 'Este evento ya no existe.',
  'calendar.feedMade': 'Su dirección de calendario está lista. Cópiela ahora; solo se muestra una vez.',
  'calendar.feedChanged': 'Su app de calendario lo mostrará la próxima vez que se actualice.',
  'calendar.feedGone': 'No hay una dirección de calendario. Cree una primero.',
  'calendar.feedShift': 'Trabajo',
  'calendar.feedRemoved': 'Su dirección de calendario ya no funciona.',
  'calendar.span': 'El último día es anterior al primero, o más de un año después.',
  'calendar.notIcs': 'Este no es un archivo de calendario (.ics).',
  'calendar.tooMany': (p) => `Un archivo contiene ${p.most} eventos como máximo.`,
  'calendar.noName': 'A este evento le falta el nombre o el día.',
  'calendar.zoneUnknown': 'No se conoce su zona horaria: las horas son las del archivo. Revíselas.',
  'calendar.needsRepeat': 'Indique que se repite, o no diga cómo.',
  'calendar.imported': (p) =>
    [
      p.count === 1 ? 'Se importó 1 evento' : `Se importaron ${p.count} eventos`,
      p.changed > 0 && `${p.changed} con cambios`,
      p.removed > 0 && (p.removed === 1 ? '1 eliminado' : `${p.removed} eliminados`),
      p.left > 0 && `${p.left} por revisar`,
    ]
      .filter(Boolean)
      .join(', ')
      .concat('.'),
  'calendar.reminder': (p) => `${p.name}: ${dayOf('es', p.day)}${p.time ? ` a ${theHour(clockFigures(p.time))}` : ''}`,
};
