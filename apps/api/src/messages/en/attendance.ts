import { names } from '../names.ts';
import { when } from '../when.ts';

interface Moment {
  name: string;
  at: Date;
  zone: string;
  now: Date;
}
const at = (p: Moment) => when('en', p.at, p.zone, p.now);
const by = (name: string | null) => (name === null ? '' : ` by ${name}`);
const some = (all: readonly string[]) => names(all, (count) => `and ${count} more`);

export const attendance = {
  'attendance.saved': (p: { in: string[]; out: string[] }) =>
    [p.in.length > 0 ? `Checked in: ${some(p.in)}.` : '', p.out.length > 0 ? `Checked out: ${some(p.out)}.` : '']
      .filter((part) => part !== '')
      .join(' '),
  'attendance.valid': 'This can be saved.',
  'attendance.notSaved': (p: { count: number }) =>
    `Nothing was saved: ${p.count} can’t be. Remove them from the list, or fix what it says beside them.`,
  'attendance.gone': 'This record is gone. Reload the page and choose again.',
  'attendance.nobody': (p: { name: string }) => `Choose who is dropping off or picking up ${p.name}.`,
  'attendance.blackListed': (p: { name: string; person: string }) =>
    `${p.person} is not authorized to drop off or pick up ${p.name}. Get a manager now.`,
  'attendance.pending': (p: { name: string; person: string }) =>
    `The office has not approved ${p.person} for ${p.name} yet. Choose another person, or ask a manager.`,
  'attendance.notListed': (p: { name: string; person: string }) =>
    `${p.person} is not listed for ${p.name}. Link them first, or choose another person.`,
  'attendance.noPickup': (p: { name: string; person: string }) =>
    `${p.person} is not on ${p.name}’s pickup list. Choose another person, or ask a manager.`,
  'attendance.alreadyIn': (p: Moment & { by: string | null }) =>
    `${p.name} was already checked in ${at(p)}${by(p.by)}.`,
  'attendance.alreadyOut': (p: Moment & { by: string | null }) =>
    p.by === null ? `${p.name} is not checked in.` : `${p.name} was already checked out ${at(p)}${by(p.by)}.`,
  'attendance.otherLocation': (p: { name: string }) => `${p.name} belongs to another location.`,
  'attendance.atTheDoor': 'Staff check children in and out here. Please do it at the front door.',
  'attendance.notEnrolled': (p: { name: string }) => `${p.name} is not active. Make the record active first.`,
  'attendance.speakWithStaff': (p: { name: string }) =>
    `Please speak with a member of the team before ${p.name} comes in.`,
  'attendance.healthStops': (p: { name: string }) =>
    `${p.name} can’t be checked in because of a health answer today. See the health check.`,
  'attendance.excluded': (p: { name: string }) =>
    `${p.name} stays away because of an illness. See Illness log: lift it there, with the reason.`,
  'attendance.healthMissing': (p: { name: string }) => `Please answer the health questions for ${p.name} first.`,
  'attendance.future': 'This time is in the future. Choose an earlier one.',
  'attendance.noSuchTime': (p: { time: string }) =>
    `There’s no ${p.time} on that day because clocks spring forward. Choose another time.`,
  'attendance.tooOld': (p: { name: string }) =>
    `This is more than a day ago. Check ${p.name} in for now, then correct the time.`,
  'attendance.beforeOut': (p: Moment) => `${p.name} was here until ${at(p).replace(/^at /, '')}. Choose a later time.`,
  'attendance.beforeIn': (p: Moment) => `${p.name} was checked in ${at(p)}. Choose a later time.`,
  'attendance.beforeMove': (p: Moment) => `${p.name} changed rooms ${at(p)}. Choose a later time.`,
  'attendance.outsideHours': (p: { name: string }) => `The location is closed, so ${p.name} can’t be checked in.`,
  'attendance.signature': (p: { name: string }) => `A signature is needed for ${p.name}.`,
  'attendance.roomElsewhere': 'This room belongs to another location or is gone. Choose another one.',
  'attendance.overlap': 'Someone else has just changed this day. Reload the page and look again.',
  'attendance.endBeforeStart': 'The end is before the start.',
  'attendance.notIn': (p: { name: string }) => `${p.name} is not checked in.`,
  'attendance.moved': (p: { names: string[]; room: string }) =>
    p.names.length === 0 ? `Everyone is already in ${p.room}.` : `Now in ${p.room}: ${some(p.names)}.`,
  'attendance.wasHere': (p: { name: string }) => `${p.name} was here that day, so an absence can’t be reported.`,
  'attendance.absent': (p: { names: string[] }) => `Marked absent: ${some(p.names)}.`,
  'attendance.notAbsent': (p: { name: string }) => `${p.name} is not marked absent on that day.`,
  'attendance.notAbsentNow': (p: { name: string }) => `${p.name} is no longer marked absent.`,
  'attendance.stayGone': 'This attendance is gone. Reload the page.',
  'attendance.corrected': 'The attendance was corrected.',
  'attendance.removed': 'The attendance was deleted.',
  'attendance.notYours': (p: { name: string }) =>
    `You have no check-in or check-out to undo for ${p.name}. A manager can correct it.`,
  'attendance.undoTooLate': (p: { name: string }) =>
    `Ten minutes have passed since ${p.name} was checked in or out. A manager can correct it.`,
  'attendance.undone': (p: { names: string[] }) => `Undone: ${some(p.names)}.`,
  'attendance.settingsSaved': 'The check-in settings were saved.',
  'attendance.unknownSetting': (p: { key: string }) => `There’s no setting “${p.key}”.`,
  'attendance.badSetting': (p: { key: string }) => `This value doesn’t work for “${p.key}”.`,
  'forgotten.subject': (p: { child: string }) => `When did ${p.child} go home?`,
  'forgotten.body': (p: { name: string; child: string; location: string; came: string; went: string }) =>
    `Hello ${p.name}, ${p.child} arrived at ${p.location} ${p.came}, and no one checked ${p.child} out. Was it ${p.went}? Please confirm, or give us the right time.`,
  'forgotten.button': 'Confirm the time',
  'forgotten.over': 'This link was already used or has expired. Please let the staff know.',
  'forgotten.thanks': (p: { location: string }) => `Thank you. ${p.location} will confirm it.`,
  'forgotten.settled': 'The check-out was saved, with the family’s answer.',
  'forgotten.settledAlready': 'Someone already resolved this.',
  'missing.subject': (p: { child: string }) => `${p.child} is not here yet`,
  'missing.body': (p: { name: string; child: string; location: string; at: string }) =>
    `Hello ${p.name}, ${p.child} was expected at ${p.location} ${p.at} and has not been checked in.`,
  'missing.home': (p: { child: string }) =>
    `Is ${p.child} staying home or running late? Use the link to let the staff know.`,
  'missing.alarm': (p: { child: string; location: string; phone: string }) =>
    `If you think ${p.child} is there, call ${p.location} right away${p.phone ? `: ${p.phone}` : '.'}`,
  'missing.button': 'Let the staff know',
  'missing.choose': 'You can choose how we notify you under My account.',
};
