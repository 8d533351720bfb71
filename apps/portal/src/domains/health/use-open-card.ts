import { useOpening } from '@nestling/kit/opening.ts';
import { OpenCardDocument } from './health.graphql.ts';

/** Opens the paper a record of vaccinations was taken from; who asked is written down. */
export const useOpenCard = () => {
  const { open } = useOpening(OpenCardDocument, (data) => data.openStudentDocument?.url);
  return (id: string): Promise<void> => open({ id });
};
