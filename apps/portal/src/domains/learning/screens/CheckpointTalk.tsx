import { Button } from '@mantine/core';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { RecordScreen } from '@nestling/kit/RecordScreen.tsx';
import { useRecord } from '@nestling/kit/record.ts';
import { Section } from '@nestling/kit/Section.tsx';
import { dayShort, spanWords } from '@nestling/ui/format/when.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { BlocksPicture } from '@nestling/ui/page/pictures.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconPrinter } from '@tabler/icons-react';
import { useHere } from '../../../shell/here.ts';
import learning from '../parts/learning.module.css';
import classes from '../parts/talk.module.css';
import { CheckpointTalkDocument, type CheckpointTalkQuery } from '../talk.graphql.ts';
import { talkWords } from '../talk-words.ts';

type Talk = NonNullable<CheckpointTalkQuery['checkpointTalk']>;
type Skill = Talk['skills'][number];

/** One page for the talk with a family at a checkpoint: where the child is by domain, what was seen, what comes next. */
const CheckpointTalk = () => {
  const t = useWords(talkWords);
  const { params } = useHere();
  const answer = useRecord(CheckpointTalkDocument, {
    variables: { id: params.checkpointId ?? '', student_id: params.studentId ?? '' },
    record: ({ checkpointTalk }) => checkpointTalk,
  });
  return (
    <RecordScreen
      answer={answer}
      titleOf={({ student }) => t('title', { name: student?.full_name ?? '' })}
      actions={() => (
        <Button variant="default" leftSection={<IconPrinter size={18} />} onClick={() => window.print()}>
          {t('print')}
        </Button>
      )}
    >
      {(talk) => <Page talk={talk} />}
    </RecordScreen>
  );
};

const Page = ({ talk: { checkpoint, student, skills, moments } }: { talk: Talk }) => {
  const t = useWords(talkWords);
  const { language } = useSpeech();
  const columns: Column<Skill>[] = [
    { key: 'skill', head: t('skill'), main: true, width: '46%', cell: ({ skill }) => skill },
    { key: 'step', head: t('step'), cell: ({ step, step_color }) => <Step name={step} color={step_color} /> },
    { key: 'next', head: t('next'), cell: ({ next }) => next ?? t('last') },
    { key: 'evidence', head: t('evidence'), end: true, cell: ({ evidence }) => evidence || '–' },
  ];
  const days = checkpoint ? spanWords({ from: checkpoint.start_date, to: checkpoint.end_date }, language) : '';
  const domains = Map.groupBy(skills, ({ domain }) => domain ?? '');
  return (
    <Stack gap="l">
      <p>{[checkpoint?.name, days, checkpoint?.framework?.name].filter(Boolean).join(' · ')}</p>
      {checkpoint && !checkpoint.closed_at ? <p data-paper="none">{t('open')}</p> : null}
      {skills.length === 0 ? (
        <EmptyState picture={<BlocksPicture />} title={t('nothing')}>
          {t('nothingText', { name: student?.fname ?? '' })}
        </EmptyState>
      ) : null}
      {[...domains].map(([domain, of]) => (
        <Section key={domain} title={domain || t('noDomain')}>
          <DataTable
            label={domain || t('noDomain')}
            rows={of}
            columns={columns}
            keyOf={({ skill_id }) => skill_id}
            nameOf={({ skill }) => skill}
          />
        </Section>
      ))}
      {moments.length > 0 ? (
        <Section title={t('seen')}>
          <ul className={learning.lines}>
            {moments.map(({ id, date, note, skills: of }) => (
              <li key={id} className={learning.line}>
                <span className={learning.grow}>
                  {note}
                  <span className={learning.under}>{[dayShort(date, language), ...of].join(' · ')}</span>
                </span>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      <section className={classes.lines}>
        <h2>{t('agreed')}</h2>
        <hr />
        <hr />
        <hr />
      </section>
    </Stack>
  );
};

const Step = ({ name, color }: { name: string; color: string | null }) => (
  <span className={learning.row}>
    {color ? <span className={learning.dot} style={{ background: color }} aria-hidden="true" /> : null}
    {name}
  </span>
);

export default CheckpointTalk;
