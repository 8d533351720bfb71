import { question } from '@nestling/kit/asked-ahead.ts';
import { listQuestion } from '@nestling/kit/list-variables.ts';
import { weekOf } from '@nestling/ui/format/day.ts';
import { asksHere } from '../../asks.ts';
import { screen } from '../../screen.ts';
import { IconCalendarWeek, IconListDetails } from '../../staff-icons.ts';

/** What rooms will do, and the templates of it. */
export const planScreens = {
  'plans.lessons': screen({
    path: '/lesson_plan',
    rule: 'teacher',
    acts: [{ title: { en: 'New lesson plan', es: 'Nuevo plan de clase' }, address: { open: 'new' } }],
    title: { en: 'Lesson plans', es: 'Planes de clase', pets: { en: 'Training plans', es: 'Planes de entrenamiento' } },
    menu: { under: 'centre', order: 61, icon: IconListDetails, audience: 'staff' },
    located: 'rooms',
    asks: asksHere(
      () => import('./plans.graphql.ts'),
      ({ LessonPlansDocument }, { place, address }) =>
        address.open
          ? []
          : [
              listQuestion(
                LessonPlansDocument,
                address,
                { location: place.id, rooms: address.room ? [address.room] : [] },
                30,
              ),
            ],
    ),
    load: () => import('./screens/LessonPlans.tsx'),
  }),
  'plans.rooms': screen({
    path: '/room_plans',
    rule: 'teacher',
    title: { en: 'Room plans', es: 'Planes de sala' },
    menu: { under: 'centre', order: 60, icon: IconCalendarWeek, audience: 'staff' },
    located: 'rooms',
    asks: asksHere(
      () => import('./plans.graphql.ts'),
      ({ RoomPlansOfDaysDocument }, { place }) => [
        question(RoomPlansOfDaysDocument, { location: place.id, rooms: [], ...weekOf(place.today) }),
      ],
    ),
    load: () => import('./screens/RoomPlans.tsx'),
  }),
  'plans.substitute': screen({
    path: '/room_plans/substitute',
    rule: 'teacher',
    title: { en: 'For a substitute', es: 'Para quien sustituye' },
    parent: 'plans.rooms',
    located: 'rooms',
    asks: asksHere(
      () => import('./substitute.graphql.ts'),
      ({ SubstitutePageDocument }, { place, address }) =>
        address.room
          ? [question(SubstitutePageDocument, { location: place.id, room: address.room, ...weekOf(place.today) })]
          : [],
    ),
    load: () => import('./screens/Substitute.tsx'),
  }),
};
