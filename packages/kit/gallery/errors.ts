import { CombinedError } from 'urql';

export const noLine = new CombinedError({ networkError: new Error('no line') });

const refusedWith = (code: string, message: string, reference?: string): CombinedError =>
  new CombinedError({ graphQLErrors: [{ message, extensions: { code, ...(reference ? { reference } : {}) } }] });

export const refused = refusedWith('FORBIDDEN', '');
export const broken = refusedWith('INTERNAL', 'Something broke on our side.', 'K7-QX');
