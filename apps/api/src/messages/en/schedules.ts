import { names } from '../names.ts';

interface Uses {
  cameras: readonly string[];
  locations: readonly string[];
  students: number;
}
const some = (all: readonly string[]) => names(all, (count) => `and ${count} more`);
const uses = ({ cameras, locations, students }: Uses): string =>
  [
    cameras.length > 0 ? `cameras (${some(cameras)})` : '',
    locations.length > 0 ? `locations (${some(locations)})` : '',
    students > 0 ? `students (${students})` : '',
  ]
    .filter((part) => part !== '')
    .join(', ');

export const schedules = {
  'schedule.added': (p: { name: string }) => `${p.name} was added.`,
  'schedule.saved': 'The schedule was saved.',
  'schedule.deleted': (p: { name: string }) => `${p.name} was deleted.`,
  'schedule.gone': 'This schedule is gone. Reload the page and choose again.',
  'schedule.nameTaken': 'There’s already a schedule with this name. Choose another name.',
  'schedule.whichLocation': 'Choose the location this schedule belongs to.',
  'schedule.noTimes': 'Add at least one day with its times.',
  'schedule.noWeekday': 'Choose a weekday from Monday to Sunday.',
  'schedule.noTime': 'Enter the time as 08:00. The end of a day is 24:00.',
  'schedule.endBeforeStart': 'The end must be after the start. For the end of the day, enter 24:00.',
  'schedule.overlap': 'This overlaps another time of the same day.',
  'schedule.badTimes': (p: { count: number }) =>
    p.count === 1
      ? '1 time needs to be fixed. See the marked one.'
      : `${p.count} times need to be fixed. See the marked ones.`,
  'schedule.inUse': (p: Uses) => `This is still used by ${uses(p)}. Give them another schedule first.`,
  'schedule.usedMeanwhile': 'A camera still uses this schedule. Give it another one first.',
  'schedule.timeAdded': 'The time was added.',
  'schedule.timeRemoved': 'The time was removed.',
  'schedule.cameraElsewhere': (p: { name: string }) => `${p.name} is at another location than the schedule.`,
  'schedule.applied': (p: { count: number }) =>
    p.count === 1 ? '1 camera now uses this schedule.' : `${p.count} cameras now use this schedule.`,
};
