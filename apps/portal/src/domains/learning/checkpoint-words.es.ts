/** The Spanish of `checkpointWords`, fetched by whoever reads Spanish. */
export const es = {
  checkpoint: 'Corte',
  add: 'Agregar un corte',
  edit: 'Editar el corte',
  name: 'Nombre',
  start: 'Primer día',
  end: 'Último día',
  expected: 'Observaciones que se esperan de cada niño en cada dominio',
  none: 'Todavía no hay cortes',
  noneText:
    'Un corte es un período a cuyo final se dice en qué etapa está cada niño. Se ofrece lo observado hasta entonces, y lo que se fija se queda como estaba.',
  domain: 'Dominio',
  closed: 'Cerrado',
  close: 'Cerrar el corte',
  open: 'Abrir de nuevo',
  remove: 'Eliminar',
  acts: '{name}: qué hacer',
  settleAll: 'Fijar todo como se observó',
  settleDomain: 'Fijar todo el dominio…',
  settleDomainSays: '{domain}: las {count} habilidades en una etapa, o cada una como se observó hasta el último día.',
  onlyMissing: 'Dejar lo que ya se fijó',
  export: 'Exportar a {type}',
  settle: 'Fijar niveles',
  settleSays: '{skill}: en una etapa, o cada uno como se observó hasta el último día.',
  asObserved: 'Como se observó',
  step: 'Etapa',
  children: 'Niños',
  profile: 'Perfil de la clase',
  profileOf: 'Perfil de la clase de {room}',
  skill: 'Habilidad',
  notSettled: 'Sin fijar',
  set: '{child}: {step}',
  noDomains: 'Este marco todavía no tiene dominios.',
  nobody: 'No hay niños en esta sala, o no hay habilidades en este dominio.',
  few: 'Menos de {count} observaciones de:',
  grid: 'Niveles de {room}',
  keys: 'Con guiones: como se observó, sin fijar. Las flechas mueven, los números del {first} al {last} fijan una etapa, Enter pregunta.',
  talks: 'Para la conversación con los padres',
  talksHelp:
    'Una página por niño: lo que se fijó, lo que se vio y lo que sigue. No lleva nada que se guarde entre el personal.',
  isClosed: 'Este corte está cerrado. Nada cambia hasta que un gerente lo abra de nuevo.',
};

/** What is said of pets instead. */
export const pets = {
  expected: 'Observaciones que se esperan de cada mascota en cada dominio',
  noneText:
    'Un corte es un período a cuyo final se dice en qué etapa está cada mascota. Se ofrece lo observado hasta entonces, y lo que se fija se queda como estaba.',
  children: 'Mascotas',
  talks: 'Para la conversación con los dueños',
  talksHelp:
    'Una página por mascota: lo que se fijó, lo que se vio y lo que sigue. No lleva nada que se guarde entre el personal.',
  nobody: 'No hay mascotas en esta sala, o no hay habilidades en este dominio.',
};
