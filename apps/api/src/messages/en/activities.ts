import { names } from '../names.ts';

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
const whom = (p: About) => names(p.names, (count) => `and ${count} more`);

export const activities = {
  'activities.kind': what,
  'activities.value': (p: { value: string }) => values[p.value] ?? p.value,
  'activities.until': (p: { time: string }) => `until ${p.time}`,
  'activities.saved': (p: About) => `${what(p)} saved: ${whom(p)}.`,
  'activities.changed': (p: About) => `${what(p)} changed: ${whom(p)}.`,
  'activities.removed': 'The entry was removed.',
  'activities.restored': 'The entry is back.',
  'activities.approved': (p: { count: number }) =>
    p.count === 1 ? 'The families see the photo now.' : `The families see ${p.count} photos now.`,
  'activities.withheld': (p: { count: number }) =>
    p.count === 1 ? 'Families do not see the photo.' : `Families do not see ${p.count} photos.`,
  'activities.gone': 'This is gone meanwhile. Reload the page and choose again.',
  'activities.otherKind': 'This entry is of another kind. Reload the page and try again.',
  'activities.otherLocation': 'These are of different locations. Write them down one location at a time.',
  'activities.otherRoom': (p: { name: string }) =>
    `${p.name} is in another room. Leave the name out, or choose that room.`,
  'activities.future': 'This day is still to come. Choose today or an earlier day.',
  'activities.unknown': 'This is not on the list. Choose from the list.',
  'activities.missing': 'Fill this in.',
  'activities.amount': (p: { most: number; units: readonly string[] }) =>
    `Write a number from 0 to ${p.most}, with ${p.units.join(' or ')}.`,
  'activities.noMedication': (p: { name: string }) => `${p.name} does not have this medication on record.`,
  'activities.tooOld': (p: { days: number }) => `This is older than ${p.days} days. Ask a manager to change it.`,
  'activities.notOnIt': 'None of them is on this entry.',
  'activities.notRemoved': 'This entry was not removed.',
  'activities.noPhoto': 'There is no photo to show. Reload the page and choose again.',
  'activities.notice': (p: { kind: string; name: string }) => `${p.name}: ${what(p).toLowerCase()}`,
  'activities.noticePhoto': (p: { name: string }) => `A new photo of ${p.name}`,
  'activities.report': 'Activities',
  'activities.time': 'Time',
  'activities.what': 'What',
  'activities.details': 'Details',
  'activities.by': 'By',
  'activities.staffOnly': 'Staff only',
  'activities.day': (p: { name: string; date: string }) => `The day of ${p.name}, ${p.date}`,
  'activities.dayLines': (p: { name: string }) => `This is what was written down of ${p.name}:`,
  'activities.photos': (p: { count: number }) =>
    p.count === 1 ? 'There is a photo in the portal.' : `There are ${p.count} photos in the portal.`,
  'activities.open': 'Open in the portal',
  'activities.sent': (p: { count: number }) =>
    p.count === 1 ? 'One report was sent.' : `${p.count} reports were sent.`,
  'activities.noneSent': 'Nothing was sent. See what is said about each.',
  'activities.nothing': (p: { name: string }) =>
    `Nothing was written down of ${p.name} on that day that families may see.`,
  'activities.noAddress': (p: { name: string }) => `No contact of ${p.name} has an address that can be written to.`,
  'activities.notOut': 'This child has not been checked out. Check it out first.',
  'activities.absenceChanged': 'The absence was changed.',
  'activities.noPictures': (p: { names: string[] }) =>
    `No photos are wanted of ${names(p.names, (count) => `${count} more`)}. Leave them off this photo.`,
  'activities.consentByFamily': 'The family says this itself, or a manager who has it on paper.',
  'activities.consentSaved': 'Saved. It holds for every photo, also older ones.',
  'activities.napOver': 'One of these naps is over. Look again at who sleeps.',
  'activities.napsChecked': (p: { count: number }) =>
    p.count === 1 ? 'Checked: 1 child.' : `Checked: ${p.count} children.`,
  'activities.settingSaved': 'Saved.',
  'activities.keepDays': (p: { least: number }) => `Photos stay ${p.least} to 3,650 days, or always.`,
  'activities.managerApproves': 'Here a manager shows photos to families. Ask a manager.',
  'activities.digest': (p: { date: string }) => `Today in short, ${p.date}`,
  'activities.digestHello': (p: { name: string }) => `${p.name}:`,
  'activities.digestChoose': 'You can change the hour, or stop this letter, among your notices in the portal.',
};
