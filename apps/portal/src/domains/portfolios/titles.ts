import { dateFigures } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import type { PortfolioLineFragment } from './portfolios.graphql.ts';
import { portfolioWords } from './words.ts';

type Told = Pick<PortfolioLineFragment, 'name' | 'start_date' | 'end_date' | 'student'>;

/** What a portfolio is called: by its title, else by whose it is; and its days. */
export const useTitles = () => {
  const t = useWords(portfolioWords);
  const { language } = useSpeech();
  const days = ({ start_date, end_date }: Told): string =>
    `${dateFigures(start_date, language)} – ${dateFigures(end_date, language)}`;
  const title = (one: Told): string => one.name || t('titleOf', { name: one.student?.fname ?? '' });
  return { days, title };
};
