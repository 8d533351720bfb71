import { allows, type Role } from './roles.ts';

interface OwnNotice {
  /** Who is told: families, or staff from this role on. */
  readonly to: 'family' | Role;
  /** False for what protects an account: nobody switches it off. */
  readonly optional: boolean;
  /** True for what happens many times a day: told to who has asked for it. */
  readonly quiet?: true;
}

/** What the portal tells a person of, in the order of the choices. */
export const ownNotices = {
  checks: { to: 'family', optional: true },
  expected: { to: 'family', optional: true },
  media: { to: 'family', optional: true },
  notes: { to: 'family', optional: true },
  meds: { to: 'family', optional: true },
  kudos: { to: 'family', optional: true },
  observation: { to: 'family', optional: true },
  custom: { to: 'family', optional: true },
  food: { to: 'family', optional: true, quiet: true },
  nap: { to: 'family', optional: true, quiet: true },
  activity: { to: 'family', optional: true, quiet: true },
  mood: { to: 'family', optional: true, quiet: true },
  health_check: { to: 'family', optional: true, quiet: true },
  name_to_face: { to: 'family', optional: true, quiet: true },
  alert: { to: 'user', optional: false },
  urgent_alert: { to: 'user', optional: false },
  announcement: { to: 'user', optional: true },
  invoice: { to: 'user', optional: true },
  forms: { to: 'user', optional: true },
  files: { to: 'user', optional: true },
  portfolio: { to: 'family', optional: true },
  plans: { to: 'user', optional: true },
  calendar: { to: 'user', optional: true },
  sign_up: { to: 'manager', optional: true },
  time_off: { to: 'manager', optional: true },
  time_off_decided: { to: 'teacher', optional: true },
  guardian_request: { to: 'manager', optional: false },
  visitor_asked: { to: 'manager', optional: true },
  visitor: { to: 'family', optional: false },
  medication_asked: { to: 'manager', optional: false },
  medication: { to: 'family', optional: false },
  dose_missed: { to: 'teacher', optional: true },
  drill_due: { to: 'manager', optional: true },
  injury: { to: 'family', optional: false },
  injury_office: { to: 'manager', optional: true },
  exposure: { to: 'family', optional: false },
  arrival_check: { to: 'family', optional: false },
  illness: { to: 'family', optional: false },
  care_plan: { to: 'family', optional: false },
  credential: { to: 'teacher', optional: true },
  credential_office: { to: 'manager', optional: true },
  care_plan_office: { to: 'manager', optional: true },
  photo_consent: { to: 'family', optional: false },
  door_alert: { to: 'teacher', optional: true },
  missing: { to: 'teacher', optional: true },
  forgotten: { to: 'teacher', optional: true },
  form_entries: { to: 'teacher', optional: true },
  documents: { to: 'teacher', optional: true },
  ratio: { to: 'teacher', optional: true },
  camera_away: { to: 'manager', optional: true },
  mail_resting: { to: 'manager', optional: true },
  plans_moved: { to: 'manager', optional: true },
  subsidy_ends: { to: 'manager', optional: true },
  incident: { to: 'manager', optional: true },
  incident_asked: { to: 'kvsupport', optional: true },
  ticket: { to: 'manager', optional: true },
  ticket_asked: { to: 'kvsupport', optional: true },
  problem: { to: 'manager', optional: true },
  factors_reset: { to: 'user', optional: false },
} as const satisfies Readonly<Record<string, OwnNotice>>;

/** The kind of a notice. */
export type OwnNoticeKind = keyof typeof ownNotices;

export const isOwnNotice = (kind: string): kind is OwnNoticeKind => Object.hasOwn(ownNotices, kind);

/** True for a kind that is told only to who has switched it on. */
export const isQuiet = (kind: OwnNoticeKind): boolean => {
  const { quiet }: OwnNotice = ownNotices[kind];
  return quiet === true;
};

/** The kinds somebody of a role is told of and may switch off. */
export const choosableNotices = (role: Role): OwnNoticeKind[] =>
  Object.keys(ownNotices)
    .filter(isOwnNotice)
    .filter((kind) => {
      const { to, optional }: OwnNotice = ownNotices[kind];
      return optional && (to === 'family' ? role === 'user' : allows(role, to));
    });
