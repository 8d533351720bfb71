import { anyJson, email, int, phone, secret, text } from '../../kernel/call/input.ts';

export const username = text(1, 100);
export const password = secret(1, 1000);
export const registerInput = {
  fname: text(1, 200),
  lname: text(0, 200),
  middle_name: text(0, 200).optional(),
  username,
  phone: phone().optional(),
  email: email(),
  password,
  param: text(0, 40).optional(),
  details: anyJson(5_000).optional(),
  validity: int(1, 168),
};

export const code = { token: secret(1, 40), pin_created_at: text(1, 100) };
export const updateInvitedUserPasswordInput = { ...code, password, username };
