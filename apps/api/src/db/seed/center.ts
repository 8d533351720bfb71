import { type Starter, starterName } from '../../model/relationship/names.ts';
import type { DB } from '../types.gen.ts';
import type { Cell, Writer } from './writer.ts';

/** Adds a row and answers its id (0 for tables without one). */
export type Insert = (table: keyof DB & string, row: Readonly<Record<string, Cell | undefined>>) => Promise<number>;

/** What a center begins with, beside what the database gives each: the permissions of its roles. */
export interface NewCenter {
  /** Its own name in its address. */
  readonly slug: string;
  readonly name: string;
  readonly theme?: 'nestling' | 'pets';
  readonly language?: 'en' | 'es';
  readonly is_platform?: boolean;
  readonly status?: 'active' | 'inactive';
  /** Whether it holds what the demo shows. */
  readonly is_demo?: boolean;
  readonly center_billing_plan_id?: number | null;
}

/** Adds a center and answers its id: every center comes to be here, whoever makes it. */
export const addCenter = (insert: Insert, center: NewCenter): Promise<number> => insert('centre', { ...center });

/** Adds hosts of a center, of its portal where `own` says no other; the database refuses one that another center has. */
export const addHosts = async (
  insert: (...row: Parameters<Insert>) => Promise<unknown>,
  centre: number,
  hosts: readonly string[],
  own: { readonly kind?: string; readonly domain_id?: number } = {},
): Promise<void> => {
  for (const host of hosts) await insert('centre_host', { host, centre_id: centre, ...own });
};

/** How families are related to children, to begin with; a center changes the list as it likes. */
const relations: readonly (readonly [word: Starter, legal: boolean])[] = [
  ['parent', true],
  ['mother', true],
  ['father', true],
  ['guardian', true],
  ['grandparent', false],
  ['other', false],
];
const relationsOfPets: readonly (readonly [word: Starter, legal: boolean])[] = [
  ['owner', true],
  ['friend_of_owner', false],
  ['dog_walker', false],
  ['other', false],
];

/** Adds how people are related to whom a center cares for, the first of them as what is usual. */
export const addRelations = async (
  to: Writer,
  { theme, language }: { readonly theme: 'nestling' | 'pets'; readonly language: 'en' | 'es' },
): Promise<void> => {
  for (const [index, [word, legal]] of (theme === 'pets' ? relationsOfPets : relations).entries())
    await to.add('relationship', {
      name: starterName(word, language),
      word,
      legal_guardian: legal,
      is_default: index === 0,
    });
};
