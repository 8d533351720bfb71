import { askOnce } from '@nestling/kit/ask-once.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useClient } from 'urql';
import { useTaking } from '../../shell/report/use-taking.ts';
import { InjuryCopyDocument } from './injuries.graphql.ts';
import { injuryWords } from './words.ts';

/** Has the server make a PDF of a version and hands it to the browser; what hinders it is told in a notice. */
export const useCopy = () => {
  const t = useWords(injuryWords);
  const client = useClient();
  const { take, busy } = useTaking(t('notMade'));
  const copy = (id: string): Promise<void> =>
    take(async () => (await askOnce(client, InjuryCopyDocument, { id })).data?.exportInjuryReport);
  return { copy, busy };
};
