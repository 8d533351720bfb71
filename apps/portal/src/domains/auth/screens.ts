import { screen } from '../../screen.ts';

/** Signing in. */
export const authScreens = {
  'auth.login': screen({
    path: '/login',
    rule: 'guest',
    title: { en: 'Login', es: 'Entrar' },
    frame: 'bare',
    load: () => import('./screens/Login.tsx'),
  }),
};
