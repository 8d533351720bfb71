/** The Spanish of `switchWords`, fetched by whoever reads Spanish. */
export const es = {
  label: 'Facturación activada',
  help: 'Mientras esté desactivada no sale ninguna factura: ni a mano, ni por los planes, ni en la ronda diaria.',
  isOff: 'La facturación está desactivada en esta sede, así que no se factura nada.',
  turnOn: 'Ajustes de facturación',
};
