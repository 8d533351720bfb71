import type { Messages } from '../kernel/call/message.ts';
import { activities } from './es/activities.ts';
import { alerts } from './es/alerts.ts';
import { announcements } from './es/announcements.ts';
import { archive } from './es/archive.ts';
import { attendance } from './es/attendance.ts';
import { auth } from './es/auth.ts';
import { billing } from './es/billing.ts';
import { bills } from './es/bills.ts';
import { blogs } from './es/blogs.ts';
import { calendar } from './es/calendar.ts';
import { cameras } from './es/cameras.ts';
import { carePlans } from './es/care-plans.ts';
import { centers } from './es/centers.ts';
import { chat } from './es/chat.ts';
import { confirm } from './es/confirm.ts';
import { credentials } from './es/credentials.ts';
import { deposits } from './es/deposits.ts';
import { developers } from './es/developers.ts';
import { drills } from './es/drills.ts';
import { letters } from './es/emails.ts';
import { exports } from './es/exports.ts';
import { files } from './es/files.ts';
import { food } from './es/food.ts';
import { forms } from './es/forms.ts';
import { health } from './es/health.ts';
import { healthChecks } from './es/health-checks.ts';
import { illnesses } from './es/illnesses.ts';
import { imports } from './es/imports.ts';
import { incidents } from './es/incidents.ts';
import { injuries } from './es/injuries.ts';
import { kernel } from './es/kernel.ts';
import { kiosk } from './es/kiosk.ts';
import { learning } from './es/learning.ts';
import { listCodes } from './es/list-codes.ts';
import { listColumns } from './es/list-columns.ts';
import { lists } from './es/lists.ts';
import { locations } from './es/locations.ts';
import { media } from './es/media.ts';
import { medications } from './es/medications.ts';
import { money } from './es/money.ts';
import { newsletters } from './es/newsletters.ts';
import { notices } from './es/notices.ts';
import { packs } from './es/packs.ts';
import { permissions } from './es/permissions.ts';
import { plans } from './es/plans.ts';
import { portfolios } from './es/portfolios.ts';
import { ratio } from './es/ratio.ts';
import { relationships } from './es/relationships.ts';
import { reminders } from './es/reminders.ts';
import { reports } from './es/reports.ts';
import { rooms } from './es/rooms.ts';
import { rosters } from './es/rosters.ts';
import { savedReports } from './es/saved-reports.ts';
import { schedules } from './es/schedules.ts';
import { settings } from './es/settings.ts';
import { sheets } from './es/sheets.ts';
import { students } from './es/students.ts';
import { tags } from './es/tags.ts';
import { tickets } from './es/tickets.ts';
import { timeClock } from './es/time-clock.ts';
import { users } from './es/users.ts';
import { website } from './es/website.ts';

export const es: Messages = {
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
