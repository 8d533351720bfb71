/** The Spanish of `familyLetterWords`, fetched by whoever reads Spanish. */
export const es = {
  empty: 'Aún no hay boletines',
  emptyText: 'Los boletines de su centro aparecerán aquí.',
  location: 'Sede',
  close: 'Volver a todos los boletines',
};
