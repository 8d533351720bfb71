import { allows, type Role, type Rule } from './roles.ts';

/** Widgets a dashboard may hold, with the lowest role that may see each. */
export const widgets = {
  students: 'user',
  cameras: 'user',
  announcements: 'user',
  messages: 'user',
  feed: 'user',
  birthdays: 'user',
  food_menu: 'user',
  calendar: 'user',
  forms: 'user',
  balance: 'user',
  counters: 'teacher',
  room_ratio: 'teacher',
  arrivals: 'teacher',
  expected: 'teacher',
  online_contacts: 'teacher',
  pending_contacts: 'manager',
  camera_watching: 'manager',
  camera_logins: 'manager',
  watch_time: 'manager',
  incidents: 'manager',
  tickets: 'manager',
  centre_statistics: 'kvsupport',
} as const satisfies Record<string, Rule>;

export type Widget = keyof typeof widgets;

export const isWidget = (name: string): name is Widget => Object.hasOwn(widgets, name);

/** True when somebody of `role` may have the widget on a dashboard. */
export const maySeeWidget = (role: Role, widget: Widget): boolean => allows(role, widgets[widget]);
