import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { dateFigures } from '@nestling/ui/format/when.ts';
import { useSpeech } from '@nestling/ui/words.ts';
import type { PortfolioWholeFragment } from '../portfolios.graphql.ts';

type Reached = PortfolioWholeFragment['sections'][number]['milestones'][number];

/** What the child has reached, by domain, in the order of the frameworks. */
export const ReachedList = ({ reached }: { reached: readonly Reached[] }) => {
  const { language } = useSpeech();
  const domains = [...new Set(reached.map(({ domain }) => domain ?? ''))];
  return domains.map((name) => (
    <div key={name}>
      {name ? <h3>{name}</h3> : null}
      <ul>
        {reached
          .filter(({ domain }) => (domain ?? '') === name)
          .map(({ id, skill, step, date, note }) => (
            <li key={id}>
              {skill} <Badge kind="good">{step}</Badge> {date ? dateFigures(date, language) : null}
              {note ? ` · ${note}` : ''}
            </li>
          ))}
      </ul>
    </div>
  ));
};
