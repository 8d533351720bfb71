import { know } from './addresses.ts';
import { accountScreens } from './domains/account/screens.ts';
import { activityScreens } from './domains/activities/screens.ts';
import { attendanceScreens } from './domains/attendance/screens.ts';
import { authScreens } from './domains/auth/screens.ts';
import { billingScreens } from './domains/billing/screens.ts';
import { cameraScreens } from './domains/cameras/screens.ts';
import { centreScreens } from './domains/centres/screens.ts';
import { dashboardScreens } from './domains/dashboard/screens.ts';
import { homeScreens } from './domains/home/screens.ts';
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
import type { Screen } from './screen.ts';

/** Every screen of the portal by its id; one line per domain. */
const all = {
  ...entryScreens,
  ...authScreens,
  ...centreScreens,
  ...accountScreens,
  ...homeScreens,
  ...dashboardScreens,
  ...cameraScreens,
  ...studentScreens,
  ...locationScreens,
  ...roomScreens,
  ...billingScreens,
  ...scheduleScreens,
  ...activityScreens,
  ...attendanceScreens,
  ...reportScreens,
  ...tagScreens,
  ...settingScreens,
  ...peopleScreens,
  ...relationshipScreens,
  ...permissionScreens,
  ...notificationScreens,
};

/** The id of a screen, such as `auth.login`. */
export type ScreenId = keyof typeof all;

type PathOf<I extends ScreenId> = (typeof all)[I] extends Screen<infer P> ? P : never;

type Parts<P extends string> = P extends `${infer Head}/${infer Rest}` ? Parts<Head> | Parts<Rest> : P;
type Optional<Part> = Part extends `:${infer Name}?` ? Name : never;
type Required<Part> = Part extends `:${string}?` ? never : Part extends `:${infer Name}` ? Name : never;

/** The parameters of a screen's path: ids as text or number. */
export type ParamsOf<I extends ScreenId> = { readonly [N in Required<Parts<PathOf<I>>>]: string | number } & {
  readonly [N in Optional<Parts<PathOf<I>>>]?: string | number;
};

know(all);
