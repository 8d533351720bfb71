import { names } from '../names.ts';
import { when } from '../when.ts';

interface Moment {
  name: string;
  at: Date;
  zone: string;
  now: Date;
}
const at = (p: Moment) => when('es', p.at, p.zone, p.now);
const some = (all: readonly string[]) => names(all, (count) => `y ${count} más`);

export const timeClock = {
  'timeClock.in': (p: { names: string[]; room: string }) => `Entrada en ${p.room}: ${some(p.names)}.`,
  'timeClock.out': (p: { names: string[] }) => `Salida: ${some(p.names)}.`,
  'timeClock.break': (p: { names: string[] }) => `En descanso: ${some(p.names)}.`,
  'timeClock.back': (p: { names: string[]; room: string }) => `De vuelta en ${p.room}: ${some(p.names)}.`,
  'timeClock.moved': (p: { names: string[]; room: string }) => `Ahora en ${p.room}: ${some(p.names)}.`,
  'timeClock.recorded': (p: { names: string[] }) => `Turno registrado: ${some(p.names)}.`,
  'timeClock.notStaff': (p: { name: string }) => `${p.name} no es miembro activo del equipo.`,
  'timeClock.otherLocation': (p: { name: string }) =>
    `${p.name} no trabaja en esta sede. Agregue primero la sede a su perfil.`,
  'timeClock.roomElsewhere': (p: { name: string }) =>
    `${p.name} tiene la entrada marcada en otra sede. Marque primero allí la salida.`,
  'timeClock.alreadyIn': (p: Moment) => `${p.name} ya marcó la entrada ${at(p)}.`,
  'timeClock.notIn': (p: { name: string }) => `${p.name} no tiene la entrada marcada.`,
  'timeClock.notOpen': (p: { name: string }) =>
    `El turno de ${p.name} ya terminó. Vuelva a cargar la página y revise de nuevo.`,
  'timeClock.alreadyOnBreak': (p: Moment) =>
    `${p.name} acaba de empezar un descanso. Espere un minuto antes de terminarlo.`,
  'timeClock.onBreak': (p: { name: string }) => `${p.name} está en descanso. Termine primero el descanso.`,
  'timeClock.beforeOut': (p: Moment) => `${p.name} marcó la salida ${at(p)}. Elija una hora posterior.`,
  'timeClock.beforeLast': (p: Moment) => `El último registro de ${p.name} fue ${at(p)}. Elija una hora posterior.`,
  'timeClock.tooOld': 'Hace más de un día. Un gerente puede agregarlo.',
  'timeClock.overlap': 'Coincide con otro turno de la misma persona. Revise ese día y elija otras horas.',
  'timeClock.breakTooLong': 'El descanso es más largo que el turno.',
  'timeClock.breakWithOut': 'Los minutos de descanso se indican al marcar la salida.',
  'timeClock.wholeShift': 'Solo un gerente puede agregar un turno pasado.',
  'timeClock.gone': 'Este turno ya no existe. Vuelva a cargar la página.',
  'timeClock.corrected': 'Se corrigió el turno.',
  'timeClock.removed': 'Se eliminó el turno.',
  'timeClock.confirmed': 'Gracias. El turno está confirmado.',
  'timeClock.nothingToConfirm': 'No hay nada que confirmar en este turno.',
};
