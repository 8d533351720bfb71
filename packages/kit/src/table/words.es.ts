/** The Spanish of `tableWords`, fetched by whoever reads Spanish. */
export const es = {
  columns: 'Columnas',
  usualColumns: 'Mostrar las columnas habituales',
  savedFilters: 'Filtros guardados',
  saveFilters: 'Guardar estos filtros',
  forgetFilters: 'Quitar “{name}”',
  filtersName: 'Nombre',
  filtersHelp: 'Se guarda en este dispositivo.',
  export: 'Exportar',
  keepList: 'Guardar y enviar…',
  cancel: 'Cancelar',
  save: 'Guardar',
};
