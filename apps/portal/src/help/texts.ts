import type { ScreenId } from '../screen.ts';

/**
 * What a screen is for, in at most four sentences. `[child|pet]` says the first word where children are looked after and
 * the second where pets are.
 */
type HelpText = { readonly en: string; readonly es: string };

/** Help by screen; the parts of a record have that of the record. */
export type HelpTexts = Partial<Readonly<Record<ScreenId, HelpText>>>;

/** A text for children or pets. */
export const readText = (text: string, pets: boolean): string =>
  text.replace(/\[([^[|\]]*)\|([^[\]]*)\]/g, (_, child: string, pet: string) => (pets ? pet : child));
