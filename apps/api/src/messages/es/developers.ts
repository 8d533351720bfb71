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
};
