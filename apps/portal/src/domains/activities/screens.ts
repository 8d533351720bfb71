import { screen } from '../../screen.ts';
import { IconFileText, IconListCheck, IconPhoto } from '../../staff-icons.ts';

/** What is written down of a day. */
export const activityScreens = {
  'activities.board': screen({
    path: '/activities',
    rule: 'teacher',
    acts: [
      {
        title: {
          en: 'Log a meal, nap or diaper',
          es: 'Anotar una comida, siesta o pañal',
          pets: { en: 'Log a meal, nap or walk', es: 'Anotar una comida, siesta o paseo' },
        },
      },
    ],
    title: { en: 'Activities', es: 'Actividades' },
    menu: { under: 'top', order: 14, icon: IconListCheck, bar: 1.5, audience: 'staff' },
    located: 'rooms',
    load: () => import('./screens/Board.tsx'),
  }),
  'activities.feed': screen({
    path: '/room-feed',
    rule: 'teacher',
    title: { en: 'Room feed', es: 'Día de la sala' },
    menu: { under: 'top', order: 15, icon: IconFileText, audience: 'staff' },
    parent: 'activities.board',
    located: 'rooms',
    load: () => import('./screens/RoomFeed.tsx'),
  }),
  'photos.area': screen({
    path: '/photos',
    rule: 'teacher',
    title: { en: 'Photos', es: 'Fotos' },
    redirect: 'photos.students',
  }),
  'photos.students': screen({
    path: '/photos/students',
    rule: 'teacher',
    title: { en: 'Student photos', es: 'Fotos de niños', pets: { en: 'Pet photos', es: 'Fotos de mascotas' } },
    menu: {
      under: 'top',
      order: 18,
      icon: IconPhoto,
      audience: 'staff',
      label: { en: 'Photos', es: 'Fotos' },
    },
    located: 'rooms',
    load: () => import('./screens/Photos.tsx'),
  }),
  'activities.report': screen({
    path: '/activity-report',
    rule: 'teacher',
    title: { en: 'Activity report', es: 'Informe de actividades' },
    menu: { under: 'reports', order: 18, icon: IconFileText, audience: 'staff' },
    located: 'rooms',
    load: () => import('./screens/ActivityReport.tsx'),
  }),
};
