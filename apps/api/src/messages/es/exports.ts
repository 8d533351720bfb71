import type { exports as en } from '../en/exports.ts';

export const exports: typeof en = {
  'exports.gone': 'Esta exportación se eliminó mientras tanto.',
  'exports.runs': 'Ya se está preparando una exportación. Espere a que termine.',
  'exports.underWay': 'Esta exportación se está preparando. Elimínela cuando termine.',
  'exports.passphraseShort': (p) =>
    `Use una frase de contraseña de al menos ${p.least} caracteres: quien tenga el archivo puede probar cuantas veces quiera.`,
  'exports.begun': 'La exportación se está preparando. Se avisó a todos los administradores.',
  'exports.ready': 'La descarga comienza.',
  'exports.over': 'Esta exportación ya no se puede descargar. Pida una nueva.',
  'exports.deleted': 'La exportación se eliminó.',
  'exports.letterSubject': 'Se está exportando todo lo que tiene su centro',
  'exports.letterBody': (p) =>
    `${p.name} pidió una exportación completa: un archivo con todos los registros, fotos y documentos del centro.`,
  'exports.letterStop':
    'Si no es correcto, elimine la exportación, cierre las sesiones de esa cuenta y cambie su contraseña.',
  'exports.letterButton': 'Ver exportaciones',
};
