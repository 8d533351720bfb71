import type { Matrix } from '../../../../test/matrix.ts';
import { nth } from '../../centres/test/centres.factory.ts';

const wrongCode = { token: '123456', pin_created_at: 'unknown' };
const choice = { ...wrongCode, password: 'purple tractors at dawn', username: 'ada' };

const credential = { id: 'unknown', rawId: 'unknown', type: 'public-key', clientExtensionResults: {} };
const signed = { ...credential, response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' } };
const made = { ...credential, response: { clientDataJSON: 'e30', attestationObject: 'AA' } };

/** What a browser sends of itself; nothing is ever sent to it. */
const subscription = (device: string): string => {
  const keys = { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: Buffer.alloc(16, 7).toString('base64url') };
  return JSON.stringify({ endpoint: `https://push.example.com/${device}`, keys });
};

export const matrix: Matrix = {
  login: { args: () => ({ username: 'nobody', password: 'wrong' }), status: 'Error' },
  refreshToken: { args: () => ({ refresh_token: 'unknown' }), status: 'Error' },
  logout: { args: () => ({ session_id: 'another-session' }), status: 'Error' },
  logoutAllSessions: { args: (_, caller) => ({ except_session_id: caller?.session ?? 'no-session' }) },
  me: { args: () => ({}) },
  getDeviceKey: { args: () => ({ device: '0123456789abcdef' }) },
  getUserSessions: { args: () => ({}) },
  getUserLoginHistory: {
    args: (world, where) => ({ user_id: world.at(where).contact, first: 10 }),
    from: { own: 'manager', other: 'manager', elsewhere: 'kvsupport' },
    outside: 'refused',
  },
  register: {
    args: () => ({
      fname: 'Ada',
      lname: '',
      username: `ada${nth()}`,
      email: `ada${nth()}@example.com`,
      password: 'purple tractors at dawn',
      param: 'none such',
      validity: 24,
    }),
    status: 'Error',
  },
  verifyEmail: { args: () => wrongCode, status: 'Error' },
  resendTokenEmail: { args: () => ({ email: `nobody${nth()}@example.com` }) },
  forgotPassword: { args: () => ({ email: `nobody${nth()}@example.com` }) },
  updateForgottenPassword: {
    args: () => ({ token: 'unknown', password: 'purple tractors', password_confirmation: 'purple tractors' }),
    status: 'Error',
  },
  checkValidInviteLink: { args: () => ({ pin_url: 'unknown', type: 'email' }), status: 'Error' },
  verifyInvitedUserEmail: { args: () => wrongCode, status: 'Error' },
  verifyInvitedUserPhone: { args: () => wrongCode, status: 'Error' },
  updateInvitedUserPassword: { args: () => choice, status: 'Error' },
  updateSmsInvitedUserPassword: { args: () => choice, status: 'Error' },
  resendInvitedUserEmail: { args: () => ({ email: `nobody${nth()}@example.com` }) },
  resendInvitedUserSms: { args: () => ({ phone: `+1 555 01${nth()}` }) },
  approveUserByLink: { args: () => ({ token: 'unknown' }), status: 'Error' },
  verifyAutologin: { args: () => ({ token: 'unknown-token' }), status: 'Error' },
  saveFcmToken: { args: () => ({ token: subscription(`device-${nth()}`) }) },
  removeFcmToken: { args: () => ({ token: 'unknown' }) },
  addLoginTime: { args: (_, caller) => ({ id: caller?.id ?? 1 }) },
  addReloginTime: { args: (_, caller) => ({ id: caller?.id ?? 1 }) },
  loginAsUser: {
    args: (world, where) => ({ id: world.at(where).contact, reason: 'to see what they see' }),
    from: { own: 'admin', other: 'admin', elsewhere: 'admin' },
    outside: 'error',
  },
  // Whoever watches no student has nothing to count.
  createLoginCounter: { args: () => ({}), status: 'either' },
  finishLogin: { args: () => ({ challenge: 'no-such-challenge', code: '123456' }), status: 'Error' },
  finishLoginByPasskey: { args: () => ({ challenge: 'no-such-challenge', response: signed }), status: 'Error' },
  beginPasskeySignIn: { args: () => ({}) },
  signInByPasskey: { args: () => ({ challenge: 'no-such-challenge', response: signed }), status: 'Error' },
  getSecondFactors: { args: () => ({}) },
  confirmIdentity: { args: () => ({ password: 'wrong' }), status: 'Error' },
  beginAuthenticatorApp: { args: () => ({ password: 'wrong' }), status: 'Error' },
  confirmAuthenticatorApp: { args: () => ({ code: '123456' }), status: 'Error' },
  removeAuthenticatorApp: { args: () => ({ password: 'wrong' }), status: 'Error' },
  renewRecoveryCodes: { args: () => ({ password: 'wrong' }), status: 'Error' },
  beginPasskey: { args: () => ({ password: 'wrong' }), status: 'Error' },
  addPasskey: { args: () => ({ challenge: 'no-such-challenge', response: made, name: 'Phone' }), status: 'Error' },
  removePasskey: { args: () => ({ id: 1 }), status: 'Error' },
  resetSecondFactors: {
    args: (world, where) => ({ id: world.at(where).contact, reason: 'lost the phone' }),
    from: { own: 'admin', other: 'admin', elsewhere: 'admin' },
    outside: 'error',
    status: 'Error',
  },
  stopLoginAsUser: { args: () => ({ session_id: 'no-such-session' }), status: 'Error' },
};
