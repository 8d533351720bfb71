import { Button } from '@mantine/core';
import { openReportedProblem, setProblemAside } from '@nestling/contract/operations/tickets.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { Row } from '@nestling/kit/layout/Stack.tsx';
import { Section } from '@nestling/kit/Section.tsx';
import { momentFigures } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { ProblemReportsDocument } from '../tickets.graphql.ts';
import { ticketWords } from '../words.ts';
import classes from './ticket.module.css';

/** What families and teachers have reported: one press makes a ticket of it, another sets it aside. */
export const Reported = () => {
  const t = useWords(ticketWords);
  const { language } = useSpeech();
  const { data } = useAsk(ProblemReportsDocument, {});
  const open = useAction(openReportedProblem);
  const aside = useAction(setProblemAside);
  if (!data || data.problemReports.length === 0) return null;
  return (
    <Section title={t('reported')}>
      <ul className={classes.lines}>
        {data.problemReports.map(({ id, description, created_by_name, created_at, location }) => (
          <li key={id} className={classes.line}>
            <span className={classes.text}>{description}</span>
            <span className={classes.quiet}>
              {[created_by_name ?? t('somebody'), location?.name, momentFigures(created_at, language)]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <Row>
              <Button loading={open.busy} onClick={() => void open.run({ id })}>
                {t('makeTicket')}
              </Button>
              <Button variant="default" loading={aside.busy} onClick={() => void aside.run({ id })}>
                {t('setAside')}
              </Button>
            </Row>
          </li>
        ))}
      </ul>
    </Section>
  );
};
