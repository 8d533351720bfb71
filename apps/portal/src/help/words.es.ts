/** The Spanish of `helpWords`, fetched by whoever reads Spanish. */
export const es = {
  help: 'Ayuda de esta página',
  about: 'Ayuda: {page}',
  none: 'Aún no hay ayuda para esta página. Díganos qué busca.',
  keys: 'Teclas',
  find: 'Buscar cualquier cosa',
  close: 'Cerrar lo que está abierto',
  add: 'Nuevo',
  next: 'Siguiente',
  before: 'Anterior',
  write: 'Escribir una respuesta',
  report: 'Informar de un problema',
};
