/** The Spanish of `noticeWords`, fetched by whoever reads Spanish. */
export const es = { heading: 'Anuncios' };
