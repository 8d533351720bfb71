import type { alerts as en } from '../en/alerts.ts';

/** What the server says of alerts, text messages and consent, in Spanish. */
export const alerts: typeof en = {
  'alerts.nobody': 'Nadie lo recibiría. Elija personas, niños o salas con familias que reciben avisos.',
  'alerts.sent': (p: { count: number; resting: number }) =>
    `${p.count === 1 ? `El aviso se envió a ${p.count} persona.` : `El aviso se envió a ${p.count} personas.`}${
      p.resting === 0
        ? ''
        : p.resting === 1
          ? ' El correo de una de ellas rebotó antes. Lo intentamos de todos modos; confirme que lo vio o llámele.'
          : ` El correo de ${p.resting} de ellas rebotó antes. Lo intentamos de todos modos; confirme que lo vieron o llámeles.`
    }`,
  'alerts.drilled': (p: { count: number }) =>
    p.count === 1
      ? `Fue un simulacro. Habría llegado a ${p.count} persona; nadie recibió nada.`
      : `Fue un simulacro. Habría llegado a ${p.count} personas; nadie recibió nada.`,
  'alerts.seen': 'Anotado.',
  'alerts.removed': 'El aviso se eliminó.',
  'alerts.takenBack': 'Se canceló el aviso. Nadie lo recibió.',
  'alerts.tooLate': 'El aviso ya salió.',
  'alerts.justSent': 'A estas personas se les acaba de enviar lo mismo. Espere un minuto para enviarlo otra vez.',
  'alerts.nobodyLeft': 'No queda nadie por intentar: todos lo recibieron o no tienen otra forma de contacto.',
  'alerts.again': (p: { count: number }) =>
    p.count === 1 ? `Se intenta de nuevo con ${p.count} persona.` : `Se intenta de nuevo con ${p.count} personas.`,
  'alerts.waysBoth': 'Indique los dos números, o ninguno.',
  'alerts.waysOfAll': 'Solo soporte y los administradores fijan los minutos para todas las sedes.',
  'alerts.waysBack': 'Aquí rigen otra vez los minutos del centro.',
  'alerts.waysSaved': 'Guardado. Se aplica desde el próximo aviso urgente.',
  'alerts.subject': (p: { centre: string }) => `Un mensaje de ${p.centre}`,
  'alerts.urgentSubject': (p: { centre: string }) => `Urgente: un mensaje de ${p.centre}`,
  'alerts.button': 'Ya lo leí',
  'texts.nobody': 'Nadie lo recibiría. Elija personas, niños o salas.',
  'texts.noneGoes':
    'A ninguna de estas personas se le puede enviar un mensaje de texto: no tienen número o se dieron de baja.',
  'texts.sent': (p: { count: number }) =>
    p.count === 1
      ? `El mensaje va en camino a ${p.count} teléfono.`
      : `El mensaje va en camino a ${p.count} teléfonos.`,
  'texts.takenBack': 'Se canceló el mensaje. Nadie lo recibió.',
  'texts.tooLate': 'El mensaje ya salió.',
  'texts.noPhone': 'No hay un número de teléfono al que enviar un mensaje de texto.',
  'texts.unsubscribed': 'Este número se dio de baja de los mensajes de texto.',
  'texts.decidedBefore': 'Alguien ya lo decidió.',
  'texts.taken': 'Este número ya no recibirá mensajes, salvo en una emergencia.',
  'texts.kept': 'Este número seguirá recibiendo mensajes.',
  'texts.stopped':
    'Ya no recibirá mensajes nuestros, salvo en una emergencia. Responda START para recibirlos de nuevo.',
  'texts.started': 'Volverá a recibir nuestros mensajes. Responda STOP para dejar de recibirlos, AYUDA para ayuda.',
  'texts.help':
    'Mensajes del centro sobre su hijo. Pueden aplicarse tarifas de mensajes. Responda STOP para no recibirlos. Para lo demás, llame al centro.',
  'consent.badLink': 'Este enlace no funciona. Abra el correo más reciente y use el enlace que contiene.',
  'consent.out': 'Ya no recibirá nuestros boletines. Seguirá recibiendo lo relacionado con su hijo.',
  'consent.back': 'Volverá a recibir nuestros boletines.',
  'consent.needReason': 'Diga por qué, por ejemplo: lo pidió por teléfono.',
  'consent.gone': 'Esto ya no está en la lista.',
  'consent.lifted': (p: { address: string }) => `${p.address} ya no está en la lista.`,
};
