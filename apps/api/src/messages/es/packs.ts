import type { packs as english } from '../en/packs.ts';

/** Lo que se dice de los paquetes para la inspección. */
export const packs: typeof english = {
  'packs.gone': 'Este paquete ya no existe. Vuelva a cargar la página.',
  'packs.runs': 'Ya se está preparando un paquete de esta sede.',
  'packs.asked': 'El paquete se está preparando. En un minuto aparece en la lista.',
  'packs.over': 'Este paquete ya no se puede descargar. Prepare uno nuevo.',
  'packs.ready': 'La descarga comienza.',
  'packs.deleted': 'El paquete se eliminó.',
  'packs.title': (p) => `Paquete para la inspección: ${p.place}`,
  'packs.table': 'Tabla',
  'packs.days': 'Días',
  'packs.lines': 'Líneas',
  'packs.files': 'Archivos',
  'packs.onlyCsv': 'Demasiado larga para papel: solo CSV.',
  'packs.foot': (p) =>
    `Preparado por ${p.name} el ${p.date}. La lista, las vacunas, los planes de cuidado y las credenciales son de ese día.`,
};
