import { names } from '../names.ts';
import { when } from '../when.ts';

interface Moment {
  name: string;
  at: Date;
  zone: string;
  now: Date;
}
const at = (p: Moment) => when('en', p.at, p.zone, p.now);
const some = (all: readonly string[]) => names(all, (count) => `and ${count} more`);

export const timeClock = {
  'timeClock.in': (p: { names: string[]; room: string }) => `Clocked in to ${p.room}: ${some(p.names)}.`,
  'timeClock.out': (p: { names: string[] }) => `Clocked out: ${some(p.names)}.`,
  'timeClock.break': (p: { names: string[] }) => `On a break: ${some(p.names)}.`,
  'timeClock.back': (p: { names: string[]; room: string }) => `Back in ${p.room}: ${some(p.names)}.`,
  'timeClock.moved': (p: { names: string[]; room: string }) => `Now in ${p.room}: ${some(p.names)}.`,
  'timeClock.recorded': (p: { names: string[] }) => `The shift was recorded: ${some(p.names)}.`,
  'timeClock.notStaff': (p: { name: string }) => `${p.name} is not an active member of the team.`,
  'timeClock.otherLocation': (p: { name: string }) =>
    `${p.name} does not work at this location. Add the location to the profile first.`,
  'timeClock.roomElsewhere': (p: { name: string }) =>
    `${p.name} is clocked in at another location. Clock out there first.`,
  'timeClock.alreadyIn': (p: Moment) => `${p.name} was already clocked in ${at(p)}.`,
  'timeClock.notIn': (p: { name: string }) => `${p.name} is not clocked in.`,
  'timeClock.notOpen': (p: { name: string }) => `${p.name}’s shift has ended. Reload the page and check again.`,
  'timeClock.alreadyOnBreak': (p: Moment) => `${p.name} went on a break just now. Wait a minute before ending it.`,
  'timeClock.onBreak': (p: { name: string }) => `${p.name} is on a break. End the break first.`,
  'timeClock.beforeOut': (p: Moment) => `${p.name} was clocked out ${at(p)}. Choose a later time.`,
  'timeClock.beforeLast': (p: Moment) => `The last entry of ${p.name} was ${at(p)}. Choose a later time.`,
  'timeClock.tooOld': 'This is more than a day ago. A manager can add it.',
  'timeClock.overlap': 'This overlaps another of their shifts. Check that day and choose other times.',
  'timeClock.breakTooLong': 'The break is longer than the shift.',
  'timeClock.breakWithOut': 'Break minutes are entered at clock-out.',
  'timeClock.wholeShift': 'Only a manager can add a past shift.',
  'timeClock.gone': 'This shift is gone. Reload the page.',
  'timeClock.corrected': 'The shift was corrected.',
  'timeClock.removed': 'The shift was deleted.',
  'timeClock.confirmed': 'Thank you. The shift is confirmed.',
  'timeClock.nothingToConfirm': 'There’s nothing to confirm for this shift.',
};
