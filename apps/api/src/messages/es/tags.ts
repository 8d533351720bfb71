import type { tags as en } from '../en/tags.ts';

const people = (count: number) => (count === 1 ? '1 persona' : `${count} personas`);

export const tags: typeof en = {
  'tags.gone': 'Ya no está en la lista. Vuelva a cargar la página y elija de nuevo.',
  'tags.nameTaken': 'Ya está en la lista. Elija otro nombre o use el que ya existe.',
  'tags.added': (p) => `Se agregó ${p.name}.`,
  'tags.changed': (p) => `Se guardó ${p.name}.`,
  'tags.removed': (p) => `Se quitó ${p.name}.`,
  'tags.restored': (p) => `Se recuperó ${p.name} para todos los que lo tenían.`,
  'tags.assigned': 'Se guardó la lista.',
  'tags.assignedMany': (p) => `Se agregó a ${people(p.count)}.`,
  'tags.noted': (p: { name: string }) => `Se anotó ${p.name}.`,
  'tags.whichAllergy': 'Diga qué alergia es.',
  'tags.notedLongAgo': 'Solo se puede deshacer lo que usted anotó en los últimos diez minutos. Pregunte en la oficina.',
  'tags.noAllergies': 'Guardado: sin alergias conocidas.',
  'tags.noAllergiesBack': 'Se deshizo: no hay respuesta anotada.',
  'tags.hasAllergies': 'Hay una alergia anotada. Quítela primero.',
  'tags.takenOff': 'Se quitó.',
  'tags.nobody': 'Elija al menos un niño o una persona.',
  'tags.mergeTwo': 'Elija dos o más etiquetas para unirlas.',
  'tags.mergeOneList': 'Elija etiquetas de una sola lista: las del blog no se unen con otras.',
  'tags.merged': (p) => `Se unieron ${p.count} etiquetas.`,
  'tags.cleared': (p) => `${p.count === 1 ? 'Se quitó la etiqueta' : 'Se quitaron las etiquetas'} a todos.`,
  'tags.removedMany': (p) => (p.count === 1 ? 'Se quitó 1 etiqueta.' : `Se quitaron ${p.count} etiquetas.`),
  'tags.noSuchAction': 'Esta acción no existe. Vuelva a cargar la página y elija de nuevo.',
};
