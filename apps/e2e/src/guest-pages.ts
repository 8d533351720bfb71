/** Every page before sign-in, also by links that are no good (any more); `checks/guest-pages.test.ts` holds them to the screens. */
export const guestPages = [
  '/login',
  '/register',
  '/register/SUNNY-ELM',
  '/email-confirmation?email=a%40b.example',
  '/verify-email/1-abc?email=a%40b.example',
  '/resend-confirmation-email',
  '/forgot-password',
  '/password/reset/unknown',
  '/viue/unknown',
  '/viup/unknown',
  '/approve-user/unknown',
  '/verify-autologin/unknown-token',
  '/demo',
  '/demo/thanks',
  '/packages',
  '/set-up',
];
