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
  es: {
    title: 'Requisitos del quiosco',
    questionnaire: 'Preguntas de salud',
    questionnaire_help: 'Las familias las responden al registrar la entrada.',
    ask_phone: 'Teléfono junto con el PIN',
    ask_phone_help: 'El quiosco pide los dos.',
    family_from_portal: 'Las familias registran desde su teléfono',
    family_from_portal_help: 'Sin la tableta, en la aplicación.',
    outside_hours: 'Registros fuera del horario',
    outside_hours_help: 'Si está desactivado, la puerta queda cerrada fuera del horario de la sede.',
    pin_digits: 'Dígitos de un PIN',
    pin_digits_help:
      'La tableta envía el PIN con el último dígito. Quien tenga un PIN de otra longitud necesita uno nuevo.',
    pin_any: 'De 4 a 6',
    staff_float: 'El personal ayuda en todas las salas',
    staff_float_help: 'Si está desactivado, quien tiene salas propias solo anota lo que pasa en ellas.',
  },
  pets: {
    en: { questionnaire_help: 'Families answer them when they check a pet in.' },
    es: { questionnaire_help: 'Los contactos las responden al registrar la entrada.' },
  },
});
