import { choosableNotices, type OwnNoticeKind } from './own-notices.ts';
import type { Role } from './roles.ts';

/** What goes to somebody's phone: what the portal tells of, and messages. */
export type PushKind = OwnNoticeKind | 'msgs';
/** At once, with others once a day, or not at all. */
export const pushWays = ['now', 'digest', 'off'] as const;
export type PushWay = (typeof pushWays)[number];

/** What is of use only at once; the rest comes together once a day until somebody chooses. */
export const pushedAtOnce: readonly PushKind[] = [
  'msgs',
  'checks',
  'expected',
  'meds',
  'alert',
  'urgent_alert',
  'announcement',
  'invoice',
  'guardian_request',
  'visitor_asked',
  'visitor',
  'medication_asked',
  'medication',
  'dose_missed',
  'injury',
  'injury_office',
  'exposure',
  'arrival_check',
  'illness',
  'care_plan',
  'care_plan_office',
  'photo_consent',
  'door_alert',
  'missing',
  'forgotten',
  'ratio',
  'incident',
  'incident_asked',
  'ticket',
  'ticket_asked',
  'problem',
  'factors_reset',
];

/** What nobody switches off and no quiet hours hold back: an emergency, and what protects an account. */
export const pushedAlways: readonly PushKind[] = ['urgent_alert', 'factors_reset'];

/** What somebody of a role chooses about, in this order. */
export const choosablePushes = (role: Role): PushKind[] => ['msgs', 'alert', ...choosableNotices(role)];
