import type { learning as en } from '../en/learning.ts';

const words = {
  activities: ['actividad', 'actividades'],
  attributes: ['atributo', 'atributos'],
  checkpoints: ['corte', 'cortes'],
  domains: ['dominio', 'dominios'],
  entries: ['entrada', 'entradas'],
  milestones: ['logro', 'logros'],
  observations: ['observación', 'observaciones'],
  plans: ['plan', 'planes'],
  skills: ['habilidad', 'habilidades'],
} as const;

const faults = {
  NO_NAME: 'No tiene nombre, o nada que la identifique.',
  NAME_LONG: 'Su nombre es demasiado largo.',
  NAME_TWICE: 'Este nombre aparece dos veces en el mismo lugar.',
  CODE_LONG: 'Su código tiene más de 100 letras.',
  CODE_TWICE: 'Otra habilidad del archivo tiene el mismo código.',
  IDENTIFIER_LONG: 'Un identificador tiene más de 500 letras.',
  IDENTIFIER_TWICE: 'Otra fila tiene el mismo identificador.',
  TEXT_LONG: 'Un texto es demasiado largo.',
  AGES: 'Las edades son meses enteros hasta 300, primero la menor.',
  ORPHAN: 'Aquello de lo que depende no está en el archivo.',
  TWO_PARENTS: 'Depende de dos cosas a la vez.',
  CIRCLE: 'Depende de sí misma en círculo.',
  TOO_DEEP: 'Está a más de 20 niveles de profundidad.',
  NO_FRAMEWORK: 'No se nombra ningún marco.',
} as const;
const unread = {
  UNREADABLE: 'Este archivo no se puede leer.',
  TOO_LARGE: 'Este archivo es demasiado grande. Divídalo e importe las partes.',
  NO_HEADER: 'Esto no es nuestra tabla de un marco, ni una exportación de Moodle, ni un paquete CASE.',
  EMPTY: 'No hay nada en este archivo.',
} as const;

const levelColumns = {
  child: 'Niño',
  born: 'Fecha de nacimiento',
  room: 'Sala',
  domain: 'Dominio',
  code: 'Código',
  skill: 'Habilidad',
  observed: 'Como se observó',
  settled: 'Fijado',
  evidence: 'Observaciones',
  set_at: 'Fijado el',
  set_by: 'Fijado por',
};

export const learning: typeof en = {
  'learning.added': (p) => `Se agregó ${p.name}.`,
  'learning.saved': 'Guardado.',
  'learning.removed': (p) => `Se eliminó ${p.name}.`,
  'learning.gone': 'Esto ya no existe.',
  'learning.nameTaken': 'Este nombre ya está en uso, tal vez por algo archivado.',
  'learning.codeTaken': 'Este marco ya tiene una habilidad con este código.',
  'learning.inUse': (p) =>
    `${p.name} se usa en ${p.uses
      .map(({ kind, count }) => `${count} ${words[kind][count === 1 ? 0 : 1]}`)
      .join(' y ')}. Puede archivarlo.`,
  'learning.shipped': 'Este marco viene con el producto. Cópielo para hacer cambios.',
  'learning.hasShipped': (p) => `${p.name} ya está aquí, quizás archivado, o con este nombre.`,
  'learning.whichFramework': 'Elija un marco.',
  'learning.otherFramework': 'Esto pertenece a otro marco.',
  'learning.otherDomain': 'Este atributo pertenece a otro dominio.',
  'learning.domainFull': 'Primero mueva o elimine sus atributos y habilidades.',
  'learning.skillHasMilestones': 'Hay logros con esta habilidad, así que se queda en su marco.',
  'learning.ages': 'La edad mínima no puede ser mayor que la máxima.',
  'learning.future': 'Este día todavía no ha llegado.',
  'learning.days': (p) => `Elija hasta ${p.most} días, primero el primero.`,
  'learning.checkpointGone': 'Este corte ya no existe.',
  'learning.checkpointClosed': 'Este corte está cerrado. Ábralo de nuevo para hacer cambios.',
  'learning.checkpointOpen': 'Este corte ya está abierto.',
  'learning.checkpointNowClosed': (p) => `${p.name} se cerró.`,
  'learning.checkpointNowOpen': (p) => `${p.name} está abierto de nuevo.`,
  'learning.checkpointOverlaps': 'Otro corte de este marco tiene algunos de estos días.',
  'learning.nothingToSettle': 'Nadie ha observado nada de esto todavía. Elija una etapa.',
  'learning.levelsExported': 'El archivo está listo.',
  'learning.levelColumn': (p) => levelColumns[p.key],
  'learning.levelsSettled': (p) => (p.count === 1 ? 'Se fijó 1 nivel.' : `Se fijaron ${p.count} niveles.`),
  'learning.levelsCleared': (p) => (p.count === 1 ? 'Se quitó 1 nivel.' : `Se quitaron ${p.count} niveles.`),
  'learning.skillHasLevels': 'Hay niveles de cortes fijados en esta habilidad. Se queda en su marco.',
  'learning.noEvidence': 'Elija observaciones que muestren esta habilidad.',
  'learning.importedMeanwhile': 'Otra persona importó este archivo al mismo tiempo. Impórtelo de nuevo.',
  'learning.unread': (p) => unread[p.why],
  'learning.faultyRows': (p) =>
    p.count === 1
      ? 'Hay 1 fila con errores. No se importó nada.'
      : `Hay ${p.count} filas con errores. No se importó nada.`,
  'learning.faultyRow': (p) => faults[p.code],
  'learning.wouldImport': (p) => `${p.added} por agregar, ${p.changed} por cambiar.`,
  'learning.imported': (p) =>
    `Importado: ${p.added} agregadas, ${p.changed} cambiadas, ${p.linked} vinculadas con otros marcos.`,
  'learning.milestoneSaved': 'Se guardó el logro.',
  'learning.milestonesSaved': (p) => (p.count === 1 ? 'Se guardó 1 logro.' : `Se guardaron ${p.count} logros.`),
  'learning.milestoneGone': 'Este logro ya no existe.',
  'learning.milestoneRemoved': 'Se eliminó el logro.',
};
