import { en } from '../../messages/en.ts';
import { es } from '../../messages/es.ts';
import { pets } from '../../messages/pets.ts';
import type { Messages } from './message.ts';

export type { Messages };

/** The sentences of every language the server speaks. */
export const languages: Readonly<Record<'en' | 'es', Messages>> = { en, es };

/** How somebody is spoken to: the language, and whether the centre's students are called pets. */
export interface Speech {
  readonly language: 'en' | 'es';
  readonly pets: boolean;
}

const ofPets: typeof languages = { en: { ...en, ...pets.en }, es: { ...es, ...pets.es } };

/** The sentences for somebody: the language's own, those of pets laid over them where the centre says so. */
export const textsIn = ({ language, pets: said }: Speech): Messages => (said ? ofPets : languages)[language];

/** The language of an Accept-Language header (RFC 9110 §12.5.4) that is spoken here and liked best; else English. */
export const languageOf = (header: string | undefined): 'en' | 'es' => {
  const liked = (header ?? '').split(',').map((part) => {
    const [tag = '', ...params] = part.trim().toLowerCase().split(';');
    const q = params.map((p) => /^\s*q=([\d.]+)$/.exec(p)?.[1]).find((value) => value !== undefined);
    return { language: tag.slice(0, 2), q: q === undefined ? 1 : Number(q) };
  });
  const [best] = liked
    .filter(({ language, q }) => q > 0 && (language === 'en' || language === 'es'))
    .sort((a, b) => b.q - a.q);
  return best?.language === 'es' ? 'es' : 'en';
};
