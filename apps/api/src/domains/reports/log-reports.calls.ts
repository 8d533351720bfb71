import './reports.fields.ts';
import { type SqlBool, sql } from 'kysely';
import { type Calls, list, paged, query, rows } from '../../kernel/call/call.ts';
import { date, id, page, text } from '../../kernel/call/input.ts';
import { Location } from '../../model/location/entity.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { User } from '../../model/user/entity.ts';
import { belongsTo } from '../../model/user/filters.ts';
import { ownPeople } from '../../model/user/reach.ts';
import { getLogReportInput, isInvite, isInviteFound, isLogLine } from './log-filters.ts';
import { ActivityLog, InviteLog, OnlineContact } from './reports.entities.ts';
import { invitesOfOwnLocations, logOfOwnLocations, onlineOfOwnLocations } from './reports.reach.ts';
import { centreStatistics, getCenterStatisticsInput, readStatistics } from './statistics.ts';

/** Uses of a session are written once a minute; twice that and some is "now". */
const ONLINE_MINUTES = 3;

/** What was done in the system and by whom, who was invited, who is online, and how the centre fares. */
export const calls: Calls = {
  getLogReport: query({
    rule: 'manager',
    about: "Lists the system's log, the newest line first; below support that of own locations.",
    reach: { location: ownLocations, rows: logOfOwnLocations },
    input: getLogReportInput,
    answer: paged(ActivityLog),
    run: (ctx, i) => rows(ActivityLog, { where: () => isLogLine(ctx.who.centre, i), order: ['-id'] }),
  }),
  getLogReportAllUser: query({
    rule: 'manager',
    about: 'Lists the people who appear in the log, for its filter.',
    reach: { location: ownLocations, rows: ownPeople },
    input: { location: id(Location).optional() },
    answer: list(User),
    run: (_, i) =>
      rows(User, {
        where: () => [
          sql<SqlBool>`exists (select 1 from audit a where a.user_id = app_user.id)`,
          i.location !== undefined && belongsTo(i.location),
        ],
        order: ['fname', 'lname'],
        limit: 1000,
      }),
  }),
  getUserLogData: query({
    rule: 'manager',
    about: 'Lists what one person did, the newest line first.',
    reach: { user_id: ownPeople, rows: logOfOwnLocations },
    input: { user_id: id(User), ...page, start_date: date().optional(), end_date: date().optional() },
    answer: paged(ActivityLog),
    run: (ctx, i) =>
      rows(ActivityLog, {
        where: () => [...isLogLine(ctx.who.centre, i), sql<SqlBool>`audit.user_id = ${i.user_id}`],
        order: ['-id'],
      }),
  }),
  getInvitedLogReport: query({
    rule: 'manager',
    about:
      'Lists the invitations that were sent or are on their way, the newest first, for as long as letters are kept.',
    reach: { location: ownLocations, rows: invitesOfOwnLocations },
    input: { search: text(0, 100).optional(), ...page, location: id(Location).optional() },
    answer: paged(InviteLog),
    run: (_, i) =>
      rows(InviteLog, {
        where: () => [isInvite, ...isInviteFound(i)],
        order: ['-created_at', '-id'],
      }),
  }),
  getOnlineContactsReport: query({
    rule: 'manager',
    about:
      'Lists the contacts who are online now, with the device used last; whoever was seen within three minutes is.',
    reach: { location: ownLocations, rows: onlineOfOwnLocations },
    input: { location: id(Location).optional(), ...page },
    answer: paged(OnlineContact),
    run: (ctx, i) => {
      const since = new Date(ctx.now().getTime() - ONLINE_MINUTES * 60_000);
      const isOpen = (session: string) => sql`${sql.ref(`${session}.ended_at`)} is null
        and ${sql.ref(`${session}.expires_at`)} > ${ctx.now()} and ${sql.ref(`${session}.last_used_at`)} >= ${since}`;
      return rows(OnlineContact, {
        where: () => [
          sql<SqlBool>`${isOpen('session')} and not exists (select 1 from session o where o.user_id = session.user_id
            and ${isOpen('o')}
            and (o.last_used_at, o.id) > (session.last_used_at, session.id))`,
          // Contacts: whoever holds no other role.
          sql<SqlBool>`session.user_id in (select ur.user_id from user_role ur
            join role r on r.id = ur.role_id group by ur.user_id having every(r.name = 'user'))`,
          i.location !== undefined &&
            sql<SqlBool>`session.user_id in (select app_user.id from app_user
              where ${belongsTo(i.location)})`,
        ],
        order: ['-last_used_at'],
      });
    },
  }),
  getCenterStatistics: query({
    rule: 'manager',
    about:
      'Answers enrolment, attendance, camera logins and watch time day by day, for the last four weeks unless told.',
    reach: { location: ownLocations },
    input: getCenterStatisticsInput,
    answer: centreStatistics,
    run: readStatistics,
  }),
};
