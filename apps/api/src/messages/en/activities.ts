import { names } from '../names.ts';
import { clockFigures } from '../when.ts';

const kinds: Readonly<Record<string, string>> = {
  bottle: 'Bottle',
  kudos: 'Kudos',
  'name-to-face': 'Name to face',
  'health check': 'Health check',
  meal: 'Meal',
  nap: 'Nap',
  diaper: 'Diaper',
  potty: 'Potty',
  activity: 'Activity',
  supplies: 'Supplies',
  medication: 'Medication',
  incident: 'Incident',
  note: 'Note',
  photo: 'Photo',
  video: 'Video',
  mood: 'Mood',
  custom: 'Other',
  observation: 'Observation',
  'check-in': 'Check-in',
  'check-out': 'Check-out',
  absent: 'Absent',
};
const values: Readonly<Record<string, string>> = {
  none: 'nothing',
  some: 'some',
  most: 'most',
  all: 'all of it',
  wet: 'wet',
  soiled: 'soiled',
  both: 'wet and soiled',
  dry: 'dry',
  tried: 'tried',
  refused: 'refused',
  missed: 'not given',
  spilled: 'spilled',
  happy: 'happy',
  calm: 'calm',
  tired: 'tired',
  sad: 'sad',
  fussy: 'fussy',
  excited: 'excited',
  diapers: 'diapers',
  wipes: 'wipes',
  clothes: 'spare clothes',
  cream: 'cream',
  sunscreen: 'sunscreen',
  formula: 'formula',
  bottles: 'bottles',
  bedding: 'bedding',
  food: 'food',
  else: 'something else',
};
interface Kind {
  kind: string;
}
interface About extends Kind {
  names: string[];
}
const what = ({ kind }: Kind) => kinds[kind] ?? kind;
/** An entry as families are told of it; '' for what it does not say. */
interface Told extends Kind {
  name: string;
  /** What a kind without a name of its own is called. */
  title: string;
  words: string[];
  medicine: string;
  /** '13:05' */
  time: string;
  until: string;
  by: string;
}
const told = ({ kind, title, words, medicine }: Told): string => {
  const said = words.map((word) => values[word] ?? word);
  if (medicine) return [[...said.slice(0, 1), medicine].join(' '), ...said.slice(1)].join(', ');
  return [title || what({ kind }).toLowerCase(), ...said].join(', ');
};
const hours = ({ time, until }: Told): string => {
  if (!time) return '';
  return until ? ` from ${clockFigures(time)} until ${clockFigures(until)}` : ` at ${clockFigures(time)}`;
};
const whom = (p: About) => names(p.names, (count) => `and ${count} more`);

export const activities = {
  'activities.kind': what,
  'activities.value': (p: { value: string }) => values[p.value] ?? p.value,
  'activities.until': (p: { time: string }) => `until ${p.time}`,
  'activities.saved': (p: About) => `${what(p)} saved: ${whom(p)}.`,
  'activities.changed': (p: About) => `${what(p)} changed: ${whom(p)}.`,
  'activities.removed': 'The entry was removed.',
  'activities.restored': 'The entry was restored.',
  'activities.approved': (p: { count: number }) =>
    p.count === 1 ? 'Families can see the photo now.' : `Families can see ${p.count} photos now.`,
  'activities.withheld': (p: { count: number }) =>
    p.count === 1 ? 'Families can’t see the photo.' : `Families can’t see ${p.count} photos.`,
  'activities.gone': 'This was deleted in the meantime. Reload the page and choose again.',
  'activities.otherKind': 'This is a different type of entry. Reload the page and try again.',
  'activities.otherLocation': 'These are at different locations. Add entries for one location at a time.',
  'activities.otherRoom': (p: { name: string }) =>
    `${p.name} is in another room. Leave the name out, or choose that room.`,
  'activities.future': 'This day hasn’t come yet. Choose today or an earlier day.',
  'activities.unknown': 'This isn’t on the list. Choose from the list.',
  'activities.missing': 'Fill this in.',
  'activities.amount': (p: { most: number; units: readonly string[] }) =>
    `Write a number from 0 to ${p.most}, with ${p.units.join(' or ')}.`,
  'activities.noMedication': (p: { name: string }) => `${p.name} does not have this medication on record.`,
  'activities.tooOld': (p: { days: number }) => `This is older than ${p.days} days. Ask a manager to change it.`,
  'activities.notOnIt': 'None of them are on this entry.',
  'activities.notRemoved': 'This entry was not removed.',
  'activities.noPhoto': 'There is no photo to show. Reload the page and choose again.',
  'activities.notice': (p: Told) => `${p.name}: ${told(p)}${hours(p)}${p.by ? ` by ${p.by}` : ''}`,
  'activities.noticePhoto': (p: { name: string }) => `A new photo of ${p.name}`,
  'activities.report': 'Activities',
  'activities.time': 'Time',
  'activities.what': 'What',
  'activities.details': 'Details',
  'activities.by': 'By',
  'activities.staffOnly': 'Staff only',
  'activities.day': (p: { name: string; date: string }) => `${p.name}’s day, ${p.date}`,
  'activities.dayLines': (p: { name: string }) => `Here is ${p.name}’s day:`,
  'activities.photos': (p: { count: number }) =>
    p.count === 1 ? 'There is a new photo in the app.' : `There are ${p.count} new photos in the app.`,
  'activities.open': 'Open in the app',
  'activities.sent': (p: { count: number }) =>
    p.count === 1 ? 'One report was sent.' : `${p.count} reports were sent.`,
  'activities.noneSent': 'Nothing was sent. See the reason beside each.',
  'activities.nothing': (p: { name: string }) => `${p.name} has no updates for families on that day.`,
  'activities.noAddress': (p: { name: string }) => `No contact of ${p.name} has an email address.`,
  'activities.notOut': 'This child hasn’t been checked out. Check them out first.',
  'activities.absenceChanged': 'The absence was changed.',
  'activities.noPictures': (p: { names: string[] }) =>
    `No photo consent for ${names(p.names, (count) => `${count} more`)}. Leave them out of this photo.`,
  'activities.consentByFamily': 'Only a legal guardian can allow more. Staff can only hold photos back.',
  'activities.consentSame': 'This is what already applies.',
  'activities.consentWhy': 'Say why photos are held back. The guardians will read it.',
  'activities.consentStricter': 'Saved. A stricter choice still applies, so nothing more is shared.',
  'activities.consentSaved': 'Saved. This applies to all photos, including older ones.',
  'activities.napOver': 'One of these naps has ended. Check again who is asleep.',
  'activities.napsChecked': (p: { count: number }) =>
    p.count === 1 ? 'Checked: 1 child.' : `Checked: ${p.count} children.`,
  'activities.settingSaved': 'Saved.',
  'activities.keepDays': (p: { least: number }) => `Photos stay ${p.least} to 3,650 days, or always.`,
  'activities.managerApproves': 'A manager approves photos here. Ask a manager.',
  'activities.digest': (p: { date: string }) => `Today at a glance, ${p.date}`,
  'activities.digestHello': (p: { name: string }) => `${p.name}:`,
  'activities.checkedIn': (p: { name: string; by: string; time: string }) =>
    p.by ? `${p.by} checked ${p.name} in at ${p.time}.` : `${p.name} was checked in at ${p.time}.`,
  'activities.checkedOut': (p: { name: string; by: string; time: string }) =>
    p.by ? `${p.by} checked ${p.name} out at ${p.time}.` : `${p.name} was checked out at ${p.time}.`,
  'activities.wasAbsent': (p: { name: string; reason: string }) =>
    p.reason ? `${p.name} was absent: ${p.reason}` : `${p.name} was absent.`,
  'activities.byAuthorization': 'This dose is in the medication log. A manager can take it back there.',
  'activities.giveByAuthorization': (p: { name: string; medicine: string }) =>
    `${p.name} has an authorization for ${p.medicine}. Give it from there, so that the dose is counted.`,
  'activities.notAuthorized': 'No authorization is on file for this. Write in the note why it is given.',
  'activities.digestChoose': 'You can change the time or turn off this email in your notification settings.',
};
