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
    `Nothing was saved: ${p.count} cannot be. Take them out of the list, or mend what is said beside them.`,
  'attendance.gone': 'This record is gone. Reload the page and choose again.',
  'attendance.nobody': (p: { name: string }) => `Say who brings or fetches ${p.name}.`,
  'attendance.blackListed': (p: { name: string; person: string }) =>
    `${p.person} must not bring or fetch ${p.name}. Please get a manager now.`,
  'attendance.pending': (p: { name: string; person: string }) =>
    `The office has not approved ${p.person} for ${p.name} yet. Choose another person, or ask a manager.`,
  'attendance.notListed': (p: { name: string; person: string }) =>
    `${p.person} is not listed for ${p.name}. Link them first, or choose another person.`,
  'attendance.noPickup': (p: { name: string; person: string }) =>
    `${p.person} is not on the pick-up list of ${p.name}. Choose another person, or ask a manager.`,
  'attendance.alreadyIn': (p: Moment & { by: string | null }) =>
    `${p.name} was checked in already ${at(p)}${by(p.by)}.`,
  'attendance.alreadyOut': (p: Moment & { by: string | null }) =>
    p.by === null ? `${p.name} is not checked in.` : `${p.name} was checked out already ${at(p)}${by(p.by)}.`,
  'attendance.otherLocation': (p: { name: string }) => `${p.name} belongs to another location.`,
  'attendance.atTheDoor': 'Here staff check in and out. Please do it at the door.',
  'attendance.notEnrolled': (p: { name: string }) => `${p.name} is not active. Make the record active first.`,
  'attendance.speakWithStaff': (p: { name: string }) =>
    `Please speak with a member of the team before ${p.name} comes in.`,
  'attendance.healthStops': (p: { name: string }) =>
    `An answer given today stops the check-in of ${p.name}. Look at the health screen.`,
  'attendance.healthMissing': (p: { name: string }) => `Please answer the health questions for ${p.name} first.`,
  'attendance.future': 'This time is still to come. Choose one that has passed.',
  'attendance.noSuchTime': (p: { time: string }) =>
    `There is no ${p.time} on that day: the clocks go forward then. Choose another time.`,
  'attendance.tooOld': (p: { name: string }) =>
    `This is more than a day ago. Check ${p.name} in for now, then correct the time.`,
  'attendance.beforeOut': (p: Moment) => `${p.name} was here until ${at(p).replace(/^at /, '')}. Choose a later time.`,
  'attendance.beforeIn': (p: Moment) => `${p.name} was checked in ${at(p)}. Choose a later time.`,
  'attendance.beforeMove': (p: Moment) => `${p.name} changed the room ${at(p)}. Choose a later time.`,
  'attendance.outsideHours': (p: { name: string }) => `The location is closed now, so ${p.name} cannot be checked in.`,
  'attendance.signature': (p: { name: string }) => `A signature is needed for ${p.name}.`,
  'attendance.roomElsewhere': 'This room belongs to another location or is gone. Choose another one.',
  'attendance.overlap': 'Someone else has just changed this day. Reload the page and look again.',
  'attendance.endBeforeStart': 'The end is before the start.',
  'attendance.notIn': (p: { name: string }) => `${p.name} is not checked in.`,
  'attendance.moved': (p: { names: string[]; room: string }) =>
    p.names.length === 0 ? `Everyone is in ${p.room} already.` : `Now in ${p.room}: ${some(p.names)}.`,
  'attendance.wasHere': (p: { name: string }) => `${p.name} was checked in on that day.`,
  'attendance.absent': (p: { names: string[] }) => `Marked absent: ${some(p.names)}.`,
  'attendance.notAbsent': (p: { name: string }) => `${p.name} is not marked absent on that day.`,
  'attendance.notAbsentNow': (p: { name: string }) => `${p.name} is no longer marked absent.`,
  'attendance.stayGone': 'This attendance is gone. Reload the page.',
  'attendance.corrected': 'The attendance was corrected.',
  'attendance.removed': 'The attendance was deleted.',
  'attendance.notYours': (p: { name: string }) =>
    `There is no check-in or check-out of yours to undo for ${p.name}. A manager can correct it.`,
  'attendance.undoTooLate': (p: { name: string }) =>
    `Ten minutes have passed since ${p.name} was checked in or out. A manager can correct it.`,
  'attendance.undone': (p: { names: string[] }) => `Undone: ${some(p.names)}.`,
  'attendance.settingsSaved': 'The check-in settings were saved.',
  'attendance.unknownSetting': (p: { key: string }) => `There is no setting "${p.key}".`,
  'attendance.badSetting': (p: { key: string }) => `This is no value for "${p.key}".`,
  'forgotten.subject': (p: { child: string }) => `When did ${p.child} go home?`,
  'forgotten.body': (p: { name: string; child: string; location: string; came: string; went: string }) =>
    `Hello ${p.name}, ${p.child} came to ${p.location} ${p.came}, and nobody checked ${p.child} out. Was it ${p.went}? Please say so, or tell us the true time.`,
  'forgotten.button': 'Say when',
  'forgotten.over': 'This link has been answered already, or is too old. Please tell the staff.',
  'forgotten.thanks': (p: { location: string }) => `Thank you. ${p.location} confirms it.`,
  'forgotten.settled': 'The check-out is recorded. What the family said stays beside it.',
  'forgotten.settledAlready': 'Someone has settled this already.',
  'missing.subject': (p: { child: string }) => `${p.child} is not here yet`,
  'missing.body': (p: { name: string; child: string; location: string; at: string }) =>
    `Hello ${p.name}, ${p.child} was expected at ${p.location} ${p.at} and has not been checked in.`,
  'missing.home': (p: { child: string }) => `Is ${p.child} not coming, or coming later? Tell the staff by the link.`,
  'missing.alarm': (p: { child: string; location: string; phone: string }) =>
    `Did you think that ${p.child} is there? Call ${p.location} at once${p.phone ? `: ${p.phone}` : '.'}`,
  'missing.button': 'Tell the staff',
  'missing.choose': 'How you hear of this is yours to choose, under My account.',
};
