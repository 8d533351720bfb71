import { when } from '../when.ts';

const join = (names: readonly string[]) => new Intl.ListFormat('en').format(names);
const are = (names: readonly string[]) => (names.length === 1 ? 'is' : 'are');
interface At {
  name: string;
  at: Date | null;
  zone: string;
}
const since = ({ at, zone }: At) => (at === null ? '' : ` since ${when('en', at, zone, at).replace(/^at /, '')}`);

export const attendance = {
  'attendance.checked': (p: { in: readonly string[]; out: readonly string[] }) =>
    [
      p.in.length > 0 ? `${join(p.in)} ${are(p.in)} in.` : '',
      p.out.length > 0 ? `${join(p.out)} ${are(p.out)} out.` : '',
    ]
      .filter(Boolean)
      .join(' '),
  'attendance.someNot': (p: { count: number }) =>
    `${p.count} cannot be changed, so nothing was. Please look at those that are marked.`,
  'attendance.otherWasFaster': 'Somebody else has just checked this child in.',
  'attendance.overlap': 'The child was here at that time already.',
  'attendance.notFromPortal': 'Check-in happens at the door of this location.',
  'attendance.notYou': 'You can only check in under your own name.',
  'attendance.inactive': (p: { name: string }) => `${p.name} is not active at the centre.`,
  'attendance.blackList': (p: { name: string }) =>
    `This person may not bring or fetch ${p.name}. Please tell the office.`,
  'attendance.noPickup': (p: { name: string }) => `This person may not fetch ${p.name}.`,
  'attendance.stranger': (p: { name: string }) => `This person is not linked to ${p.name}.`,
  'attendance.noSuchTime': 'The clock skips this time on that day. Please choose another.',
  'attendance.future': 'This time has not come yet.',
  'attendance.signature': 'A signature is needed here.',
  'attendance.alreadyIn': (p: At & { by: string }) =>
    `${p.name} is already in${since(p)}${p.by === '' ? '' : `, checked in by ${p.by}`}.`,
  'attendance.alreadyOut': (p: { name: string }) => `${p.name} is not checked in.`,
  'attendance.noRoom': (p: { name: string }) => `${p.name} has no home room. Please choose one.`,
  'attendance.beforeIn': (p: At) => `${p.name} has been here${since(p)}; the way out cannot come before that.`,
  'attendance.notHere': (p: { name: string }) => `${p.name} is not here now.`,
  'attendance.moved': (p: { names: readonly string[] }) =>
    p.names.length === 0 ? 'They are there already.' : `${join(p.names)} ${are(p.names)} there now.`,
  'attendance.undoTooLate': (p: { name: string }) =>
    `What was last done for ${p.name} was not done by you within ten minutes. A manager can correct it.`,
  'attendance.undone': 'Taken back.',
  'attendance.absentAlready': 'Already marked absent.',
  'attendance.isHere': (p: { name: string }) => `${p.name} was here that day.`,
  'attendance.markedAbsent': (p: { names: readonly string[] }) =>
    p.names.length === 0 ? 'They were marked already.' : `${join(p.names)} ${are(p.names)} marked absent.`,
  'attendance.unmarked': 'No longer marked absent.',
  'attendance.notAbsent': 'This child is not marked absent on that day.',
};
