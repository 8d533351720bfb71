/** The Spanish of `panelWords`, fetched by whoever reads Spanish. */
export const es = {
  invoice: 'Factura',
  acts: 'Acciones de esta factura',
  gone: 'Esta factura no existe o no tiene acceso.',
  items: 'Conceptos',
  history: 'Historial',
  reason: 'Motivo',
  submitted: 'Entregada',
};
