import { defineWords } from '@nestling/ui/words.ts';

/** What the kinds of packages/rules are called. */
export const kindWords = defineWords({
  en: {
    bottle: 'Bottle',
    kudos: 'Kudos',
    name_to_face: 'Name to face',
    health_check: 'Health check',
    meal: 'Meal',
    nap: 'Nap',
    diaper: 'Diaper',
    potty: 'Potty',
    activity: 'Activity',
    supplies: 'Supplies',
    medication: 'Medication',
    incident: 'Incident',
    note: 'Note',
    photo: 'Photo',
    video: 'Video',
    mood: 'Mood',
    custom: 'Other',
    observation: 'Observation',
    check_in: 'Check-in',
    check_out: 'Check-out',
    absent: 'Absent',
  },
  es: () => import('./kind-words.es.ts').then((all) => all.kindWords),
  pets: { potty: 'Potty walk' },
});

/** What the words a kind may hold are called. */
export const valueWords = defineWords({
  en: {
    none: 'Nothing',
    some: 'Some',
    most: 'Most',
    all: 'All',
    wet: 'Wet',
    refused: 'Refused',
    missed: 'Not given',
    spilled: 'Spilled',
    soiled: 'Soiled',
    both: 'Both',
    dry: 'Dry',
    tried: 'Tried',
    happy: 'Happy',
    calm: 'Calm',
    tired: 'Tired',
    sad: 'Sad',
    fussy: 'Fussy',
    excited: 'Excited',
    diapers: 'Diapers',
    wipes: 'Wipes',
    clothes: 'Spare clothes',
    cream: 'Cream',
    sunscreen: 'Sunscreen',
    formula: 'Formula',
    bottles: 'Bottles',
    bedding: 'Bedding',
    food: 'Food',
    else: 'Something else',
  },
  es: () => import('./kind-words.es.ts').then((all) => all.valueWords),
});

/** What the values of a kind are called. */
export const fieldWords = defineWords({
  en: {
    amount: 'How much',
    food: 'What was eaten',
    type: 'How it was',
    activity: 'What you did',
    supplies: 'What is needed',
    skills: 'Skills it shows',
    medication: 'Which medication',
    details: 'What happened',
    mood: 'Mood',
    name: 'What it was',
    end_time: 'Until',
  },
  es: () => import('./kind-words.es.ts').then((all) => all.fieldWords),
});
