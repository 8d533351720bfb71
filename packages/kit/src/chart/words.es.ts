/** The Spanish of `chartWords`, fetched by whoever reads Spanish. */
export const es = { none: 'Aún no hay datos.', showTable: 'Ver como tabla', hideTable: 'Ocultar la tabla' };
