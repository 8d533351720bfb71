import type { Ended, FieldError } from '@nestling/kit/action.ts';
import { spokenLanguage } from '../../appearance/speech.ts';

/** What an empty system is told. */
export type SetUp = {
  readonly code: string;
  readonly centre: string;
  readonly theme: string;
  readonly fname: string;
  readonly lname: string;
  readonly email: string;
  readonly username: string;
  readonly password: string;
};

type Answer = { readonly status: string; readonly message: string; readonly errors: readonly FieldError[] };

/** Makes the first centre. No GraphQL: a call belongs to a centre, and there is none. `away`: what to say offline. */
export const sendSetUp = async (given: SetUp, away: string): Promise<Ended<object>> => {
  try {
    const response = await fetch('/set-up', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': spokenLanguage() },
      body: JSON.stringify(given),
    });
    const answer: Answer = await response.json();
    return answer.status === 'Success'
      ? { kind: 'done', message: answer.message, data: {} }
      : { kind: 'declined', message: answer.message ?? away, fieldErrors: answer.errors ?? [] };
  } catch {
    return { kind: 'declined', message: away, fieldErrors: [] };
  }
};
