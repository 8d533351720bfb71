import { know } from './addresses.ts';
import { staffAccountScreens } from './domains/account/staff-screens.ts';
import { activityScreens } from './domains/activities/screens.ts';
import { staffAlertScreens } from './domains/alerts/staff-screens.ts';
import { announcementScreens } from './domains/announcements/screens.ts';
import { staffAttendanceScreens } from './domains/attendance/staff-screens.ts';
import { billingScreens } from './domains/billing/screens.ts';
import { blogScreens } from './domains/blogs/staff-screens.ts';
import { calendarScreens } from './domains/calendar/screens.ts';
import { staffCameraScreens } from './domains/cameras/staff-screens.ts';
import { platformScreens } from './domains/centres/staff-screens.ts';
import { staffChatScreens } from './domains/chat/staff-screens.ts';
import { dashboardScreens } from './domains/dashboard/screens.ts';
import { staffDeveloperScreens } from './domains/developers/staff-screens.ts';
import { drillScreens } from './domains/drills/staff-screens.ts';
import { exportScreens } from './domains/exports/staff-screens.ts';
import { fileScreens } from './domains/files/staff-screens.ts';
import { foodScreens } from './domains/food/screens.ts';
import { staffFormScreens } from './domains/forms/staff-screens.ts';
import { healthScreens } from './domains/health/staff-screens.ts';
import { importScreens } from './domains/imports/staff-screens.ts';
import { incidentScreens } from './domains/incidents/staff-screens.ts';
import { injuryScreens } from './domains/injuries/staff-screens.ts';
import { learningScreens } from './domains/learning/staff-screens.ts';
import { staffLocationScreens } from './domains/locations/staff-screens.ts';
import { mediaScreens } from './domains/media/screens.ts';
import { newsletterScreens } from './domains/newsletters/staff-screens.ts';
import { permissionScreens } from './domains/permissions/screens.ts';
import { planScreens } from './domains/plans/screens.ts';
import { portfolioScreens } from './domains/portfolios/staff-screens.ts';
import { relationshipScreens } from './domains/relationships/screens.ts';
import { reportScreens } from './domains/reports/screens.ts';
import { roomNowScreens } from './domains/room-now/screens.ts';
import { roomScreens } from './domains/rooms/screens.ts';
import { scheduleScreens } from './domains/schedules/screens.ts';
import { settingScreens } from './domains/settings/screens.ts';
import { staffStudentScreens } from './domains/students/staff-screens.ts';
import { tagScreens } from './domains/tags/screens.ts';
import { ticketScreens } from './domains/tickets/staff-screens.ts';
import { peopleScreens } from './domains/users/screens.ts';
import { websiteScreens } from './domains/website/staff-screens.ts';
import { withParts } from './parts.ts';

/** The screens of domains that only staff have; a piece of its own, which families never fetch. One line per domain. */
know(
  withParts({
    ...staffFormScreens,
    ...staffChatScreens,
    ...staffAccountScreens,
    ...staffDeveloperScreens,
    ...staffAlertScreens,
    ...staffStudentScreens,
    ...staffCameraScreens,
    ...staffLocationScreens,
    ...staffAttendanceScreens,
    ...announcementScreens,
    ...dashboardScreens,
    ...drillScreens,
    ...exportScreens,
    ...fileScreens,
    ...healthScreens,
    ...injuryScreens,
    ...importScreens,
    ...incidentScreens,
    ...roomNowScreens,
    ...roomScreens,
    ...billingScreens,
    ...scheduleScreens,
    ...activityScreens,
    ...mediaScreens,
    ...foodScreens,
    ...blogScreens,
    ...websiteScreens,
    ...calendarScreens,
    ...reportScreens,
    ...learningScreens,
    ...tagScreens,
    ...ticketScreens,
    ...settingScreens,
    ...peopleScreens,
    ...relationshipScreens,
    ...newsletterScreens,
    ...permissionScreens,
    ...portfolioScreens,
    ...planScreens,
    ...platformScreens,
  }),
);
