import { question } from '@nestling/kit/asked-ahead.ts';
import { listQuestion } from '@nestling/kit/list-variables.ts';
import { asks } from '../../asks.ts';
import { screen } from '../../screen.ts';
import { IconListCheck, IconListDetails, IconSchool, IconStairsUp } from '../../staff-icons.ts';
import { activitiesAsked, PER_PAGE, skillsAsked } from './asked.ts';

const documents = () => import('./learning.graphql.ts');

/** What children are to learn, and the library of activities for it. */
export const learningScreens = {
  'learning.frameworks': screen({
    path: '/learning_frameworks',
    rule: 'teacher',
    title: { en: 'Learning frameworks', es: 'Marcos de aprendizaje' },
    menu: { under: 'centre', order: 32, icon: IconListDetails, audience: 'staff' },
    asks: asks(documents, ({ LearningFrameworksDocument }) => [
      question(LearningFrameworksDocument, { archived: true }),
    ]),
    load: () => import('./screens/Frameworks.tsx'),
  }),
  'learning.skills': screen({
    path: '/learning_skills',
    rule: 'teacher',
    title: { en: 'Learning skills', es: 'Habilidades' },
    menu: { under: 'centre', order: 33, icon: IconListCheck, audience: 'staff' },
    asks: asks(documents, ({ LearningSkillsDocument }, { address }) => [
      listQuestion(LearningSkillsDocument, address, skillsAsked(address), PER_PAGE),
    ]),
    load: () => import('./screens/Skills.tsx'),
  }),
  'learning.grid': screen({
    path: '/learning_progress',
    rule: 'teacher',
    title: { en: 'Learning progress', es: 'Progreso del aprendizaje' },
    menu: {
      under: 'centre',
      order: 34,
      icon: IconStairsUp,
      audience: 'staff',
      label: { en: 'Learning', es: 'Aprendizaje' },
    },
    located: 'rooms',
    asks: asks(documents, ({ LearningFrameworksDocument }) => [
      question(LearningFrameworksDocument, { archived: null }),
    ]),
    load: () => import('./screens/Progress.tsx'),
  }),
  'learning.talk': screen({
    path: '/learning_progress/:checkpointId/:studentId',
    rule: 'teacher',
    title: { en: 'Talk with the family', es: 'Conversación con la familia' },
    parent: 'learning.grid',
    asks: asks(
      () => import('./talk.graphql.ts'),
      ({ CheckpointTalkDocument }, { params }) => [
        question(CheckpointTalkDocument, { id: params.checkpointId ?? '', student_id: params.studentId ?? '' }),
      ],
    ),
    load: () => import('./screens/CheckpointTalk.tsx'),
  }),
  'learning.activities': screen({
    path: '/learning_activities',
    rule: 'teacher',
    title: { en: 'Learning activities', es: 'Actividades de aprendizaje' },
    menu: { under: 'centre', order: 31, icon: IconSchool, audience: 'staff' },
    asks: asks(documents, ({ LearningActivitiesDocument }, { address }) => [
      listQuestion(LearningActivitiesDocument, address, activitiesAsked(address), PER_PAGE),
    ]),
    load: () => import('./screens/Activities.tsx'),
  }),
};
