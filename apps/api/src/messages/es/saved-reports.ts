import type { savedReports as english } from '../en/saved-reports.ts';

/** Lo que se dice de los informes guardados. */
export const savedReports: typeof english = {
  'savedReports.gone': 'Este informe ya no existe. Vuelva a cargar la página.',
  'savedReports.saved': 'El informe se guardó.',
  'savedReports.deleted': 'El informe se eliminó.',
  'savedReports.subject': (p) => `Su informe está listo: ${p.name}`,
  'savedReports.line': (p) => `${p.name} de ${p.place} está listo para descargar.`,
  'savedReports.why':
    'Recibe este correo porque lo agregaron al informe. El archivo se abre después de iniciar sesión.',
  'savedReports.open': 'Abrir el informe',
  'savedReports.noAddress': 'Esta no es una página del portal.',
  'savedReports.otherLocation': 'Esta lista es de otra sede. Cambie primero a esa sede.',
  'savedReports.refused': 'Esta lista no se puede guardar con estos filtros.',
  'savedReports.sameList': 'Una lista guardada sigue siendo la misma. Guarde la otra desde su página.',
};
