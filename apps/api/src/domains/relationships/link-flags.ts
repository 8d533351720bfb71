import { flag } from '../../kernel/call/input.ts';

/** What a link of a contact and a student may be switched to; what is left out stays as it is. */
export const linkFlags = {
  emergency_contact: flag().optional(),
  alert: flag().optional(),
  watch_camera: flag().optional(),
  legal_guardian: flag().optional(),
  pickup: flag().optional(),
  is_payer: flag().optional(),
};
