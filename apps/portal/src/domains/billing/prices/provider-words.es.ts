/** The Spanish of `providerWords`, fetched by whoever reads Spanish. */
export const es = {
  cards: 'Pagos con tarjeta',
  canPay: 'Las familias pueden pagar con tarjeta',
  testMode: 'Modo de prueba',
  testModeHelp: 'Usa las claves de prueba del proveedor; no se mueve dinero.',
  publishKey: 'Clave publicable',
  secretKey: 'Clave secreta',
  hookSecret: 'Secreto de firma del webhook',
  hookHelp:
    'Agregue a su cuenta de Stripe un webhook con la dirección {url} y luego escriba el secreto que aparece allí.',
  secretKept: 'Guardada. Déjelo vacío para conservarla.',
  secretNone: 'Aún no hay. Se guarda cifrada y no se vuelve a mostrar.',
  save: 'Guardar',
};
