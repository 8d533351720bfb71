import { useOpening } from '@nestling/kit/opening.ts';
import { OpenPaperDocument } from './papers.graphql.ts';

/** Opens a paper in another tab, or downloads it; who asked is written down. */
export const useOpenPaper = () => {
  const { open } = useOpening(OpenPaperDocument, (data) => data.openStudentDocument?.url);
  return (id: string): Promise<void> => open({ id });
};
