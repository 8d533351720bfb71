import { sql } from 'kysely';
import { col } from '../../kernel/db/tables.ts';
import { holdsFiles } from '../../kernel/files/held-files.ts';
import { entity } from '../../kernel/read/entity.ts';

/** The camera logins of a person on a day at a location: its first login of that day, with how many there were. */
export const LoginReport = entity('LoginReport', 'camera_view');

/** A line of the system's log: a row of the audit trail in words. */
export const ActivityLog = entity('ActivityLog', 'audit');

/** An invitation that was sent, or is on its way. */
export const InviteLog = entity('InviteLog', 'outbox');

/** A contact who is online: the session used last. */
export const OnlineContact = entity('OnlineContact', 'session');

/** Tables of a location and a period in one ZIP, for whoever inspects it. */
export const InspectorPack = entity('InspectorPack', 'inspector_pack');
holdsFiles(InspectorPack, {
  file: { kind: 'file', where: (as, now) => sql`${col(as, 'ends_at')} > ${now}::timestamptz` },
});

/** A report of a location as it is wanted again and again. */
export const SavedReport = entity('SavedReport', 'saved_report');
