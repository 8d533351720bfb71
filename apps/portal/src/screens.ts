import { know } from './addresses.ts';
import { accountScreens } from './domains/account/screens.ts';
import { activityScreens } from './domains/activities/screens.ts';
import { alertScreens } from './domains/alerts/screens.ts';
import { announcementScreens } from './domains/announcements/screens.ts';
import { attendanceScreens } from './domains/attendance/screens.ts';
import { authScreens } from './domains/auth/screens.ts';
import { familyBillingScreens } from './domains/billing/family/screens.ts';
import { billingScreens } from './domains/billing/screens.ts';
import { cameraScreens } from './domains/cameras/screens.ts';
import { centreScreens } from './domains/centres/screens.ts';
import { chatScreens } from './domains/chat/screens.ts';
import { dashboardScreens } from './domains/dashboard/screens.ts';
import { foodScreens } from './domains/food/screens.ts';
import { homeScreens } from './domains/home/screens.ts';
import { incidentScreens } from './domains/incidents/screens.ts';
import { locationScreens } from './domains/locations/screens.ts';
import { notificationScreens } from './domains/notifications/screens.ts';
import { permissionScreens } from './domains/permissions/screens.ts';
import { relationshipScreens } from './domains/relationships/screens.ts';
import { reportScreens } from './domains/reports/screens.ts';
import { roomScreens } from './domains/rooms/screens.ts';
import { scheduleScreens } from './domains/schedules/screens.ts';
import { settingScreens } from './domains/settings/screens.ts';
import { studentScreens } from './domains/students/screens.ts';
import { tagScreens } from './domains/tags/screens.ts';
import { peopleScreens } from './domains/users/screens.ts';
import { entryScreens } from './entry/screens.ts';

/** Every screen of the portal by its id; one line per domain. */
const all = {
  ...entryScreens,
  ...authScreens,
  ...centreScreens,
  ...chatScreens,
  ...alertScreens,
  ...announcementScreens,
  ...accountScreens,
  ...homeScreens,
  ...dashboardScreens,
  ...cameraScreens,
  ...incidentScreens,
  ...studentScreens,
  ...locationScreens,
  ...roomScreens,
  ...billingScreens,
  ...familyBillingScreens,
  ...scheduleScreens,
  ...activityScreens,
  ...foodScreens,
  ...attendanceScreens,
  ...reportScreens,
  ...tagScreens,
  ...settingScreens,
  ...peopleScreens,
  ...relationshipScreens,
  ...permissionScreens,
  ...notificationScreens,
};

know(all);
