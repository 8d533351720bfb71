import { illnessKinds } from './illnesses.ts';

/** What staff may find as they look at a child that arrives (docs/decisions/0214-health-checks.md). */
export const findingKinds = [
  'behavior',
  'fever',
  'skin',
  'eyes',
  'nose',
  'breathing',
  'vomiting',
  'diarrhea',
  'pain',
  'itching',
  'injury',
  'reported',
  'other',
] as const;
export type FindingKind = (typeof findingKinds)[number];

type Names = Readonly<Record<string, string>>;
const en: Names = {
  behavior: 'Unusually tired, upset or quiet',
  fever: 'Feels warm or has a fever',
  skin: 'Rash or change of the skin',
  eyes: 'Red eyes or discharge',
  nose: 'Runny nose',
  breathing: 'Cough or trouble breathing',
  vomiting: 'Vomiting',
  diarrhea: 'Diarrhea',
  pain: 'Pain',
  itching: 'Itching of skin or scalp',
  injury: 'Bruise, cut or another injury',
  reported: 'Told by the family: the night, medicine at home',
  other: 'Other',
};
const es: Names = {
  behavior: 'Cansancio, malestar o silencio inusual',
  fever: 'Se siente caliente o tiene fiebre',
  skin: 'Sarpullido o cambio en la piel',
  eyes: 'Ojos rojos o con secreción',
  nose: 'Secreción nasal',
  breathing: 'Tos o dificultad para respirar',
  vomiting: 'Vómito',
  diarrhea: 'Diarrea',
  pain: 'Dolor',
  itching: 'Picazón en la piel o la cabeza',
  injury: 'Moretón, corte u otra lesión',
  reported: 'Lo que contó la familia: la noche, medicinas en casa',
  other: 'Otro',
};
/** What each is called in a language; one of a newer version says its key. */
export const findingNames = { en, es } as const;

/** The illness a finding suggests, as the form of the illness log begins with it; none is a diagnosis. */
export const illnessOf = (findings: readonly string[]): (typeof illnessKinds)[number] => {
  const same = illnessKinds.find((kind) => findings.includes(kind) && kind !== 'other');
  return same ?? (findings.includes('skin') ? 'rash' : 'other');
};
