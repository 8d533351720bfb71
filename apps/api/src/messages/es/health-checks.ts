import type { healthChecks as en } from '../en/health-checks.ts';

export const healthChecks: typeof en = {
  'healthChecks.gone': 'Esta revisión de salud ya no existe. Vuelva a cargar la página.',
  'healthChecks.childGone': 'Este niño ya no está inscrito aquí.',
  'healthChecks.otherState': 'Esta versión ya se reemplazó. Vuelva a cargar la página.',
  'healthChecks.off': 'Esta sede no hace revisiones de salud diarias. La dirección las activa.',
  'healthChecks.future': 'Esta hora aún no ha llegado.',
  'healthChecks.whatWasFound': 'Indique qué se encontró.',
  'healthChecks.managersCorrect': 'La escribió otra persona o es de otro día: la corrige la dirección.',
  'healthChecks.nothing': 'Guardado: no se encontró nada.',
  'healthChecks.saved': 'Guardado.',
  'healthChecks.told': 'Guardado. Se avisó a la familia.',
  'healthChecks.corrected': 'La corrección se guardó.',
  'healthChecks.nothingFound': (p) =>
    p.count === 1 ? 'Guardado: no se encontró nada en 1 niño.' : `Guardado: no se encontró nada en ${p.count} niños.`,
  'healthChecks.allLooked': 'Hoy ya se revisó a todo el grupo.',
  'healthChecks.listTitle': 'Revisiones de salud diarias',
  'healthChecks.findings': 'Hallazgos',
  'healthChecks.nothingWord': 'Nada',
  'healthChecks.note': 'Nota',
  'healthChecks.photo': 'Foto',
  'healthChecks.yes': 'Sí',
  'healthChecks.checkedBy': 'Revisado por',
};
