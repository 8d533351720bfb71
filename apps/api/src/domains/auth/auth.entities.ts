import { entity } from '../../kernel/read/entity.ts';

/** A sign-in that goes on: one device of one person. */
export const Session = entity('Session', 'session');

/** A sign-in as the history tells it, whether it goes on or not. */
export const LoginHistory = entity('LoginHistory', 'session');

/** A passkey of a person, by the name it was given. */
export const Passkey = entity('Passkey', 'passkey');
