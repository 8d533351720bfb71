/** The Spanish of `overlayWords`, fetched by whoever reads Spanish. */
export const es = {
  deleteTitle: 'Confirmar eliminación',
  deleteText: '¿Eliminar de forma permanente?',
  delete: 'Eliminar',
  cancel: 'Cancelar',
  close: 'Cerrar',
  undo: 'Deshacer',
  notices: 'Avisos',
};
