import { screen } from '../../screen.ts';

/** Signing in, and everything before it. Nobody needs to be signed in for these. */
export const authScreens = {
  'auth.login': screen({
    path: '/login',
    rule: 'guest',
    title: { en: 'Login', es: 'Entrar' },
    frame: 'bare',
    load: () => import('./screens/Login.tsx'),
  }),
  'auth.register': screen({
    path: '/register/:code?',
    rule: 'guest',
    title: { en: 'Register', es: 'Registrarse' },
    frame: 'bare',
    load: () => import('./screens/Register.tsx'),
  }),
  'auth.emailConfirmation': screen({
    path: '/email-confirmation',
    rule: 'guest',
    title: { en: 'Email confirmation', es: 'Confirmación del correo' },
    frame: 'bare',
    load: () => import('./screens/EmailConfirmation.tsx'),
  }),
  'auth.verifyEmail': screen({
    path: '/verify-email/:pin_time?',
    rule: 'guest',
    title: { en: 'Verify email', es: 'Verificar el correo' },
    frame: 'bare',
    load: () => import('./screens/VerifyEmail.tsx'),
  }),
  'auth.resendConfirmation': screen({
    path: '/resend-confirmation-email',
    rule: 'guest',
    title: { en: 'Resend confirmation', es: 'Reenviar la confirmación' },
    frame: 'bare',
    load: () => import('./screens/ResendConfirmation.tsx'),
  }),
  'auth.forgot': screen({
    path: '/forgot-password',
    rule: 'guest',
    title: { en: 'Forgot password', es: 'Contraseña olvidada' },
    frame: 'bare',
    load: () => import('./screens/ForgotPassword.tsx'),
  }),
  'auth.reset': screen({
    path: '/password/reset/:token?',
    rule: 'guest',
    title: { en: 'Reset password', es: 'Cambiar la contraseña' },
    frame: 'bare',
    load: () => import('./screens/ResetPassword.tsx'),
  }),
  'auth.invitedByEmail': screen({
    path: '/viue/:pin_time',
    rule: 'guest',
    title: { en: 'Accept email invitation', es: 'Aceptar la invitación por correo' },
    frame: 'bare',
    load: () => import('./screens/InvitedByEmail.tsx'),
  }),
  'auth.invitedBySms': screen({
    path: '/viup/:pin_time',
    rule: 'guest',
    title: { en: 'Accept SMS invitation', es: 'Aceptar la invitación por SMS' },
    frame: 'bare',
    load: () => import('./screens/InvitedBySms.tsx'),
  }),
  'auth.approve': screen({
    path: '/approve-user/:token',
    rule: 'guest',
    title: { en: 'Approve contact', es: 'Aprobar un contacto' },
    frame: 'bare',
    load: () => import('./screens/ApproveUser.tsx'),
  }),
  'auth.autologin': screen({
    path: '/verify-autologin/:token?',
    rule: 'guest',
    title: { en: 'Automatic login', es: 'Entrada automática' },
    frame: 'bare',
    load: () => import('./screens/VerifyAutologin.tsx'),
  }),
};
