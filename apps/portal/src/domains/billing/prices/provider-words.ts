import { defineWords } from '@nestling/ui/words.ts';

/** Words of the card provider of a location. */
export const providerWords = defineWords({
  en: {
    cards: 'Card payments',
    canPay: 'Families can pay by card',
    testMode: 'Test mode',
    testModeHelp: 'Uses the processor’s test keys; no money moves.',
    publishKey: 'Publishable key',
    secretKey: 'Secret key',
    hookSecret: 'Webhook signing secret',
    hookHelp: 'Add a webhook with the address {url} to your Stripe account, then enter the secret shown there.',
    secretKept: 'Saved. Leave blank to keep it.',
    secretNone: 'Not set yet. Stored encrypted; not shown again.',
    save: 'Save',
  },
  es: {
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
  },
});
