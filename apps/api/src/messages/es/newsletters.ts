import type { newsletters as en } from '../en/newsletters.ts';

/** What the server says of newsletters, in Spanish. */
export const newsletters: typeof en = {
  'newsletters.added': (p) => `Se agregó ${p.name}.`,
  'newsletters.saved': 'Guardado.',
  'newsletters.removed': 'Se eliminó. Para ver quién lo recibió, elija Eliminado en Estado.',
  'newsletters.copied': (p) => `Esta es una copia: ${p.name}.`,
  'newsletters.published': 'Publicado.',
  'newsletters.unpublished': 'Ya no está publicado.',
  'newsletters.isPublished': 'Esto ya está publicado.',
  'newsletters.notPublished': 'Esto no está publicado.',
  'newsletters.gone': 'Este boletín ya no está.',
  'newsletters.noTemplate': 'Esta plantilla ya no existe. Elija otra.',
  'newsletters.noPicture':
    'Una de sus imágenes no puede ir en correos: se eliminó, o es de una ficha, un chat o un documento. Elija una de la biblioteca de imágenes.',
  'newsletters.nameTaken': 'Este nombre ya está en uso. Elija otro.',
  'newsletters.badFile': 'No se pudo leer esta página, o es demasiado larga para un correo.',
  'newsletters.tagSaved': 'Se guardó la etiqueta.',
  'newsletters.tagRemoved': 'Se eliminó la etiqueta.',
  'newsletters.sample': 'Todavía tiene el texto de ejemplo de la plantilla. Escriba primero el suyo.',
  'newsletters.fileIsPicture': 'Adjunte un documento. Las fotos van dentro de la carta.',
  'newsletters.fileTooLarge':
    'Este archivo pesa más de 5 MB y muchos servidores de correo lo rechazan. Adjunte uno más pequeño.',
  'newsletters.oneFile': 'Una carta puede llevar un solo archivo.',
  'newsletters.needSubject': 'Escriba un asunto.',
  'newsletters.tooLong': 'Este boletín pasa de 102 kB y las aplicaciones de correo lo cortan. Quite algo.',
  'newsletters.nobody': 'Nadie lo recibiría. Elija personas o salas con correo que no se hayan dado de baja.',
  'newsletters.justSent': 'Se les acaba de enviar. No se puede enviar dos veces en cinco minutos.',
  'newsletters.sending': (p) =>
    p.count === 1 ? 'Se está enviando a 1 dirección.' : `Se está enviando a ${p.count} direcciones.`,
  'newsletters.sendingSome': (p) =>
    `Se está enviando a ${p.count} ${p.count === 1 ? 'dirección' : 'direcciones'}; ${p.left} sin enviar.`,
  'newsletters.unsubscribed': (p) => `${p.name} se dio de baja de los boletines.`,
  'newsletters.noAddress': (p) => `${p.name} no tiene un correo que funcione.`,
  'newsletters.tested': (p) => `Una copia va en camino a ${p.email}.`,
  'newsletters.isDone': 'Ya se envió, o su estado no cambió.',
  'newsletters.paused': (p) => {
    if (p.gone === 0) return 'En pausa. Nadie lo ha recibido todavía.';
    return `En pausa. Ya se envió a ${p.gone} ${p.gone === 1 ? 'dirección' : 'direcciones'}.`;
  },
  'newsletters.goesOn': 'Se reanudó el envío.',
};
