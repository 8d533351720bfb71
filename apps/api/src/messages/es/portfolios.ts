import type { portfolios as en } from '../en/portfolios.ts';

export const portfolios: typeof en = {
  'portfolios.gone': 'Este portafolio ya no existe.',
  'portfolios.sectionGone': 'Esta sección ya no existe.',
  'portfolios.published':
    'Este portafolio ya se publicó y queda como lo leyeron las familias. Un gerente puede corregirlo.',
  'portfolios.endBeforeStart': 'El final es anterior al inicio.',
  'portfolios.tooLong': (p) => `Un portafolio abarca ${p.days} días como máximo.`,
  'portfolios.correctedAlready': 'Ya se empezó una corrección de este portafolio.',
  'portfolios.managersRemove': 'Un portafolio publicado lo elimina un gerente.',
  'portfolios.manySections': (p) => `Un portafolio tiene ${p.most} secciones como máximo.`,
  'portfolios.otherSection': 'Esta sección es de otro portafolio.',
  'portfolios.notOfChild':
    'Solo se puede agregar lo que las familias pueden ver de este niño: nada de otros niños, reservado al personal, sin aprobar o que una familia no permita.',
  'portfolios.full': (p) => `Un portafolio contiene ${p.most} momentos como máximo.`,
  'portfolios.notInside': 'Esto no está en el portafolio.',
  'portfolios.empty': 'Este portafolio todavía está vacío: agregue momentos o escriba algo primero.',
  'portfolios.created': 'Se empezó el portafolio.',
  'portfolios.saved': 'Guardado.',
  'portfolios.publishedNow': 'Publicado. Se avisó a la familia.',
  'portfolios.correcting': 'Se creó un borrador de la corrección.',
  'portfolios.removed': 'Se eliminó el portafolio.',
  'portfolios.sectionAdded': (p) => `Se agregó ${p.name}.`,
  'portfolios.sectionRemoved': (p) => `Se eliminó ${p.name}.`,
  'portfolios.activitiesAdded': (p) => (p.count === 1 ? 'Se agregó 1 momento.' : `Se agregaron ${p.count} momentos.`),
  'portfolios.filePublished': 'Solo se puede descargar un portafolio publicado.',
  'portfolios.fileWaiting': 'Este archivo ya se está preparando.',
  'portfolios.fileOften': (p) => `Puede pedir ${p.times} archivos de portafolios por hora. Inténtelo más tarde.`,
  'portfolios.fileAsked': 'El archivo se está preparando. En un momento lo podrá descargar aquí.',
  'portfolios.bookTitle': (p) => `Portafolio de ${p.name}`,
  'portfolios.bookFoot': (p) => `Preparado por ${p.centre}, descargado el ${p.date}`,
  'portfolios.activityRemoved': 'Se quitó el momento. Su registro permanece.',
};
