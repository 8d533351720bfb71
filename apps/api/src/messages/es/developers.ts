import type { developers as en } from '../en/developers.ts';

export const developers: typeof en = {
  'developers.noScope': 'Elija lo que puede hacer.',
  'developers.unknownScope': (p) => `No existe el alcance ${p.scope}.`,
  'developers.noNetwork': (p) => `${p.network} no es una dirección ni un rango, como 203.0.113.0/24.`,
  'developers.tooMany': (p) => `Puede haber ${p.most} a la vez. Revoque uno primero.`,
  'developers.takenByChance': 'Inténtelo de nuevo.',
  'developers.tokenMade': (p) => `El token ${p.name} está listo.`,
  'developers.clientMade': (p) => `La aplicación ${p.name} está lista.`,
  'developers.revoked': (p) => `${p.name} quedó revocado.`,
  'developers.noUrl': 'Escriba una dirección, como https://example.com/nestling.',
  'developers.noHttps': 'La dirección debe empezar con https://.',
  'developers.urlInside': 'Esta dirección lleva a una red interna, adonde no se envía nada.',
  'developers.noType': 'Elija de qué se le avisa.',
  'developers.unknownType': (p) => `No existe el tipo ${p.type}.`,
  'developers.tooManyWebhooks': (p) => `Puede haber ${p.most} webhooks. Quite uno primero.`,
  'developers.webhookGone': 'Este webhook ya no existe.',
  'developers.webhookOff': 'Este webhook está desactivado. Actívelo primero.',
  'developers.webhookAdded': (p) => `Desde ahora los eventos se envían a ${p.host}.`,
  'developers.webhookSaved': 'El webhook quedó guardado.',
  'developers.webhookRemoved': 'El webhook quedó eliminado.',
  'developers.secretRenewed': 'El secreto nuevo está listo. El anterior firma un día más.',
  'developers.testSent': 'El evento de prueba está en camino.',
  'developers.waitsAlready': 'Ya está en espera de envío.',
  'developers.nothingToSend': 'No hay nada que reenviar en esos días.',
  'developers.sentAgain': (p) =>
    p.count === 1 ? 'Se está enviando de nuevo.' : `Se están enviando ${p.count} de nuevo.`,
};
