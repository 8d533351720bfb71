import { screen } from '../../screen.ts';

/** Centers as such: what is offered, who asks for a demo, and how the first one comes to be. */
export const centreScreens = {
  'centres.demo': screen({
    path: '/demo/:action?',
    rule: 'guest',
    frame: 'bare',
    title: { en: 'Request a demo', es: 'Solicitar una demostración' },
    load: () => import('./screens/Demo.tsx'),
  }),
  'centres.packages': screen({
    path: '/packages',
    rule: 'guest',
    frame: 'bare',
    title: { en: 'Packages', es: 'Paquetes' },
    load: () => import('./screens/Packages.tsx'),
  }),
  'centres.signUp': screen({
    path: '/customer-signup/:action?',
    rule: 'guest',
    frame: 'bare',
    title: { en: 'Customer signup', es: 'Registro de un centro' },
    load: () => import('./screens/CustomerSignUp.tsx'),
  }),
  'centres.payment': screen({
    path: '/customer-payment',
    rule: 'guest',
    frame: 'bare',
    title: { en: 'Customer payment', es: 'Pago de un centro' },
    load: () => import('./screens/CustomerPayment.tsx'),
  }),
  'centres.newCenter': screen({
    path: '/customer-center-setup/:token?',
    rule: 'guest',
    frame: 'bare',
    title: { en: 'Center setup', es: 'Configuración del centro' },
    load: () => import('./screens/NewCenter.tsx'),
  }),
  'centres.setUp': screen({
    path: '/set-up',
    rule: 'guest',
    frame: 'bare',
    title: { en: 'Set-up', es: 'Puesta en marcha' },
    load: () => import('./screens/SetUp.tsx'),
  }),
};
