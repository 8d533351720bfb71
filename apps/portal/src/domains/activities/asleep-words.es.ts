/** The Spanish of `asleepWords`, fetched by whoever reads Spanish. */
export const es = {
  asleep: 'Durmiendo ahora',
  since_one: 'Desde las {time}, {count} minuto',
  since_other: 'Desde las {time}, {count} minutos',
  awake: 'Despertó',
  checked: 'revisado {time}',
  checkAll_one: 'Revisado: {count} durmiendo',
  checkAll_other: 'Revisados: los {count} que duermen',
  due_one: '{count} niño sin revisar desde hace {minutes} minutos',
  due_other: '{count} niños sin revisar desde hace {minutes} minutos',
  lastCount: 'Último recuento {time}: {counted} de {here}',
  noCount: 'Aún sin recuento por nombre hoy',
  countDue: 'Falta el recuento por nombre',
  missed: 'No están en el último recuento: {names}',
  uncounted: 'Sin contar: {names}',
  allCounted: 'Están contados todos los presentes.',
  again: 'Repetir: {what}',
};

export const pets = {
  due_one: '{count} mascota sin revisar desde hace {minutes} minutos',
  due_other: '{count} mascotas sin revisar desde hace {minutes} minutos',
};
