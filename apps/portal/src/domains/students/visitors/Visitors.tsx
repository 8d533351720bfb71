import { Button } from '@mantine/core';
import { decideVisit, endVisit } from '@nestling/contract/operations/students.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { clockWords, dateWords, stated } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { usePerson } from '../../../session/session.ts';
import { useMay } from '../../permissions/use-may.ts';
import classes from '../record/Guardians.module.css';
import { type StudentRecord, useRights } from '../record/use-record.ts';
import { GiveVisit } from './GiveVisit.tsx';
import { StudentVisitorsDocument, type StudentVisitorsQuery } from './visitors.graphql.ts';
import { visitorWords } from './words.ts';

type Visitor = StudentVisitorsQuery['studentVisitors'][number];
type State = 'waits' | 'watches' | 'over' | 'ended';

const kinds = { waits: 'wait', watches: 'good', over: 'out', ended: 'out' } as const;

const stateOf = ({ ended_at, approved_at, until_date }: Visitor, today: string): State => {
  if (ended_at) return 'ended';
  if (until_date < today) return 'over';
  return approved_at ? 'watches' : 'waits';
};

/** Who watches a child for a while: a legal guardian lets them in, the office decides, and both end it. */
export const Visitors = ({ student }: { student: StudentRecord }) => {
  const t = useWords(visitorWords);
  const { staff } = useRights();
  const me = usePerson();
  const [giving, setGiving] = useState(false);
  const { data } = useAsk(StudentVisitorsDocument, { student: student.id });
  const gives = student.guardians.some(
    ({ user_id, legal_guardian, watch_camera }) => user_id === me.id && legal_guardian && watch_camera,
  );
  const visitors = data?.studentVisitors ?? [];
  if (!gives && visitors.length === 0) return null;
  return (
    <section className={classes.section}>
      <div className={classes.head}>
        <h2>{t('title')}</h2>
        {gives ? (
          <Button variant="light" leftSection={<IconPlus size={18} />} onClick={() => setGiving(true)}>
            {t('add')}
          </Button>
        ) : null}
      </div>
      <p className={classes.quiet}>{t('help')}</p>
      {visitors.length > 0 ? (
        <ul className={classes.list}>
          {visitors.map((visitor) => (
            <Line key={visitor.id} visitor={visitor} staff={staff} zone={student.location?.timezone?.value ?? null} />
          ))}
        </ul>
      ) : null}
      {giving ? <GiveVisit student={student} onClose={() => setGiving(false)} /> : null}
    </section>
  );
};

const Line = ({ visitor, staff, zone }: { visitor: Visitor; staff: boolean; zone: string | null }) => {
  const t = useWords(visitorWords);
  const { language } = useSpeech();
  const { office } = useRights();
  const may = useMay()('manage_guardians');
  const end = useAction(endVisit);
  const decide = useAction(decideVisit);
  const { id, name, from_date, until_date, start_time, end_time, given_by_name } = visitor;
  const state = stateOf(visitor, stated(new Date(), zone).date);
  const decides = office && may && state === 'waits';
  const ends = (state === 'waits' || state === 'watches') && (staff ? may : true) && !decides;
  const days = t('days', { from: dateWords(from_date, language), until: dateWords(until_date, language) });
  const hours =
    start_time && end_time ? t('hours', { start: clockWords(start_time), end: clockWords(end_time) }) : null;
  return (
    <li className={classes.link}>
      <div className={classes.words}>
        <span className={classes.name}>{name}</span>
        <span className={classes.quiet}>{[days, hours].filter(Boolean).join(', ')}</span>
        {given_by_name ? <span className={classes.quiet}>{t('givenBy', { name: given_by_name })}</span> : null}
        <div className={classes.chips}>
          <Badge kind={kinds[state]}>{t(state)}</Badge>
        </div>
      </div>
      {decides ? (
        <span className={classes.end}>
          <Button variant="default" loading={decide.busy} onClick={() => void decide.run({ id, approved: false })}>
            {t('turnDown')}
          </Button>
          <Button loading={decide.busy} onClick={() => void decide.run({ id, approved: true })}>
            {t('approve')}
          </Button>
        </span>
      ) : null}
      {ends ? (
        <Button
          variant="default"
          aria-label={t('endNow', { name: name ?? '' })}
          loading={end.busy}
          onClick={() => void end.run({ id })}
        >
          {t('endShort')}
        </Button>
      ) : null}
    </li>
  );
};
