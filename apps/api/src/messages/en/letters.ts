const until = (hours: number) =>
  hours % 24 === 0 ? (hours === 24 ? 'one day' : `${hours / 24} days`) : `${hours} hours`;

/** What mails and text messages say. */
export const letters = {
  'letters.verify.subject': (p: { code: string }) => `${p.code} is your code`,
  'letters.verify.body': (p: { name: string }) =>
    `Hello ${p.name}, type this code to confirm that this address is yours.`,
  'letters.verify.button': 'Confirm my address',
  'letters.works': (p: { hours: number }) => `It works for ${until(p.hours)}, and once.`,
  'letters.ignore': 'Was this not you? Then do nothing: without this message nobody can go on.',

  'letters.reset.subject': 'Choose a new password',
  'letters.reset.body': (p: { name: string; username: string }) =>
    `Hello ${p.name}, someone asked for a new password for your account. Your username is ${p.username}.`,
  'letters.reset.button': 'Choose a password',

  'letters.changed.subject': 'Your password was changed',
  'letters.changed.body': (p: { name: string }) =>
    `Hello ${p.name}, the password of your account was just changed. Your other devices were signed out.`,
  'letters.changed.warn': 'Was this not you? Ask for a new password at once, and tell the center.',
  'letters.changed.button': 'Ask for a new password',

  'letters.factor.subject': 'How you sign in was changed',
  'letters.factor.appOn': (p: { name: string }) =>
    `Hello ${p.name}, signing in to your account now takes a code of your authenticator app beside the password.`,
  'letters.factor.appOff': (p: { name: string }) =>
    `Hello ${p.name}, the second step of signing in to your account was switched off: the password alone is enough.`,
  'letters.factor.passkeyOn': (p: { name: string }) => `Hello ${p.name}, a passkey was added to your account.`,
  'letters.factor.passkeyOff': (p: { name: string }) => `Hello ${p.name}, a passkey was removed from your account.`,
  'letters.factor.reset': (p: { name: string }) =>
    `Hello ${p.name}, the center has removed the authenticator app and passkeys of your account, as is done for a lost phone.`,
  'letters.factor.warn': 'Was this not you? Choose a new password at once, and tell the center.',

  'letters.recovery.subject': 'A recovery code was used',
  'letters.recovery.body': (p: { name: string; left: number }) =>
    `Hello ${p.name}, someone signed in to your account with one of your recovery codes. ${p.left === 1 ? 'One is' : `${p.left} are`} left; you can make new ones under My account.`,

  'letters.device.subject': 'A new sign-in to your account',
  'letters.device.body': (p: { name: string; device: string; when: string; ip: string }) =>
    `Hello ${p.name}, someone signed in to your account with a device we had not seen: ${p.device}, ${p.when}, from ${p.ip}.`,
  'letters.device.warn': 'Was it you? Then there is nothing to do. Otherwise choose a new password at once.',

  'letters.invite.subject': (p: { centre: string }) => `${p.centre} invites you`,
  'letters.invite.body': (p: { name: string }) =>
    `Hello ${p.name}, an account is ready for you. Type this code to open it.`,
  'letters.invite.sms': (p: { code: string }) => `An account is ready for you. Your code is ${p.code}.`,
  'letters.invite.button': 'Open my account',

  'letters.approve.subject': (p: { name: string }) => `${p.name} would like to join`,
  'letters.approve.body': (p: { name: string; location: string; email: string }) =>
    `${p.name} (${p.email}) has signed up at ${p.location} and confirmed the address. Approve the account if you know the person.`,
  'letters.approve.button': 'Look at it',

  'letters.approved.subject': 'Your account is open',
  'letters.approved.body': (p: { name: string }) => `Hello ${p.name}, the center has approved your account.`,
  'letters.approved.button': 'Sign in',

  'letters.notices.subject': (p: { location: string }) => `Notices of ${p.location}`,
  'letters.notices.body': (p: { location: string }) =>
    `A manager of ${p.location} would like this address to hear of what happens there. Confirm it to get the notices.`,
  'letters.notices.button': 'Get the notices',
  'letters.newAddress.body': (p: { name: string }) =>
    `Hello ${p.name}, type this code to use this address for your account from now on.`,
  'letters.newAddress.button': 'Use this address',
  'letters.address.subject': 'Another email was asked for',
  'letters.address.subjectDone': 'Your email was changed',
  'letters.address.asked': (p: { name: string; email: string }) =>
    `Hello ${p.name}, someone asked to use ${p.email} for your account instead of this address. Nothing has changed yet.`,
  'letters.address.done': (p: { name: string; email: string }) =>
    `Hello ${p.name}, your account uses ${p.email} from now on instead of this address.`,
  'letters.address.warn': 'Was this not you? Withdraw it, choose a new password at once, and tell the center.',
  'letters.address.button': 'Look at my account',
  'letters.username.subject': 'Your username was changed',
  'letters.username.body': (p: { name: string; username: string }) =>
    `Hello ${p.name}, you sign in as ${p.username} from now on.`,
  'letters.phone.sms': (p: { code: string }) =>
    `Your code is ${p.code}. It proves that this phone is yours and works for one hour.`,
};
