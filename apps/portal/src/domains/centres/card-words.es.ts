/** The Spanish of `cardWords`, fetched by whoever reads Spanish. */
export const es = {
  cards: 'Tarjetas',
  cardsHelp: 'Los números de tarjeta solo se escriben en la página del proveedor de pagos.',
  noCards: 'Todavía no hay tarjetas.',
  addCard: 'Agregar tarjeta',
  ending: '{brand} terminada en {last4}',
  until: 'Válida hasta {month}/{year}',
  charged: 'Se cobra esta',
  choose: 'Cobrar esta',
  remove: 'Eliminar',
  more: 'Más: {name}',
  payWith: 'Pagar {amount} con {name}',
};
