import type { ScreenId } from '../screen.ts';
import type { MenuLine, MenuSection } from './menu.ts';

/**
 * Which line stands under another: sixteen lines are found at a glance, sixty are not. Where the line above is not in
 * somebody's menu, the one below stands by itself, in its own group.
 */
const under: Partial<Record<ScreenId, ScreenId>> = {
  'activities.board': 'room.now',
  'activities.feed': 'room.now',
  'photos.students': 'room.now',
  'health.carePlans': 'room.now',
  'drills.all': 'room.now',
  'injuries.all': 'room.now',
  'health.illnesses': 'room.now',
  'health.checks': 'room.now',
  'attendance.staff': 'attendance.students',
  'attendance.ratio': 'attendance.students',
  'schedules.people': 'calendar.main',
  'schedules.mine': 'calendar.main',
  'food.menu': 'calendar.main',
  'notifications.list': 'chat.messages',
  'health.medications': 'students.list',
  'credentials.team': 'people.team',
  'credentials.own': 'files.documents',
  'permissions.person': 'people.team',
  'incidents.list': 'cameras.list',
  'forms.submissions': 'forms.list',
  'forms.team': 'forms.list',
  'learning.activities': 'learning.grid',
  'learning.frameworks': 'learning.grid',
  'learning.skills': 'learning.grid',
  'plans.rooms': 'learning.grid',
  'plans.lessons': 'learning.grid',
  'portfolios.list': 'learning.grid',
  'chat.log': 'alerts.send',
  'alerts.replies': 'alerts.send',
  'alerts.unsubscribed.mail': 'alerts.send',
  'alerts.unsubscribed.text': 'alerts.send',
  'newsletters.templates': 'newsletters.list',
  'newsletters.custom': 'newsletters.list',
  'files.others': 'files.documents',
  'files.ofTeam': 'files.documents',
  'reports.logins': 'cameras.watched',
  'reports.watchTime': 'cameras.watched',
  'reports.online': 'cameras.watched',
  'attendance.summary': 'attendance.reports',
  'attendance.report': 'attendance.reports',
  'attendance.dailyHours': 'attendance.reports',
  'attendance.hours': 'attendance.reports',
  'attendance.staffHours': 'attendance.reports',
  'attendance.timeTracking': 'attendance.reports',
  'locations.school': 'locations.manage',
  'billing.programs': 'rooms.list',
  'tags.allergies': 'tags.list',
  'tags.medications': 'tags.list',
  'relationships.list': 'tags.list',
  'health.immunizations': 'tags.list',
  'permissions.navigation': 'permissions.matrix',
  'cameras.import': 'imports.utilities',
};

/** What teachers open all day, and those who run a location now and then. */
const underForOffice: Partial<Record<ScreenId, ScreenId>> = {
  'students.ofTeacher': 'students.list',
  'attendance.door': 'attendance.students',
};

/** A line with those that stand under it. */
export type NestedLine = MenuLine & { readonly inner: readonly MenuLine[] };
export type NestedSection = { readonly group: MenuSection['group']; readonly lines: readonly NestedLine[] };

/** The menu with each line in its place; groups that keep none are left out. */
export const nested = (menu: readonly MenuSection[]): readonly NestedSection[] => {
  const all = menu.flatMap(({ lines }) => lines);
  const known = new Set(all.map(({ id }) => id));
  const above = new Map(
    all.flatMap(({ id }) => {
      const over = [under[id], underForOffice[id]].find((one) => one !== undefined && known.has(one));
      const isOffice = known.has('students.list');
      return over && (isOffice || !(id in underForOffice)) ? [[id, over] as const] : [];
    }),
  );
  return menu.flatMap(({ group, lines }) => {
    const own = lines.filter(({ id }) => !above.has(id));
    const whole = own.map((line) => ({ ...line, inner: all.filter(({ id }) => above.get(id) === line.id) }));
    return whole.length > 0 ? [{ group, lines: whole }] : [];
  });
};

/** The line that is lit: that of the screen on show, else of the nearest one above it. */
export const litIn = (menu: readonly MenuSection[], trail: readonly ScreenId[]): ScreenId | undefined => {
  const known = new Set(menu.flatMap(({ lines }) => lines.map(({ id }) => id)));
  return trail.find((id) => known.has(id));
};
