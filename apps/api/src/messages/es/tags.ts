import type { tags as en } from '../en/tags.ts';

const people = (count: number) => (count === 1 ? '1 persona' : `${count} personas`);

export const tags: typeof en = {
  'tags.gone': 'Ya no está en la lista. Vuelva a cargar la página y elija de nuevo.',
  'tags.nameTaken': 'Ya está en la lista. Elija otro nombre o use el que ya existe.',
  'tags.added': (p) => `${p.name} está en la lista.`,
  'tags.changed': (p) => `Se guardó ${p.name}.`,
  'tags.removed': (p) => `Se quitó ${p.name}.`,
  'tags.restored': (p) => `${p.name} está de vuelta, con todos los que lo llevaban.`,
  'tags.assigned': 'Se guardó la lista.',
  'tags.assignedMany': (p) => `Se dio a ${people(p.count)}.`,
  'tags.noted': 'La alergia está anotada.',
  'tags.noAllergies': 'Guardado: sin alergias conocidas.',
  'tags.noAllergiesBack': 'Se deshizo: nadie ha respondido aún.',
  'tags.hasAllergies': 'Hay una alergia anotada. Quítela primero.',
  'tags.takenOff': 'Se quitó.',
  'tags.nobody': 'Elija al menos un niño o una persona.',
  'tags.mergeTwo': 'Elija dos etiquetas o más para unirlas en una.',
  'tags.merged': (p) => `${p.count} etiquetas son ahora una.`,
  'tags.cleared': (p) => `Nadie lleva ya ${p.count === 1 ? 'la etiqueta' : 'las etiquetas'}.`,
  'tags.removedMany': (p) => (p.count === 1 ? 'Se quitó 1 etiqueta.' : `Se quitaron ${p.count} etiquetas.`),
  'tags.noSuchAction': 'Esta acción no existe. Vuelva a cargar la página y elija de nuevo.',
};
