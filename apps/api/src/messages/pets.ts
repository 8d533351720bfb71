import type { Messages } from '../kernel/call/message.ts';
import { en } from './pets/en.ts';
import { es } from './pets/es.ts';

/**
 * What the server says otherwise in a centre whose students are called pets. A sentence that names a child or a student has
 * its words here; `checks/pets-words.test.ts` finds one that has none.
 */
export const pets: Readonly<Record<'en' | 'es', Partial<Messages>>> = { en, es };
