/** The Spanish of `newStudentWords`, fetched by whoever reads Spanish. */
export const es = {
  contacts: 'Contactos',
  contact: 'Contacto',
  another: 'Otro contacto',
  contactHelp:
    'Elija a alguien que ya está en la lista, o escriba una persona nueva en una línea: Tess Okafor, madre, tess@example.com',
  contactPlaceholder: 'Nombre, correo o teléfono',
  newContact: 'Contacto nuevo',
  names: 'Nombre y apellido',
  email: 'Correo',
  phone: 'Teléfono',
  relation: 'Parentesco con el niño',
  may: 'Qué puede hacer {name}',
  mayNothing: 'Nada por ahora. Puede cambiarlo después en la ficha.',
  everything: 'Seleccionar todo',
  remove: 'Quitar a {name}',
  needBoth: 'Escriba nombre y apellido.',
  needReach: 'Escriba un correo o un teléfono de {name}.',
  needRelation: 'Elija el parentesco de {name} con el niño.',
};

/** What is said of pets instead. */
export const pets = {
  relation: 'Relación con la mascota',
  needRelation: 'Elija la relación de {name} con la mascota.',
};
