import { entity } from '../../kernel/read/entity.ts';

/** What a program shows to act for a person, who has made it for itself. */
export const AccessToken = entity('AccessToken', 'access_token');

/** A program that acts for the center, in the name of the admin who has let it in. */
export const ApiClient = entity('ApiClient', 'access_token');
