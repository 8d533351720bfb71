/** The Spanish of `safetyWords`, fetched by whoever reads Spanish. */
export const es = {
  severe: 'grave',
  moderate: 'moderada',
  mild: 'leve',
  plan: 'Plan de cuidado: {name}',
  away: 'Se queda en casa: {what}',
  found: 'Hallazgo de hoy: {what}',
};
