import { dayOf } from '../when.ts';

type Acts = Readonly<Record<string, (name: string, by: string, day: string) => string>>;
interface Fact {
  readonly name: string;
  readonly by: string;
  readonly act: string;
  /** 'YYYY-MM-DD'; '' where there is none. */
  readonly day: string;
}

const own: Acts = {
  approved: (name) => `${name} was approved.`,
  rejected: (name) => `${name} was sent back to you.`,
  expires: (name, _, day) => `${name} expires on ${dayOf('en', day)}.`,
  expired: (name, _, day) => `${name} expired on ${dayOf('en', day)}.`,
};
const office: Acts = {
  waiting: (name, by) => `${by} handed in ${name}.`,
  expires: (name, by, day) => `${name} of ${by} expires on ${dayOf('en', day)}.`,
  expired: (name, by, day) => `${name} of ${by} expired on ${dayOf('en', day)}.`,
};
const told = (acts: Acts, { act, name, by, day }: Fact): string => acts[act]?.(name, by, day) ?? name;

const kinds: Readonly<Record<string, string>> = {
  cpr: 'CPR',
  first_aid: 'First aid',
  background_check: 'Background check',
  health: 'Health check or TB test',
  orientation: 'Orientation',
  training: 'Training',
  education: 'Education',
  license: 'License',
  other: 'Other',
};
const states: Readonly<Record<string, string>> = {
  valid: 'Valid',
  expiring: 'Expiring',
  expired: 'Expired',
  waiting: 'Waiting for approval',
  missing: 'Missing',
};

export const credentials = {
  'credentials.gone': 'This credential no longer exists. Reload the page.',
  'credentials.notYours': 'This one isn’t yours to change. Ask your manager.',
  'credentials.approvedAlready': 'It was approved already. Add a new one instead.',
  'credentials.ownPaper': 'Someone else has to approve your own credentials.',
  'credentials.changed': 'It was changed meanwhile. Look at it again.',
  'credentials.daysCross': 'It can’t end before it was issued.',
  'credentials.hoursOfTraining': 'Hours are asked of training only.',
  'credentials.saved': 'Saved.',
  'credentials.added': (p: { name: string }) => `${p.name} was added.`,
  'credentials.waits': (p: { name: string }) => `${p.name} was handed in. Your manager will look at it.`,
  'credentials.deleted': 'The credential was deleted.',
  'credentials.approved': 'Approved.',
  'credentials.rejected': 'Sent back.',
  'credentials.requirementSaved': 'Saved.',
  'credentials.title': 'Staff credentials',
  'credentials.staff': 'Staff',
  'credentials.what': 'What is asked',
  'credentials.state': 'Status',
  'credentials.until': 'Valid until',
  'credentials.hours': 'Training in the last 12 months',
  'credentials.kind': (p: { kind: string }) => kinds[p.kind] ?? p.kind,
  'credentials.stateOf': (p: { state: string }) => states[p.state] ?? p.state,
  'notice.credential': (p: Fact) => told(own, p),
  'notice.credentialOffice': (p: Fact) => told(office, p),
};
