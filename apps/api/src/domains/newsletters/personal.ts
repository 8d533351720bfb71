import { type LetterValues, withFields } from '@nestling/rules/letters/blocks.ts';
import { z } from 'zod';
import { escaped } from '../../kernel/lib/html.ts';
import { PHOTOS, UNSUBSCRIBE } from './letter-parts.ts';

const valuesOf = (fields: unknown): LetterValues =>
  z.object({ first_name: z.string(), full_name: z.string() }).partial().safeParse(fields).data ?? {};

/** A photo as wide as the letter. */
const photoOf = (address: string): string =>
  `<img src="${escaped(address)}" alt="" width="552" style="display:block;width:100%;height:auto;margin-bottom:8px" />`;

interface Letter {
  readonly subject: string;
  readonly html: string;
  readonly plain: string;
}
interface Copy {
  /** Names of the reader, as they were when the letter was set on its way. */
  readonly fields: unknown;
  readonly center: string;
  /** The reader's own way out of such letters. */
  readonly link: string;
  /** Addresses of the photos of the reader's own children. */
  readonly photos: readonly string[];
}

/** One reader's copy of a letter. */
export const personal = (letter: Letter, { fields, center, link, photos }: Copy): Letter => {
  const values = { ...valuesOf(fields), center };
  return {
    subject: withFields(letter.subject, values, (value) => value).replace(/[\r\n]+/g, ' '),
    html: withFields(letter.html, values, escaped)
      .replaceAll(UNSUBSCRIBE, link)
      .replaceAll(PHOTOS, photos.map(photoOf).join('')),
    plain: withFields(letter.plain, values, (value) => value)
      .replaceAll(UNSUBSCRIBE, link)
      .replaceAll(PHOTOS, photos.join('\n')),
  };
};
