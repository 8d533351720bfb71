import { SegmentedControl } from '@mantine/core';
import { useAsk } from '@nestling/kit/ask.ts';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { Row, Stack } from '@nestling/kit/layout/Stack.tsx';
import { Pending } from '@nestling/kit/Pending.tsx';
import { Section } from '@nestling/kit/Section.tsx';
import { WeekSteps } from '@nestling/kit/WeekSteps.tsx';
import { addDays, weekOf } from '@nestling/ui/format/day.ts';
import { spanWords } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import type { PlaceRoom } from '../../../shell/place.ts';
import { LearningCoverageDocument, type LearningCoverageQuery } from '../coverage.graphql.ts';
import { coverageWords } from '../coverage-words.ts';

type Line = LearningCoverageQuery['learningCoverage'][number];

/** How far back is looked: a week, or the quarter of a year that ends with it. */
const spans = { week: 0, quarter: 12 } as const;
type Span = keyof typeof spans;
const isSpan = (value: string): value is Span => value in spans;

/** What a room has offered and observed in the domains of a framework: what is still to be looked at, and of whom. */
const Coverage = ({ room, framework, today }: { room: PlaceRoom; framework: string; today: string }) => {
  const t = useWords(coverageWords);
  const { language } = useSpeech();
  const [day, setDay] = useState(today);
  const [span, setSpan] = useState<Span>('week');
  const week = weekOf(day);
  const days = { from: addDays(week.from, -7 * spans[span]), to: week.to };
  const { data, error, again } = useAsk(
    LearningCoverageDocument,
    { room: room.id, framework, ...days },
    { keep: ['from', 'to'] },
  );
  const lines = data?.learningCoverage;
  const said = (covered: number, skills: number, count: number) =>
    count === 0 ? '–' : `${t('ofSkills', { covered, skills })} · ${t('entries', { count })}`;
  const columns: Column<Line>[] = [
    { key: 'domain', head: t('domain'), main: true, width: '40%', cell: ({ domain }) => domain },
    {
      key: 'offered',
      head: t('offered'),
      cell: ({ offered, skills, entries }) => said(offered, skills, entries),
    },
    {
      key: 'observed',
      head: t('observed'),
      cell: ({ observed, skills, observations }) => said(observed, skills, observations),
    },
  ];
  return (
    <Stack>
      <Row>
        <WeekSteps monday={week.from} today={today} until={today} onMonday={setDay} />
        <SegmentedControl
          aria-label={t('span')}
          value={span}
          onChange={(next) => (isSpan(next) ? setSpan(next) : undefined)}
          data={[
            { value: 'week', label: t('week') },
            { value: 'quarter', label: t('quarter') },
          ]}
        />
        <h2>{spanWords(days, language)}</h2>
      </Row>
      {lines ? (
        <>
          <DataTable
            label={t('title', { room: room.name })}
            rows={lines}
            columns={columns}
            keyOf={({ domain_id }) => domain_id}
            nameOf={({ domain }) => domain}
          />
          <p>{t('counted')}</p>
          {lines.map((line) => (
            <Gaps key={line.domain_id} line={line} />
          ))}
        </>
      ) : (
        <Pending error={error} onRetry={again} rows={6} />
      )}
    </Stack>
  );
};

/** What nobody has observed in a domain, and the children of whom there is nothing. */
const Gaps = ({ line: { domain, skills, unobserved, without } }: { line: Line }) => {
  const t = useWords(coverageWords);
  if (skills === 0 || (unobserved.length === 0 && without.length === 0)) return null;
  return (
    <Section title={domain}>
      {without.length > 0 ? (
        <p>
          <b>{t('without')}</b> {without.join(', ')}
        </p>
      ) : null}
      {unobserved.length > 0 ? (
        <details>
          <summary>{t('unobserved', { count: unobserved.length })}</summary>
          <ul>
            {unobserved.map((skill) => (
              <li key={skill}>{skill}</li>
            ))}
          </ul>
        </details>
      ) : null}
    </Section>
  );
};

export default Coverage;
