import type { locations as en } from '../en/locations.ts';

export const locations: typeof en = {
  'locations.gone': 'Esta sede ya no existe.',
  'locations.opened': (p) => `${p.name} está abierta.`,
  'locations.closed': (p) => `${p.name} está cerrada. Las familias no ven ninguna de sus cámaras.`,
  'locations.settingsSaved': 'Se guardaron los ajustes.',
  'locations.tooSmall': 'Este número es demasiado pequeño. Escriba uno mayor.',
  'locations.unknownField': (p) => `No se puede permitir a los contactos cambiar «${p.field}». Elija de la lista.`,
  'locations.codeMissing': 'Escriba el código de registro.',
  'locations.codeKnown': 'Este código de registro pertenece a una sede.',
  'locations.codeUnknown': 'Ninguna sede tiene este código de registro.',
};
