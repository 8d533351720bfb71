import { activities } from './en/activities.ts';
import { alerts } from './en/alerts.ts';
import { announcements } from './en/announcements.ts';
import { archive } from './en/archive.ts';
import { attendance } from './en/attendance.ts';
import { auth } from './en/auth.ts';
import { billing } from './en/billing.ts';
import { bills } from './en/bills.ts';
import { blogs } from './en/blogs.ts';
import { calendar } from './en/calendar.ts';
import { cameras } from './en/cameras.ts';
import { carePlans } from './en/care-plans.ts';
import { centers } from './en/centers.ts';
import { chat } from './en/chat.ts';
import { confirm } from './en/confirm.ts';
import { credentials } from './en/credentials.ts';
import { deposits } from './en/deposits.ts';
import { developers } from './en/developers.ts';
import { drills } from './en/drills.ts';
import { letters } from './en/emails.ts';
import { exports } from './en/exports.ts';
import { files } from './en/files.ts';
import { food } from './en/food.ts';
import { forms } from './en/forms.ts';
import { health } from './en/health.ts';
import { healthChecks } from './en/health-checks.ts';
import { illnesses } from './en/illnesses.ts';
import { imports } from './en/imports.ts';
import { incidents } from './en/incidents.ts';
import { injuries } from './en/injuries.ts';
import { kernel } from './en/kernel.ts';
import { kiosk } from './en/kiosk.ts';
import { learning } from './en/learning.ts';
import { listCodes } from './en/list-codes.ts';
import { listColumns } from './en/list-columns.ts';
import { lists } from './en/lists.ts';
import { locations } from './en/locations.ts';
import { media } from './en/media.ts';
import { medications } from './en/medications.ts';
import { money } from './en/money.ts';
import { newsletters } from './en/newsletters.ts';
import { notices } from './en/notices.ts';
import { packs } from './en/packs.ts';
import { permissions } from './en/permissions.ts';
import { plans } from './en/plans.ts';
import { portfolios } from './en/portfolios.ts';
import { ratio } from './en/ratio.ts';
import { relationships } from './en/relationships.ts';
import { reminders } from './en/reminders.ts';
import { reports } from './en/reports.ts';
import { rooms } from './en/rooms.ts';
import { rosters } from './en/rosters.ts';
import { savedReports } from './en/saved-reports.ts';
import { schedules } from './en/schedules.ts';
import { settings } from './en/settings.ts';
import { sheets } from './en/sheets.ts';
import { students } from './en/students.ts';
import { tags } from './en/tags.ts';
import { tickets } from './en/tickets.ts';
import { timeClock } from './en/time-clock.ts';
import { users } from './en/users.ts';
import { website } from './en/website.ts';

/** Every sentence the server says, in English; the other languages are held to the same ids and values. */
export const en = {
  ...students,
  ...tags,
  ...activities,
  ...alerts,
  ...announcements,
  ...archive,
  ...attendance,
  ...relationships,
  ...auth,
  ...billing,
  ...bills,
  ...medications,
  ...deposits,
  ...money,
  ...blogs,
  ...calendar,
  ...cameras,
  ...carePlans,
  ...credentials,
  ...drills,
  ...packs,
  ...savedReports,
  ...centers,
  ...health,
  ...healthChecks,
  ...illnesses,
  ...incidents,
  ...injuries,
  ...chat,
  ...developers,
  ...exports,
  ...files,
  ...food,
  ...forms,
  ...kernel,
  ...confirm,
  ...imports,
  ...users,
  ...website,
  ...rooms,
  ...letters,
  ...learning,
  ...listCodes,
  ...listColumns,
  ...lists,
  ...locations,
  ...settings,
  ...rosters,
  ...schedules,
  ...portfolios,
  ...tickets,
  ...timeClock,
  ...kiosk,
  ...ratio,
  ...media,
  ...permissions,
  ...plans,
  ...newsletters,
  ...notices,
  ...sheets,
  ...reminders,
  ...reports,
};
