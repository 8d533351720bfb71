import type { illnesses as english } from '../en/illnesses.ts';

export const illnesses: typeof english = {
  'illnesses.gone': 'Esta línea ya no existe. Vuelva a cargar la página.',
  'illnesses.otherState': 'Ya se levantó. Vuelva a cargar la página.',
  'illnesses.future': 'Esa hora aún no llega.',
  'illnesses.until': 'Diga el día y la hora hasta cuándo, o ninguno.',
  'illnesses.untilPast': 'Debe ser después de que se notó.',
  'illnesses.temperature': (p) =>
    p.unit === 'C' ? 'Escriba una temperatura de 32 a 43.5.' : 'Escriba una temperatura de 90 a 110.',
  'illnesses.note': 'Se pide una nota del médico: diga que la vio.',
  'illnesses.noted': 'Guardado. Se avisó a la familia.',
  'illnesses.changed': 'Guardado. Se avisó a la familia.',
  'illnesses.lifted': 'Levantado. Se avisó a la familia.',
  'illnesses.exposureTold': 'Ya se avisó a las otras familias.',
  'illnesses.nobodyExposed': 'No hay otra familia en la sala a la que avisar.',
  'illnesses.exposed': 'Se avisó a las otras familias de la sala.',
};
