import type { Part } from '../call/who.ts';
import type { Table } from '../db/tables.ts';

/**
 * Tables that belong to no part of a center: its words, pictures, and what rights are judged by. Narrowed callers read them
 * whole. `checks/tenancy.test.ts` holds the list to the policies of the database.
 */
export const WHOLE: readonly Table[] = [
  'allergy',
  'blog_author',
  'blog_category',
  'image_folder',
  'immunization',
  'learning_activity',
  'learning_activity_skill',
  'learning_activity_supply',
  'learning_attribute',
  'learning_category',
  'learning_crosswalk',
  'learning_domain',
  'learning_framework',
  'learning_progress',
  'learning_skill',
  'learning_supply',
  'learning_type',
  'library_image',
  'medication',
  'newsletter_tag',
  'permission',
  'picture',
  'public_picture',
  'reader_epoch',
  'relationship',
  'role_permission',
  'school_profile',
  'sibling_group',
  'tag',
  'ticket_category',
  'user_role',
  'video',
];

/** Of places, and read by whoever is narrowed to children there: who is named by one has not named a child. */
const OF_PLACES: ReadonlySet<Table> = new Set<Table>([
  'room',
  'location_setting',
  'checkin_setting',
  'photo_setting',
  'health_setting',
  'ratio_setting',
  'billing_setting',
  'billing_setting_past',
  'food_menu_setting',
  'charge_category',
  'chat_hours',
  'location',
  'app_user',
  'user_location',
]);

const whole = new Set<Table>(WHOLE);

/** Whether a record of a table that a narrowed caller reaches is one of its part, by which it says what it acts on. */
export const isOfPart = (table: Table, { students }: Part): boolean =>
  !whole.has(table) && (students === null || !OF_PLACES.has(table));
