/** The Spanish of `overlayWords`, fetched by whoever reads Spanish. */
export const es = {
  deleteTitle: '¿Eliminar esto?',
  deleteText: 'No se puede deshacer.',
  delete: 'Eliminar',
  cancel: 'Cancelar',
  close: 'Cerrar',
  undo: 'Deshacer',
  notices: 'Avisos',
};
