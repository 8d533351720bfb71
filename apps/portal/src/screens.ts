import { know } from './addresses.ts';
import { accountScreens } from './domains/account/screens.ts';
import { alertScreens } from './domains/alerts/screens.ts';
import { attendanceScreens } from './domains/attendance/screens.ts';
import { authScreens } from './domains/auth/screens.ts';
import { familyBillingScreens } from './domains/billing/family/screens.ts';
import { cameraScreens } from './domains/cameras/screens.ts';
import { chatScreens } from './domains/chat/screens.ts';
import { developerScreens } from './domains/developers/screens.ts';
import { familyFileScreens } from './domains/files/screens.ts';
import { formScreens } from './domains/forms/screens.ts';
import { homeScreens } from './domains/home/screens.ts';
import { clipScreens } from './domains/incidents/screens.ts';
import { locationScreens } from './domains/locations/screens.ts';
import { familyLetterScreens } from './domains/newsletters/screens.ts';
import { notificationScreens } from './domains/notifications/screens.ts';
import { familyPortfolioScreens } from './domains/portfolios/screens.ts';
import { studentScreens } from './domains/students/screens.ts';
import { entryScreens } from './entry/screens.ts';

/** The screens of guests and families, with what staff share with them, by their ids; one line per domain. */
know({
  ...entryScreens,
  ...authScreens,
  ...chatScreens,
  ...alertScreens,
  ...accountScreens,
  ...developerScreens,
  ...familyFileScreens,
  ...homeScreens,
  ...cameraScreens,
  ...studentScreens,
  ...clipScreens,
  ...locationScreens,
  ...familyBillingScreens,
  ...attendanceScreens,
  ...formScreens,
  ...notificationScreens,
  ...familyLetterScreens,
  ...familyPortfolioScreens,
});
