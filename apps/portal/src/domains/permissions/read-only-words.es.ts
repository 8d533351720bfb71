/** The Spanish of `readOnlyWords`, fetched by whoever reads Spanish. */
export const es = { readOnly: 'Puede leer esto. Cambiarlo corresponde a otras personas de su centro.' };
