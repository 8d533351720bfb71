/** The Spanish of `doorWords`, fetched by whoever reads Spanish. */
export const es = {
  pin: 'PIN del quiosco',
  pinText: '{name} escribe este PIN en el quiosco. Un PIN nuevo reemplaza al anterior.',
  make: 'Crear un PIN',
  own: 'O elija uno',
  ownHelp: 'De cuatro a seis dígitos que no sean todos iguales ni seguidos como 123456.',
  needPin: 'Escriba de cuatro a seis dígitos.',
  save: 'Guardar este PIN',
  made: 'El nuevo PIN de {name}',
  once: 'Se muestra solo una vez. Anótelo o imprímalo para {name}.',
  print: 'Imprimir',
  done: 'Listo',
  cancel: 'Cancelar',
  move: 'Trasladar a otra sede',
  moveTitle: 'Trasladar a {name} a otra sede',
  moveText: 'El personal deja sus salas de allí. Para trasladar a un contacto, traslade primero a sus niños.',
  from: 'De',
  to: 'A',
  doMove: 'Trasladar a {name}',
  same: 'Elija una sede distinta.',
};

/** What is said of pets instead. */
export const pets = {
  moveText: 'El personal deja sus salas de allí. Para trasladar a un contacto, traslade primero a sus mascotas.',
};
