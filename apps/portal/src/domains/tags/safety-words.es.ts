/** The Spanish of `safetyWords`, fetched by whoever reads Spanish. */
export const es = {
  severe: 'grave',
  moderate: 'moderada',
  mild: 'leve',
  plan: 'Plan de cuidado: {name}',
};
