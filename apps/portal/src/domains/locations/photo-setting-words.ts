import { defineWords } from '@nestling/ui/words.ts';

/** The words of a location's rules for photos. */
export const photoSettingWords = defineWords({
  en: {
    title: 'Photos and videos',
    help: 'Families only see photos of children whose families allow it.',
    approval: 'Who approves photos for families',
    nobody: 'No approval needed; families see them right away',
    team: 'Anyone on the team',
    manager: 'Managers only',
    keepDays: 'Delete photos and videos after (days)',
    keepDaysHelp: '30 or more. Leave empty to keep them.',
  },
  es: () => import('./photo-setting-words.es.ts'),
  pets: {
    help: 'Families only see photos of pets whose families allow it.',
  },
});
