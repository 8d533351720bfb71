import { defineWords } from '@nestling/ui/words.ts';

/** Words of the card provider of a location. */
export const providerWords = defineWords({
  en: {
    cards: 'Card payments',
    canPay: 'Families can pay by card',
    testMode: 'Test mode',
    testModeHelp: 'Uses the provider’s test keys: no money moves.',
    publishKey: 'Publishable key',
    secretKey: 'Secret key',
    hookSecret: 'Signing secret of the webhook',
    hookHelp: 'Add a webhook with the address {url} to your Stripe account, then enter the secret shown there.',
    secretKept: 'One is kept. Leave this empty to keep it.',
    secretNone: 'None is kept yet. It is sealed and never shown again.',
    save: 'Save',
  },
  es: {
    cards: 'Pagos con tarjeta',
    canPay: 'Las familias pueden pagar con tarjeta',
    testMode: 'Modo de prueba',
    testModeHelp: 'Usa las claves de prueba del proveedor: no se mueve dinero.',
    publishKey: 'Clave publicable',
    secretKey: 'Clave secreta',
    hookSecret: 'Secreto de firma del webhook',
    hookHelp:
      'Agregue a su cuenta de Stripe un webhook con la dirección {url} y escriba aquí el secreto que se le muestre.',
    secretKept: 'Hay una guardada. Déjelo vacío para conservarla.',
    secretNone: 'Aún no hay ninguna. Se guarda sellada y no se vuelve a mostrar.',
    save: 'Guardar',
  },
});
