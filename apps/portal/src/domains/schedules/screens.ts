import { listQuestion } from '@nestling/kit/list-variables.ts';
import { asksHere } from '../../asks.ts';
import { screen } from '../../screen.ts';
import { IconCalendarTime, IconCalendarUser, IconCalendarWeek } from '../../staff-icons.ts';

/** When families may watch, when children come, and when the team works. */
export const scheduleScreens = {
  'schedules.list': screen({
    path: '/schedules',
    rule: 'manager',
    title: { en: 'Camera schedules', es: 'Horarios de cámaras' },
    menu: { under: 'settings', order: 20, icon: IconCalendarTime, audience: 'staff' },
    located: true,
    asks: asksHere(
      () => import('./schedules.graphql.ts'),
      ({ SchedulesDocument }, { place, address }) => [listQuestion(SchedulesDocument, address, { location: place.id })],
    ),
    load: () => import('./screens/Schedules.tsx'),
  }),
  'schedules.people': screen({
    path: '/student-schedules',
    rule: 'teacher',
    title: {
      en: 'Student schedules',
      es: 'Horarios de niños',
      pets: { en: 'Pet schedules', es: 'Horarios de mascotas' },
    },
    menu: {
      under: 'top',
      order: 19,
      icon: IconCalendarWeek,
      audience: 'staff',
      label: { en: 'Schedules', es: 'Horarios' },
    },
    located: 'rooms',
    load: () => import('./screens/StudentSchedules.tsx'),
  }),
  'schedules.mine': screen({
    path: '/my-schedule',
    rule: 'teacher',
    title: { en: 'My schedule', es: 'Mi horario' },
    menu: { under: 'people', order: 60, icon: IconCalendarUser, audience: 'staff' },
    load: () => import('./screens/MySchedule.tsx'),
  }),
};
