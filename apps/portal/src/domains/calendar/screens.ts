import { screen } from '../../screen.ts';
import { IconCalendarEvent } from '../../staff-icons.ts';

/** What happens, day by day. */
export const calendarScreens = {
  'calendar.main': screen({
    path: '/calendar',
    rule: 'teacher',
    title: { en: 'Calendar', es: 'Calendario' },
    menu: { under: 'top', order: 21, icon: IconCalendarEvent, audience: 'staff' },
    located: 'rooms',
    load: () => import('./screens/Calendar.tsx'),
  }),
};
