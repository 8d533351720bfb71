/** The Spanish of `healthTab`, fetched by whoever reads Spanish. */
export const es = {
  tab: 'Vacunas',
  medicines: 'Medicamentos',
  carePlans: 'Planes de cuidado',
  injuries: 'Informes de lesiones',
  illnesses: 'Enfermedades',
  checks: 'Revisiones de salud',
};
