/** The Spanish of `activityTab`, fetched by whoever reads Spanish. */
export const es = { tab: 'Actividades' };
