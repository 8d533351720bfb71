/** The Spanish of `starWords`, fetched by whoever reads Spanish. */
export const es = {
  star: 'Marcar como favorita',
  unstar: 'Quitar de favoritas',
  starred: 'Favoritas',
  starsFull: 'Ya tiene diez páginas favoritas.',
  starsFullDetail: 'Quite una y podrá agregar esta.',
  pageStars: 'Páginas favoritas',
};
