import { dateFigures } from '../when.ts';

const hindrances: Readonly<Record<string, string>> = {
  NOT_AUTHORIZED: 'It is not authorized on this day: not approved yet, or outside of the signed days.',
  EARLY: 'It is too early for this dose.',
  TOO_MUCH: 'This is more than the signed dose.',
  TOO_OFTEN: 'All doses of this day were given already.',
  EXPIRED: 'What is on hand has expired.',
  STOCK: 'There is less on hand than this dose.',
};
const outcomes: Readonly<Record<string, string>> = {
  given: 'given',
  refused: 'refused',
  missed: 'not given',
  spilled: 'spilled',
};
const kinds: Readonly<Record<string, string>> = {
  ...outcomes,
  requested: 'signed',
  approved: 'approved',
  declined: 'declined',
  ended: 'ended',
  received: 'received',
  returned: 'returned or disposed of',
  withdrawn: 'taken back as a mistake',
  unanswered: 'missed? nothing recorded in time',
};
const units: Readonly<Record<string, readonly [string, string]>> = {
  tablet: ['tablet', 'tablets'],
  capsule: ['capsule', 'capsules'],
  puff: ['puff', 'puffs'],
  drop: ['drop', 'drops'],
  spray: ['spray', 'sprays'],
  application: ['application', 'applications'],
  patch: ['patch', 'patches'],
  unit: ['unit', 'units'],
};

export const medications = {
  'medications.gone': 'This authorization no longer exists. Reload the page.',
  'medications.childGone': 'This child is no longer enrolled here.',
  'medications.otherState': 'This authorization was already decided or ended. Reload the page.',
  'medications.endBeforeStart': 'The last day must not come before the first.',
  'medications.pastEnd': 'Choose a last day that hasn’t passed.',
  'medications.longest': 'An authorization lasts a year at most. Choose an earlier last day.',
  'medications.doctorAsked': 'This location asks for a doctor’s signature. Say who signed and when.',
  'medications.signedAhead': 'Choose today or an earlier day.',
  'medications.noTime': 'Enter times as 08:00 or 14:30.',
  'medications.asNeededBounds': 'As needed: say how far apart doses must be and how many a day at most.',
  'medications.signed': (p: { name: string }) => `${p.name}: signed and sent to the office.`,
  'medications.saved': (p: { name: string }) => `${p.name}: the authorization is in force.`,
  'medications.approved': (p: { name: string }) => `${p.name} is approved.`,
  'medications.declined': (p: { name: string }) => `${p.name} was declined. The family was notified.`,
  'medications.ended': (p: { name: string }) => `${p.name} has ended.`,
  'medications.officeEnds': 'Ask the office to end it.',
  'medications.noLonger': 'This authorization has ended, so nothing may be given by it.',
  'medications.noMoment': 'Choose a time that has passed.',
  'medications.notPlanned': 'This time isn’t planned. Choose one of the signed times.',
  'medications.sayWhy': 'Write what happened.',
  'medications.refused': 'Not given. Check below; if it must be given, write the reason.',
  'medications.against': (p: { code: string }) => hindrances[p.code] ?? p.code,
  'medications.witnessFirst': 'A second member of the team enters their PIN as witness.',
  'medications.ownPin': 'This is your own PIN. Ask somebody else to be the witness.',
  'medications.notTeam': 'This PIN isn’t of somebody on the team here.',
  'medications.noted': (p: { outcome: string; name: string; medicine: string }) =>
    `${p.medicine}, ${p.name}: ${outcomes[p.outcome] ?? p.outcome}. The family was notified.`,
  'medications.received': (p: { medicine: string }) => `${p.medicine}: received.`,
  'medications.returned': (p: { medicine: string }) => `${p.medicine}: returned.`,
  'medications.notThatMuch': 'There isn’t that much on hand.',
  'medications.expiredStock': 'This has expired already. Don’t take it in.',
  'medications.eventGone': 'This entry no longer exists. Reload the page.',
  'medications.notDose': 'Only doses and stock can be taken back.',
  'medications.withdrawnAlready': 'This was taken back already.',
  'medications.withdrawn': 'The entry was taken back. It stays in the log.',
  'medications.logTitle': 'Medication log',
  'medications.at': 'When',
  'medications.child': 'Child',
  'medications.medicine': 'Medication',
  'medications.what': 'What',
  'medications.amount': 'Amount',
  'medications.due': 'Planned',
  'medications.by': 'By',
  'medications.witness': 'Witness',
  'medications.doctorSigned': 'Doctor signed',
  'medications.signedOn': (p: { doctor: string; date: string }) =>
    [p.doctor, dateFigures(p.date)].filter(Boolean).join(', '),
  'medications.remarks': 'Remarks',
  'medications.kind': (p: { kind: string }) => kinds[p.kind] ?? p.kind,
  'medications.dose': (p: { amount: number; unit: string }) =>
    `${p.amount} ${units[p.unit]?.[p.amount === 1 ? 0 : 1] ?? p.unit}`,
  'medications.remark': (p: { note: string; override: string; against: string; withdrawn: string }) =>
    [
      p.note,
      p.override && `Given all the same: ${p.override} (${p.against})`,
      p.withdrawn && `Taken back as a mistake: ${p.withdrawn}`,
    ]
      .filter(Boolean)
      .join('. '),
  'medications.logNote': 'Entries are only ever added; what was taken back stays with its reason.',
};
