import type { learning as en } from '../en/learning.ts';

const words = {
  activities: ['actividad', 'actividades'],
  attributes: ['atributo', 'atributos'],
  domains: ['dominio', 'dominios'],
  milestones: ['logro', 'logros'],
  observations: ['observación', 'observaciones'],
  plans: ['plan', 'planes'],
  skills: ['habilidad', 'habilidades'],
} as const;

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
  'learning.whichFramework': 'Elija un marco.',
  'learning.otherFramework': 'Esto pertenece a otro marco.',
  'learning.otherDomain': 'Este atributo pertenece a otro dominio.',
  'learning.domainFull': 'Primero mueva o elimine sus atributos y habilidades.',
  'learning.skillHasMilestones': 'Hay logros con esta habilidad, así que se queda en su marco.',
  'learning.ages': 'La edad mínima no puede ser mayor que la máxima.',
  'learning.future': 'Este día todavía no ha llegado.',
  'learning.noEvidence': 'Elija observaciones que muestren esta habilidad.',
  'learning.importedMeanwhile': 'Otra persona importó este archivo al mismo tiempo. Impórtelo de nuevo.',
  'learning.milestoneSaved': 'Se guardó el logro.',
  'learning.milestonesSaved': (p) => (p.count === 1 ? 'Se guardó 1 logro.' : `Se guardaron ${p.count} logros.`),
  'learning.milestoneGone': 'Este logro ya no existe.',
  'learning.milestoneRemoved': 'Se eliminó el logro.',
};
