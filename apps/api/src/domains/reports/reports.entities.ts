import { entity } from '../../kernel/read/entity.ts';

/** The camera logins of a person on a day at a location: its first login of that day, with how many there were. */
export const LoginReport = entity('LoginReport', 'camera_view');

/** A line of the system's log: a row of the audit trail in words. */
export const ActivityLog = entity('ActivityLog', 'audit');

/** An invitation that was sent, or is on its way. */
export const InviteLog = entity('InviteLog', 'outbox');

/** A contact who is online: the session used last. */
export const OnlineContact = entity('OnlineContact', 'session');
