import type { newsletters as en } from '../en/newsletters.ts';

/** What the server says of newsletters, in Spanish. */
export const newsletters: typeof en = {
  'newsletters.added': (p) => `Se agregó ${p.name}.`,
  'newsletters.saved': 'Guardado.',
  'newsletters.removed': 'Eliminado. Lo enviado queda en el registro.',
  'newsletters.copied': (p) => `Esta es una copia: ${p.name}.`,
  'newsletters.published': 'Publicado.',
  'newsletters.unpublished': 'Ya no está publicado.',
  'newsletters.isPublished': 'Esto ya está publicado.',
  'newsletters.notPublished': 'Esto no está publicado.',
  'newsletters.gone': 'Este boletín ya no está.',
  'newsletters.noTemplate': 'Esta plantilla ya no está. Elija otra.',
  'newsletters.noPicture': 'Falta una de sus imágenes. Elíjala de nuevo.',
  'newsletters.nameTaken': 'Otra cosa ya tiene este nombre. Elija otro.',
  'newsletters.badFile': 'No se pudo leer esta página, o es más larga de lo que puede ser un correo.',
  'newsletters.tagSaved': 'Se guardó la etiqueta.',
  'newsletters.tagRemoved': 'Se eliminó la etiqueta.',
  'newsletters.needSubject': 'Escriba un asunto.',
  'newsletters.tooLong': 'El correo pasa de 102 kB, donde los programas de correo la cortan. Quite algo.',
  'newsletters.nobody': 'Nadie lo recibiría: elija personas o salas con correo que no se hayan dado de baja.',
  'newsletters.justSent': 'Este correo se les envió hace un momento. No se envía dos veces en cinco minutos.',
  'newsletters.sending': (p) => (p.count === 1 ? 'Sale a una dirección.' : `Sale a ${p.count} direcciones.`),
  'newsletters.sendingSome': (p) =>
    `Sale a ${p.count} ${p.count === 1 ? 'dirección' : 'direcciones'}; ${p.left} quedan fuera.`,
  'newsletters.unsubscribed': (p) => `${p.name} no quiere boletines.`,
  'newsletters.noAddress': (p) => `${p.name} no tiene una dirección que funcione.`,
  'newsletters.tested': (p) => `Una copia va en camino a ${p.email}.`,
  'newsletters.isDone': 'Este correo ya se envió, o está así.',
  'newsletters.paused': 'En pausa. Quien la tiene la conserva.',
  'newsletters.goesOn': 'Continúa.',
};
