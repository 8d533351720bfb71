import { defineWords } from '@nestling/ui/words.ts';

/** The words of what a location asks for at its door. */
export const doorRuleWords = defineWords({
  en: {
    title: 'What the door asks for',
    questionnaire: 'Health questions',
    questionnaire_help: 'Families answer them when they check a child in.',
    ask_phone: 'Phone number with the PIN',
    ask_phone_help: 'The tablet asks for both.',
    family_from_portal: 'Families check in from their own phone',
    family_from_portal_help: 'Without the tablet, in the app.',
    outside_hours: 'Check-ins outside opening hours',
    outside_hours_help: 'When off, the door is closed outside the hours of the location.',
    six_digit_pin: 'PINs of six digits',
    six_digit_pin_help: 'When off, people may choose four to six.',
    staff_float: 'Staff help in every room',
    staff_float_help: 'When off, staff with rooms of their own write down only what happens there.',
  },
  es: {
    title: 'Qué pide la puerta',
    questionnaire: 'Preguntas de salud',
    questionnaire_help: 'Las familias las responden al registrar la entrada.',
    ask_phone: 'Teléfono junto con el PIN',
    ask_phone_help: 'La tableta pide los dos.',
    family_from_portal: 'Las familias registran desde su teléfono',
    family_from_portal_help: 'Sin la tableta, en la aplicación.',
    outside_hours: 'Registros fuera del horario',
    outside_hours_help: 'Si está desactivado, la puerta queda cerrada fuera del horario del centro.',
    six_digit_pin: 'PIN de seis cifras',
    six_digit_pin_help: 'Si está desactivado, se pueden elegir de cuatro a seis.',
    staff_float: 'El personal ayuda en todas las salas',
    staff_float_help: 'Si está desactivado, quien tiene salas propias solo anota lo que pasa en ellas.',
  },
  pets: {
    en: { questionnaire_help: 'Contacts answer them when they check a pet in.' },
    es: { questionnaire_help: 'Los contactos las responden al registrar la entrada.' },
  },
});
