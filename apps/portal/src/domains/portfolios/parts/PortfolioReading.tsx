import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { RichTextView } from '@nestling/kit/rich/RichTextView.tsx';
import { Section } from '@nestling/kit/Section.tsx';
import type { PortfolioWholeFragment } from '../portfolios.graphql.ts';
import { useTitles } from '../titles.ts';
import { Moments } from './Moments.tsx';
import { ReachedList } from './ReachedList.tsx';

/** A portfolio to be read: its days, and section by section what was written and seen. Empty sections are left out. */
export const PortfolioReading = ({ portfolio }: { portfolio: PortfolioWholeFragment }) => {
  const { days } = useTitles();
  const said = portfolio.sections.filter(
    ({ text, activities, milestones }) => text !== '' || activities.length > 0 || milestones.length > 0,
  );
  return (
    <Stack gap="l">
      <p>{[portfolio.student?.full_name, days(portfolio)].filter(Boolean).join(' · ')}</p>
      {said.map(({ id, name, text, activities, milestones }) => (
        <Section key={id} title={name}>
          {text ? <RichTextView html={text} /> : null}
          <ReachedList reached={milestones} />
          <Moments moments={activities} />
        </Section>
      ))}
    </Stack>
  );
};
