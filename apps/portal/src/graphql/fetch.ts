import { asksToConfirm, confirmIdentity } from '../session/confirm.ts';
import { accessToken, renewSession } from '../session/session.ts';
import { patientFetch } from './patient-fetch.ts';

/**
 * The client's fetch, a patient one. Brings a fresh access token; renews it once when the server no longer takes it, and asks
 * the person once to confirm who they are where the server wants that.
 */
export const sessionFetch: typeof fetch = patientFetch(() => {
  let renewed = false;
  let confirmed = false;
  return {
    token: accessToken,
    again: async (answer, codes, token) => {
      if (codes.includes('UNAUTHENTICATED') && token && !renewed) {
        renewed = true;
        await renewSession(token);
        return true;
      }
      if (!asksToConfirm(answer) || confirmed) return false;
      confirmed = true;
      return confirmIdentity();
    },
  };
});
