import { defineWords } from '@nestling/ui/words.ts';

/** The words of what a location asks for at its door. */
export const doorRuleWords = defineWords({
  en: {
    title: 'Kiosk requirements',
    questionnaire: 'Health questions',
    questionnaire_help: 'Families answer them when they check a child in.',
    ask_phone: 'Phone number with the PIN',
    ask_phone_help: 'The kiosk asks for both.',
    family_from_portal: 'Families check in from their own phone',
    family_from_portal_help: 'Without the tablet, in the app.',
    outside_hours: 'Check-ins outside opening hours',
    outside_hours_help: 'When off, check-in is closed outside the location’s hours.',
    pin_digits: 'Digits of a PIN',
    pin_digits_help: 'The tablet sends a PIN at its last digit. Anyone with a PIN of another length needs a new one.',
    pin_any: '4 to 6',
    staff_float: 'Staff help in every room',
    staff_float_help: 'When off, staff assigned to rooms can add entries only there.',
  },
  es: () => import('./rule-words.es.ts'),
  pets: { questionnaire_help: 'Families answer them when they check a pet in.' },
});
