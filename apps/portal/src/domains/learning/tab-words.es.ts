/** The Spanish of `learningTab`, fetched by whoever reads Spanish. */
export const es = { tab: 'Aprendizaje' };
