import { askOnce } from '@nestling/kit/ask-once.ts';
import { useTaking } from '@nestling/kit/taking.ts';
import { useClient } from 'urql';
import { InjuryCopyDocument } from './injuries.graphql.ts';

/** Has the server make a PDF of a version and hands it to the browser; what hinders it is told in a notice. */
export const useCopy = () => {
  const client = useClient();
  const { take, busy } = useTaking();
  const copy = (id: string) =>
    take(async () => (await askOnce(client, InjuryCopyDocument, { id })).data?.exportInjuryReport);
  return { copy, busy };
};
