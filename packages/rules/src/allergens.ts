import { isObject } from './json.ts';

/** How bad a reaction is, the worst first. */
export const severities = ['severe', 'moderate', 'mild'] as const;
export type Severity = (typeof severities)[number];

/**
 * The nine major food allergens of US law (FALCPA and the FASTER Act, fda.gov "Food Allergies", read 2026-11-27), and what
 * else a center is told of most: as a list calls them in English, with other spellings, and in Spanish.
 */
const known = [
  { en: 'Peanuts', es: 'Cacahuates', as: ['peanut', 'cacahuate', 'cacahuete', 'maní'] },
  { en: 'Tree nuts', es: 'Nueces de árbol', as: ['tree nut', 'nuts', 'nueces'] },
  { en: 'Milk', es: 'Leche', as: ['dairy', 'lácteos'] },
  { en: 'Eggs', es: 'Huevo', as: ['egg', 'huevos'] },
  { en: 'Fish', es: 'Pescado', as: [] },
  { en: 'Shellfish', es: 'Mariscos', as: ['crustacean shellfish', 'crustáceos'] },
  { en: 'Wheat', es: 'Trigo', as: [] },
  { en: 'Soy', es: 'Soya', as: ['soybeans', 'soja'] },
  { en: 'Sesame', es: 'Ajonjolí', as: ['sésamo'] },
  { en: 'Bee stings', es: 'Picaduras de abeja', as: ['bee sting', 'bees', 'abejas'] },
  { en: 'Latex', es: 'Látex', as: [] },
  { en: 'Penicillin', es: 'Penicilina', as: [] },
] as const;

/** What a new list offers: the nine of the law. */
export const majorAllergens = known.slice(0, 9).map(({ en, es }) => ({ en, es }));

const words = new Map<string, (typeof known)[number]>(
  known.flatMap((one) => [one.en, one.es, ...one.as].map((word) => [word.toLowerCase(), one] as const)),
);

/** An allergy as the reader calls it: a word of the list everybody knows in the reader's language, another as it stands. */
export const allergenName = (name: string, language: string): string =>
  words.get(name.trim().toLowerCase())?.[language === 'es' ? 'es' : 'en'] ?? name;

/** The name the center's list has for an allergen, whichever language or spelling it was typed in. */
export const listedAllergen = (name: string): string => words.get(name.trim().toLowerCase())?.en ?? name.trim();

/** What was noted about one allergy of a child beside its name. */
export type AllergyNote = {
  /** Of the allergy. */
  readonly id: string;
  readonly severity: Severity | null;
  readonly reaction: string | null;
  readonly what_to_do: string | null;
  readonly medicine_at: string | null;
  /** Who noted it, by name, and when (ISO); null of what was noted before that was kept, or by an import. */
  readonly by: string | null;
  readonly at: string | null;
};

const worded = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Reads `Student.allergy_notes`: [{id, severity, reaction, what_to_do, medicine_at, by, at}]. */
export const allergyNotes = (told: unknown): AllergyNote[] =>
  (Array.isArray(told) ? told : []).flatMap((one: unknown): AllergyNote[] =>
    isObject(one)
      ? [
          {
            id: String(one.id),
            severity: severities.find((word) => word === one.severity) ?? null,
            reaction: worded(one.reaction),
            what_to_do: worded(one.what_to_do),
            medicine_at: worded(one.medicine_at),
            by: worded(one.by),
            at: worded(one.at),
          },
        ]
      : [],
  );
