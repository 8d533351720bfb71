/** The Spanish of `forgottenWords`, fetched by whoever reads Spanish. */
export const es = {
  ask: '¿Cuándo se fue {child} a casa?',
  lead: '{child} llegó a {location} el {day} a las {came} y nadie registró su salida.',
  right: 'A las {time}, es correcto',
  other: 'O a otra hora',
  time: 'Se fue a las',
  note: 'Algo que el personal deba saber',
  send: 'Enviar esta hora',
  thanks: 'Gracias',
  answered: 'Ya se respondió',
  answeredText: 'Su familia dice que {child} se fue a las {time}. {location} lo confirma.',
  settled: 'Todo en orden',
  settledText: '{location} registró que {child} se fue a las {time}.',
  over: 'Este enlace ya no funciona',
  overText: 'Tiene más de tres días o no está completo. Diga al personal cuándo se fue su hijo.',
  failed: 'No se pudo leer la página',
  again: 'Reintentar',

  title_one: 'Falta {count} salida',
  title_other: 'Faltan {count} salidas',
  show: 'Mostrar',
  hide: 'Ocultar',
  titleText: 'Se preguntó a las familias por correo. Registre cuándo se fue el niño; lo dicho se conserva.',
  came: 'Llegó {when}',
  says: '{name} dice: se fue a las {time}',
  somebody: 'La familia',
  proposed: 'Aún sin respuesta. Hora prevista o de cierre: {time}',
  quote: '“{note}”',
  confirm: 'Se fue a las {time}',
  another: 'Otra hora',
  reason: 'Motivo',
  toldBy: 'Lo dijo la familia',
  save: 'Registrar la salida',
  cancel: 'Cancelar',
};

/** What is said of pets instead. */
export const pets = {
  overText: 'Tiene más de tres días o no está completo. Diga al personal cuándo se fue su mascota.',
  titleText: 'Se preguntó a las familias por correo. Registre cuándo se fue la mascota; lo dicho se conserva.',
};
