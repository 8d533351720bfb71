import { names } from '../names.ts';

interface Uses {
  cameras: readonly string[];
  locations: readonly string[];
  students: number;
}
const some = (all: readonly string[]) => names(all, (count) => `y ${count} más`);
const uses = ({ cameras, locations, students }: Uses): string =>
  [
    cameras.length > 0 ? `cámaras (${some(cameras)})` : '',
    locations.length > 0 ? `sedes (${some(locations)})` : '',
    students > 0 ? `niños (${students})` : '',
  ]
    .filter((part) => part !== '')
    .join(', ');

export const schedules = {
  'schedule.added': (p: { name: string }) => `Se agregó ${p.name}.`,
  'schedule.saved': 'Se guardó el horario.',
  'schedule.deleted': (p: { name: string }) => `Se eliminó ${p.name}.`,
  'schedule.gone': 'Este horario ya no existe. Vuelva a cargar la página y elija de nuevo.',
  'schedule.nameTaken': 'Ya hay un horario con este nombre. Elija otro.',
  'schedule.whichLocation': 'Elija la sede de este horario.',
  'schedule.noTimes': 'Agregue al menos un día con sus horas.',
  'schedule.noWeekday': 'Elija un día de lunes a domingo.',
  'schedule.noTime': 'Escriba la hora como 08:00. El final del día es 24:00.',
  'schedule.endBeforeStart': 'El final debe ser posterior al comienzo. Para el final del día escriba 24:00.',
  'schedule.overlap': 'Coincide con otra hora del mismo día.',
  'schedule.badTimes': (p: { count: number }) =>
    p.count === 1 ? 'Hay que corregir 1 hora. Vea la marcada.' : `Hay que corregir ${p.count} horas. Vea las marcadas.`,
  'schedule.inUse': (p: Uses) => `Todavía lo usan: ${uses(p)}. Asígneles primero otro horario.`,
  'schedule.usedMeanwhile': 'Una cámara todavía usa este horario. Asígnele primero otro.',
  'schedule.timeAdded': 'Se agregó la hora.',
  'schedule.timeRemoved': 'Se quitó la hora.',
  'schedule.cameraElsewhere': (p: { name: string }) => `${p.name} está en una sede distinta a la del horario.`,
  'schedule.applied': (p: { count: number }) =>
    p.count === 1 ? '1 cámara ahora usa este horario.' : `${p.count} cámaras ahora usan este horario.`,
};
