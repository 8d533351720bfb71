import type { alerts as en } from '../en/alerts.ts';

/** What the server says of alerts, text messages and consent, in Spanish. */
export const alerts: typeof en = {
  'alerts.nobody': 'Nadie lo recibiría. Elija personas, niños o salas con familias que reciben avisos.',
  'alerts.sent': (p: { count: number }) =>
    p.count === 1 ? `El aviso sale para ${p.count} persona.` : `El aviso sale para ${p.count} personas.`,
  'alerts.drilled': (p: { count: number }) =>
    p.count === 1
      ? `Fue un simulacro. Habría llegado a ${p.count} persona; nadie recibió nada.`
      : `Fue un simulacro. Habría llegado a ${p.count} personas; nadie recibió nada.`,
  'alerts.seen': 'Anotado.',
  'alerts.removed': 'El aviso se eliminó.',
  'alerts.nobodyLeft': 'No queda nadie por intentar: todos lo tienen o no hay otra forma de avisarles.',
  'alerts.again': (p: { count: number }) =>
    p.count === 1 ? `Se intenta de nuevo con ${p.count} persona.` : `Se intenta de nuevo con ${p.count} personas.`,
  'alerts.waysSaved': 'Guardado. Se aplica desde el próximo aviso urgente.',
  'alerts.subject': (p: { centre: string }) => `Un mensaje de ${p.centre}`,
  'alerts.urgentSubject': (p: { centre: string }) => `Urgente: un mensaje de ${p.centre}`,
  'alerts.button': 'Ya lo leí',
  'texts.nobody': 'Nadie lo recibiría. Elija personas, niños o salas.',
  'texts.noneGoes':
    'A ninguna de estas personas se le puede enviar un mensaje de texto: no tienen número o no quieren mensajes.',
  'texts.sent': (p: { count: number }) =>
    p.count === 1
      ? `El mensaje va en camino a ${p.count} teléfono.`
      : `El mensaje va en camino a ${p.count} teléfonos.`,
  'texts.noPhone': 'No hay un número al que se pueda enviar un mensaje.',
  'texts.unsubscribed': 'Este teléfono no quiere mensajes.',
  'texts.decidedBefore': 'Alguien lo decidió mientras tanto.',
  'texts.taken': 'Este teléfono ya no recibe mensajes, salvo en una emergencia.',
  'texts.kept': 'Anotado. Este teléfono sigue recibiendo mensajes.',
  'texts.stopped':
    'Ya no recibirá mensajes nuestros, salvo en una emergencia. Responda START para recibirlos de nuevo.',
  'texts.started': 'Vuelve a recibir nuestros mensajes. Responda STOP para terminarlos, AYUDA para ayuda.',
  'texts.help':
    'Mensajes del centro sobre su hijo. Pueden aplicarse tarifas. Responda STOP para terminarlos. Para lo demás, llame al centro.',
  'consent.badLink': 'Este enlace no funciona. Abra el correo más reciente y use el enlace que contiene.',
  'consent.out': 'Ya no recibirá nuestros boletines. Seguirá recibiendo lo relacionado con su hijo.',
  'consent.back': 'Vuelve a recibir nuestros boletines.',
  'consent.needReason': 'Diga por qué, por ejemplo: lo pidió por teléfono.',
  'consent.gone': 'Esto ya no está en la lista.',
  'consent.lifted': (p: { address: string }) => `${p.address} ya no está en la lista.`,
};
