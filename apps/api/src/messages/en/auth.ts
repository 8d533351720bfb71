const minutes = (n: number) => (n === 1 ? 'a minute' : `${n} minutes`);

export const auth = {
  'auth.signedIn': 'You are signed in.',
  'auth.wrong': 'Name and password do not match. Check both, and that your e-mail address is confirmed.',
  'auth.locked': (p: { minutes: number }) => `Too many wrong tries. Please try again in ${minutes(p.minutes)}.`,
  'auth.signedOut': 'You are signed out. Please sign in.',
  'auth.loggedOut': 'You have signed out.',
  'auth.noSession': 'This session is over, or not yours. Reload the list.',
  'auth.sessionEnded': 'That device was signed out.',
  'auth.sessionsEnded': 'The other devices were signed out.',
  'auth.passwordChanged': 'Your password was changed. Your other devices were signed out.',
  'auth.wrongOld': 'This is not your present password. Please type it again.',
  'auth.samePassword': 'This is your present password. Please choose another one.',
  'auth.weak.TOO_SHORT': 'Please choose a password of at least 8 characters.',
  'auth.weak.TOO_LONG': 'Please choose a password of at most 72 characters.',
  'auth.weak.COMMON':
    'This password is easy to guess. Three or four words that do not belong together make a good one.',
  'auth.weak.HOLDS_NAME': 'Please choose a password that does not hold your name or address.',
};
