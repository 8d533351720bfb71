// Printed by apps/portal/src/print-menu.ts from the screens of the portal; do not edit.
import type { Rule } from './roles.ts';

interface MenuLine {
  /** The id of its screen. */
  readonly name: string;
  /** The lowest role the screen admits. */
  readonly rule: Rule;
  /** The group of the menu it stands in. */
  readonly under: string;
  /** Whose menu may show it; null: everybody's. */
  readonly audience: 'family' | 'staff' | null;
}

/** The lines of the menu, in its order. */
export const menuLines: readonly MenuLine[] = [
  { name: 'dashboard', rule: 'teacher', under: 'top', audience: 'staff' },
  { name: 'home', rule: 'user', under: 'top', audience: 'family' },
  { name: 'activities.board', rule: 'teacher', under: 'top', audience: 'staff' },
  { name: 'attendance.door', rule: 'teacher', under: 'top', audience: 'staff' },
  { name: 'attendance.students', rule: 'teacher', under: 'top', audience: 'staff' },
  { name: 'attendance.staff', rule: 'teacher', under: 'top', audience: 'staff' },
  { name: 'photos.students', rule: 'teacher', under: 'top', audience: 'staff' },
  { name: 'schedules.people', rule: 'teacher', under: 'top', audience: 'staff' },
  { name: 'cameras.own', rule: 'user', under: 'top', audience: 'family' },
  { name: 'calendar.main', rule: 'teacher', under: 'top', audience: 'staff' },
  { name: 'chat.messages', rule: 'user', under: 'top', audience: null },
  { name: 'billing.family', rule: 'user', under: 'top', audience: 'family' },
  { name: 'students.own', rule: 'user', under: 'top', audience: 'family' },
  { name: 'attendance.own', rule: 'user', under: 'top', audience: 'family' },
  { name: 'files.own', rule: 'user', under: 'top', audience: 'family' },
  { name: 'files.papers', rule: 'user', under: 'top', audience: 'family' },
  { name: 'notifications.list', rule: 'user', under: 'top', audience: null },
  { name: 'students.list', rule: 'manager', under: 'people', audience: 'staff' },
  { name: 'people.contacts', rule: 'manager', under: 'people', audience: 'staff' },
  { name: 'people.team', rule: 'manager', under: 'people', audience: 'staff' },
  { name: 'schedules.mine', rule: 'teacher', under: 'people', audience: 'staff' },
  { name: 'permissions.person', rule: 'manager', under: 'people', audience: 'staff' },
  { name: 'cameras.list', rule: 'manager', under: 'centre', audience: 'staff' },
  { name: 'incidents.list', rule: 'manager', under: 'centre', audience: 'staff' },
  { name: 'incidents.main', rule: 'kvsupport', under: 'centre', audience: 'staff' },
  { name: 'food.menu', rule: 'teacher', under: 'centre', audience: 'staff' },
  { name: 'billing.home', rule: 'admin', under: 'centre', audience: 'staff' },
  { name: 'attendance.ratio', rule: 'manager', under: 'centre', audience: 'staff' },
  { name: 'announcements.list', rule: 'teacher', under: 'communicate', audience: 'staff' },
  { name: 'alerts.send', rule: 'teacher', under: 'communicate', audience: 'staff' },
  { name: 'chat.log', rule: 'teacher', under: 'communicate', audience: 'staff' },
  { name: 'files.documents', rule: 'teacher', under: 'communicate', audience: 'staff' },
  { name: 'files.others', rule: 'teacher', under: 'communicate', audience: 'staff' },
  { name: 'files.ofTeam', rule: 'teacher', under: 'communicate', audience: 'staff' },
  { name: 'alerts.replies', rule: 'manager', under: 'communicate', audience: 'staff' },
  { name: 'alerts.unsubscribed.mail', rule: 'manager', under: 'communicate', audience: 'staff' },
  { name: 'alerts.unsubscribed.text', rule: 'manager', under: 'communicate', audience: 'staff' },
  { name: 'cameras.watched', rule: 'manager', under: 'reports', audience: 'staff' },
  { name: 'reports.logins', rule: 'manager', under: 'reports', audience: 'staff' },
  { name: 'reports.watchTime', rule: 'manager', under: 'reports', audience: 'staff' },
  { name: 'reports.online', rule: 'manager', under: 'reports', audience: 'staff' },
  { name: 'reports.log', rule: 'manager', under: 'reports', audience: 'staff' },
  { name: 'activities.report', rule: 'teacher', under: 'reports', audience: 'staff' },
  { name: 'attendance.reports', rule: 'teacher', under: 'reports', audience: 'staff' },
  { name: 'attendance.summary', rule: 'teacher', under: 'reports', audience: 'staff' },
  { name: 'attendance.report', rule: 'teacher', under: 'reports', audience: 'staff' },
  { name: 'attendance.dailyHours', rule: 'manager', under: 'reports', audience: 'staff' },
  { name: 'attendance.hours', rule: 'manager', under: 'reports', audience: 'staff' },
  { name: 'attendance.staffHours', rule: 'manager', under: 'reports', audience: 'staff' },
  { name: 'attendance.timeTracking', rule: 'manager', under: 'reports', audience: 'staff' },
  { name: 'billing.reports', rule: 'admin', under: 'reports', audience: 'staff' },
  { name: 'settings.onboarding', rule: 'kvsupport', under: 'settings', audience: 'staff' },
  { name: 'locations.list', rule: 'kvsupport', under: 'settings', audience: 'staff' },
  { name: 'locations.manage', rule: 'manager', under: 'settings', audience: 'staff' },
  { name: 'locations.school', rule: 'manager', under: 'settings', audience: 'staff' },
  { name: 'rooms.list', rule: 'manager', under: 'settings', audience: 'staff' },
  { name: 'billing.programs', rule: 'manager', under: 'settings', audience: 'staff' },
  { name: 'schedules.list', rule: 'manager', under: 'settings', audience: 'staff' },
  { name: 'tags.list', rule: 'manager', under: 'settings', audience: 'staff' },
  { name: 'tags.allergies', rule: 'manager', under: 'settings', audience: 'staff' },
  { name: 'tags.medications', rule: 'manager', under: 'settings', audience: 'staff' },
  { name: 'relationships.list', rule: 'manager', under: 'settings', audience: 'staff' },
  { name: 'permissions.matrix', rule: 'kvsupport', under: 'settings', audience: 'staff' },
  { name: 'permissions.navigation', rule: 'kvsupport', under: 'settings', audience: 'staff' },
  { name: 'cameras.servers', rule: 'admin', under: 'settings', audience: 'staff' },
  { name: 'settings.theme', rule: 'admin', under: 'settings', audience: 'staff' },
  { name: 'cameras.streamings', rule: 'admin', under: 'settings', audience: 'staff' },
  { name: 'cameras.import', rule: 'kvsupport', under: 'settings', audience: 'staff' },
  { name: 'account.deletions', rule: 'manager', under: 'settings', audience: 'staff' },
];
