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
    students > 0 ? `estudiantes (${students})` : '',
  ]
    .filter((part) => part !== '')
    .join(', ');

export const schedules = {
  'schedule.added': (p: { name: string }) => `Se agregó ${p.name}.`,
  'schedule.saved': 'El horario se guardó.',
  'schedule.deleted': (p: { name: string }) => `Se eliminó ${p.name}.`,
  'schedule.gone': 'Este horario ya no existe. Vuelva a cargar la página y elija de nuevo.',
  'schedule.nameTaken': 'Aquí ya hay un horario con este nombre. Elija otro.',
  'schedule.whichLocation': 'Elija la sede de este horario.',
  'schedule.noTimes': 'Agregue al menos un día con sus horas.',
  'schedule.noWeekday': 'Elija un día de lunes a domingo.',
  'schedule.noTime': 'Escriba la hora como 08:00. El final del día es 24:00.',
  'schedule.endBeforeStart': 'El final debe ser posterior al comienzo. Para el final del día escriba 24:00.',
  'schedule.overlap': 'Se solapa con otra hora del mismo día.',
  'schedule.badTimes': (p: { count: number }) => `Hay que corregir ${p.count} horas. Mire las marcadas.`,
  'schedule.inUse': (p: Uses) => `Todavía se usa: ${uses(p)}. Póngales antes otro horario.`,
  'schedule.usedMeanwhile': 'Una cámara todavía usa este horario. Póngale antes otro.',
  'schedule.timeAdded': 'La hora se agregó.',
  'schedule.timeRemoved': 'La hora se quitó.',
  'schedule.cameraElsewhere': (p: { name: string }) => `${p.name} está en otra sede que el horario.`,
  'schedule.applied': (p: { count: number }) =>
    p.count === 1 ? 'Una cámara sigue ahora este horario.' : `${p.count} cámaras siguen ahora este horario.`,
};
