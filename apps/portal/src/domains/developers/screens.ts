import { screen } from '../../screen.ts';

/** What everybody has: the tokens of their own programs. */
export const developerScreens = {
  'developers.tokens': screen({
    path: '/account/tokens',
    rule: 'user',
    title: { en: 'Access tokens', es: 'Tokens de acceso' },
    parent: 'account.own',
    load: () => import('./screens/AccessTokens.tsx'),
  }),
};
