export const users = {
  'users.gone': 'This person does not exist any more.',
  'users.active': (p: { name: string }) => `${p.name} is active.`,
  'users.inactive': (p: { name: string }) => `${p.name} is inactive and signed out everywhere.`,
  'users.ownStatus': 'This is your own account. Ask somebody else to switch it off.',
  'users.higherRole': 'This person has a higher role than you. Ask an admin.',
  'users.negative': 'The limit cannot be below zero. Enter 0 or more.',
  'users.loginsUnlimited': 'There is no limit of camera logins today.',
  'users.loginsLeft': (p: { left: number }) =>
    p.left === 1 ? '1 camera login is left today.' : `${p.left} camera logins are left today.`,
  'users.loginsReset': 'The camera logins of today were given back.',
  'users.loginsSet': 'The limit of camera logins was saved.',
  'users.taken': 'This is taken already. Please choose another.',
  'users.free': 'This is free.',
  'users.usernameMissing': 'Enter a username.',
  'users.noEmail': 'This is no e-mail address. Please check it.',
};
