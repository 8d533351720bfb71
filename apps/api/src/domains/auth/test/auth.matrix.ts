import type { Matrix } from '../../../../test/matrix.ts';

export const matrix: Matrix = {
  login: { args: () => ({ username: 'nobody', password: 'wrong' }), status: 'Error' },
  refreshToken: { args: () => ({ refresh_token: 'unknown' }), status: 'Error' },
  logout: { args: () => ({ session_id: 'another-session' }), status: 'Error' },
  logoutAllSessions: { args: (_, caller) => ({ except_session_id: caller?.session ?? 'no-session' }) },
  me: { args: () => ({}) },
  getUserSessions: { args: () => ({}) },
  getUserLoginHistory: {
    args: (world, where) => ({ user_id: world.at(where).contact, first: 10 }),
    from: { own: 'manager', other: 'manager', elsewhere: 'kvsupport' },
    outside: 'refused',
  },
};
