const until = (hours: number) =>
  hours % 24 === 0 ? (hours === 24 ? 'one day' : `${hours / 24} days`) : `${hours} hours`;

/** What mails and text messages say. */
export const letters = {
  'letters.verify.subject': (p: { code: string }) => `${p.code} is your code`,
  'letters.verify.body': (p: { name: string }) => `Hello ${p.name}, use this code to confirm that this email is yours.`,
  'letters.verify.button': 'Confirm my email',
  'letters.works': (p: { hours: number }) => `It works once, within ${until(p.hours)}.`,
  'letters.ignore': 'Wasn’t you? You can ignore this message; no one can continue without it.',

  'letters.webhook.subject': (p: { host: string }) => `The webhook to ${p.host} is off`,
  'letters.webhook.gone': (p: { host: string }) =>
    `${p.host} answered that it is gone for good, so nothing is sent to it any more.`,
  'letters.webhook.failing': (p: { host: string }) =>
    `Nothing has arrived at ${p.host} for three days, so nothing is sent to it any more.`,
  'letters.webhook.again': 'Once it takes deliveries again, switch it on and send what it missed.',
  'letters.webhook.button': 'See the webhooks',

  'letters.reset.subject': 'Choose a new password',
  'letters.reset.body': (p: { name: string; username: string }) =>
    `Hello ${p.name}, someone asked to reset the password for your account. Your username is ${p.username}.`,
  'letters.reset.button': 'Choose a password',

  'letters.changed.subject': 'Your password was changed',
  'letters.changed.body': (p: { name: string }) =>
    `Hello ${p.name}, your account password was just changed. Your other devices were signed out.`,
  'letters.changed.warn': 'Wasn’t you? Reset your password right away and let the center know.',
  'letters.changed.button': 'Reset password',

  'letters.factor.subject': 'How you sign in was changed',
  'letters.factor.appOn': (p: { name: string }) =>
    `Hello ${p.name}, signing in to your account now requires a code from your authenticator app in addition to your password.`,
  'letters.factor.appOff': (p: { name: string }) =>
    `Hello ${p.name}, two-step verification was turned off for your account. Your password alone is enough to sign in.`,
  'letters.factor.passkeyOn': (p: { name: string }) => `Hello ${p.name}, a passkey was added to your account.`,
  'letters.factor.passkeyOff': (p: { name: string }) => `Hello ${p.name}, a passkey was removed from your account.`,
  'letters.factor.reset': (p: { name: string }) =>
    `Hello ${p.name}, the center removed the authenticator app and passkeys from your account, as it does when a phone is lost.`,
  'letters.factor.warn': 'Wasn’t you? Choose a new password right away and let the center know.',

  'letters.recovery.subject': 'A recovery code was used',
  'letters.recovery.body': (p: { name: string; left: number }) =>
    `Hello ${p.name}, someone signed in to your account with one of your recovery codes. ${p.left === 1 ? 'One is' : `${p.left} are`} left; you can create new ones under My account.`,

  'letters.device.subject': 'A new sign-in to your account',
  'letters.device.body': (p: { name: string; device: string; when: string; ip: string }) =>
    `Hello ${p.name}, someone signed in to your account from a new device: ${p.device}, ${p.when}, from ${p.ip}.`,
  'letters.device.warn': 'If this was you, there’s nothing to do. If not, choose a new password right away.',

  'letters.invite.subject': (p: { centre: string }) => `${p.centre} invited you`,
  'letters.invite.body': (p: { name: string }) =>
    `Hello ${p.name}, an account is ready for you. Use this code to set it up.`,
  'letters.invite.sms': (p: { code: string }) => `An account is ready for you. Your code is ${p.code}.`,
  'letters.invite.button': 'Set up my account',

  'letters.approve.subject': (p: { name: string }) => `${p.name} would like to join`,
  'letters.approve.body': (p: { name: string; location: string; email: string }) =>
    `${p.name} (${p.email}) has signed up at ${p.location} and confirmed the address. Approve the account if you know the person.`,
  'letters.approve.button': 'Review',

  'letters.approved.subject': 'Your account is ready',
  'letters.approved.body': (p: { name: string }) => `Hello ${p.name}, the center has approved your account.`,
  'letters.approved.button': 'Sign in',

  'letters.notices.subject': (p: { location: string }) => `Notifications from ${p.location}`,
  'letters.notices.body': (p: { location: string }) =>
    `A manager at ${p.location} added this address for notifications. Confirm it to get them.`,
  'letters.notices.button': 'Get notifications',
  'letters.newAddress.body': (p: { name: string }) =>
    `Hello ${p.name}, use this code to make this the email for your account.`,
  'letters.newAddress.button': 'Use this address',
  'letters.address.subject': 'Email change requested',
  'letters.address.subjectDone': 'Your email was changed',
  'letters.address.asked': (p: { name: string; email: string }) =>
    `Hello ${p.name}, someone asked to use ${p.email} for your account instead of this address. Nothing has changed yet.`,
  'letters.address.done': (p: { name: string; email: string }) =>
    `Hello ${p.name}, your account now uses ${p.email} instead of this address.`,
  'letters.address.warn': 'Wasn’t you? Cancel it, choose a new password right away and let the center know.',
  'letters.address.button': 'Go to my account',
  'letters.username.subject': 'Your username was changed',
  'letters.username.body': (p: { name: string; username: string }) =>
    `Hello ${p.name}, your username is now ${p.username}.`,
  'letters.phone.sms': (p: { code: string }) =>
    `Your code is ${p.code}. It confirms your phone number and works for one hour.`,
};
