/** The Spanish of `roomWords`, fetched by whoever reads Spanish. */
export const es = { room: 'Sala' };
