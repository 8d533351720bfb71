/** The Spanish of `ownWords`, fetched by whoever reads Spanish. */
export const es = {
  none: 'No hay nadie a quien usted pueda registrar',
  noneText: 'Los niños aparecen aquí cuando están inscritos y vinculados a usted.',
  atTheDoor:
    'En {place} el registro se hace en la entrada: escriba su PIN en la tableta o escanee con la cámara del teléfono el código que se muestra allí.',
  pin: 'Elegir su PIN de la entrada',
  pinText: 'Lo escribe en la tableta de la entrada. Solo usted lo conoce; uno nuevo reemplaza al anterior.',
  newPin: 'PIN nuevo',
  pinHelp: 'De cuatro a seis dígitos que no sean todos iguales ni seguidos como 123456.',
  scanned: 'Escaneó el código de la entrada. Registre la entrada antes de que venza.',
  sign: 'Aquí se pide una firma. Firme e inténtelo de nuevo.',
};

/** What is said of pets instead. */
export const pets = { noneText: 'Las mascotas aparecen aquí cuando están inscritas y vinculadas a usted.' };
