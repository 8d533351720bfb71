import { entity } from '../../kernel/read/entity.ts';

/** A place of the centre, with its own clock, rooms and cameras. */
export const Location = entity('Location', 'location');

/** A time zone a location can have; the same list for every centre. */
export const Timezone = entity('Timezone', 'timezone', { tenant: false });

/** What a location decides for itself about sign-up, logins and what contacts may edit. */
export const LocationSettings = entity('LocationSettings', 'location_setting');

/** What was changed on a location, by whom and when: a row of the audit trail. */
export const LocationChange = entity('LocationChange', 'audit');

/** A mailbox of the team that hears of what happens at a location. */
export const NoticeAddress = entity('TeamNotificationAddress', 'notice_address');

/** What the centre calls itself on papers and pages. */
export const SchoolProfile = entity('SchoolProfile', 'school_profile');
