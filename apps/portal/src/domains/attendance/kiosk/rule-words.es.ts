/** The Spanish of `doorRuleWords`, fetched by whoever reads Spanish. */
export const es = {
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
};

/** What is said of pets instead. */
export const pets = { questionnaire_help: 'Los contactos las responden al registrar la entrada.' };
