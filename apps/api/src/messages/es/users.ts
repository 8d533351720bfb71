import type { users as en } from '../en/users.ts';

export const users: typeof en = {};
