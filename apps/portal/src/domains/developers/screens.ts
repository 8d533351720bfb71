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
  'developers.docs': screen({
    path: '/developers/docs',
    rule: 'user',
    title: { en: 'Interface for programs', es: 'Interfaz para programas' },
    parent: 'developers.tokens',
    load: () => import('./screens/InterfaceCalls.tsx'),
  }),
  'developers.changes': screen({
    path: '/developers/changes',
    rule: 'user',
    title: { en: 'Changes by date', es: 'Cambios por fecha' },
    parent: 'developers.docs',
    load: () => import('./screens/InterfaceChanges.tsx'),
  }),
  'developers.call': screen({
    path: '/developers/docs/:call',
    rule: 'user',
    title: { en: 'Call', es: 'Llamada' },
    parent: 'developers.docs',
    load: () => import('./screens/InterfaceCall.tsx'),
  }),
};
