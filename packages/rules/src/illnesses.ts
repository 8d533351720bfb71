/** What somebody is ill with, or shows. */
export const illnessKinds = [
  'fever',
  'vomiting',
  'diarrhea',
  'rash',
  'pink_eye',
  'hand_foot_mouth',
  'lice',
  'covid',
  'flu',
  'other',
] as const;
export type IllnessKind = (typeof illnessKinds)[number];

/**
 * How many hours a child stays away that shows no more of it, as a form offers it; 0: the rest of the day. Rules of states and
 * centers differ (docs/decisions/0210-illness-log.md): whoever writes it down changes it.
 */
export const exclusionHours: Readonly<Record<IllnessKind, number>> = {
  fever: 24,
  vomiting: 24,
  diarrhea: 24,
  rash: 0,
  pink_eye: 0,
  hand_foot_mouth: 0,
  lice: 0,
  covid: 24,
  flu: 24,
  other: 0,
};

type Names = Readonly<Record<string, string>>;
const en: Names = {
  fever: 'Fever',
  vomiting: 'Vomiting',
  diarrhea: 'Diarrhea',
  rash: 'Rash',
  pink_eye: 'Pink eye',
  hand_foot_mouth: 'Hand, foot and mouth disease',
  lice: 'Head lice',
  covid: 'COVID-19',
  flu: 'Flu',
  other: 'Other',
};
const es: Names = {
  fever: 'Fiebre',
  vomiting: 'Vómito',
  diarrhea: 'Diarrea',
  rash: 'Sarpullido',
  pink_eye: 'Conjuntivitis',
  hand_foot_mouth: 'Enfermedad de manos, pies y boca',
  lice: 'Piojos',
  covid: 'COVID-19',
  flu: 'Gripe',
  other: 'Otra',
};
/** What each is called in a language; one of a newer version says its key. */
export const illnessNames = { en, es } as const;

/** The same within a sentence: "fever", "COVID-19"; what is none of the list is an illness. */
export const illnessSaid = (language: keyof typeof illnessNames, kind: string): string =>
  kind === 'other'
    ? { en: 'an illness', es: 'una enfermedad' }[language]
    : (illnessNames[language][kind] ?? kind).replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
