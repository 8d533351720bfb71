import { Button, Select } from '@mantine/core';
import { useAsk } from '@nestling/kit/ask.ts';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { RowsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { addDays } from '@nestling/ui/format/day.ts';
import { momentFigures, stated } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useViewWords } from '../../cameras/use-view-words.ts';
import classes from '../record/record.module.css';
import type { StudentRecord } from '../record/use-record.ts';
import { saveCsv } from './csv.ts';
import { WhoWatchedDocument, type WhoWatchedQuery } from './watched.graphql.ts';
import { watchedWords } from './words.ts';

type View = WhoWatchedQuery['whoWatched'][number];

const kinds = ['own', 'visitor', 'staff', 'family'] as const;
const kindOf = ({ kind }: View) => kinds.find((one) => one === kind) ?? 'family';

/** Who looked into the rooms of a child while it was there. Other families have no name here. */
export const WhoWatched = ({ student }: { student: StudentRecord }) => {
  const t = useWords(watchedWords);
  const { days: span, spans, shown } = useViewWords();
  const { language } = useSpeech();
  const [days, setDays] = useState('7');
  const zone = student.location?.timezone?.value ?? null;
  const to = stated(new Date(), zone).date;
  const from = addDays(to, 1 - Number(days));
  const { data, error, again } = useAsk(
    WhoWatchedDocument,
    { student: student.id, from, to },
    { keep: ['from', 'to'] },
  );
  const views = data?.whoWatched;
  const named = (view: View) => view.name ?? t(kindOf(view));
  const save = () =>
    saveCsv(`${student.full_name} ${from} ${to}.csv`, [
      [t('when'), t('who'), t('kind'), t('camera'), t('room'), t('shown')],
      ...(views ?? []).map((view) => [
        momentFigures(view.began_at, language, view.timezone),
        named(view),
        t(kindOf(view)),
        view.camera,
        view.room,
        String(view.seconds),
      ]),
    ]);
  return (
    <section className={classes.section}>
      <div className={classes.sectionHead}>
        <h2>{t('title')}</h2>
        {views && views.length > 0 ? (
          <Button variant="light" leftSection={<IconDownload size={18} />} onClick={save}>
            {t('download')}
          </Button>
        ) : null}
      </div>
      <p className={classes.quiet}>{t('help', { name: student.fname })}</p>
      <Select
        aria-label={span}
        data={spans}
        value={days}
        allowDeselect={false}
        onChange={(next) => setDays(next ?? '7')}
      />
      {views ? (
        views.length > 0 ? (
          <ul className={classes.lines}>
            {views.map((view) => (
              <li key={view.id} className={classes.line}>
                <span>
                  <b>{named(view)}</b>
                  <br />
                  <span className={classes.quiet}>
                    {momentFigures(view.began_at, language, view.timezone)} · {view.camera} · {shown(view.seconds)}
                  </span>
                </span>
                {view.name ? <Badge>{t(kindOf(view))}</Badge> : null}
              </li>
            ))}
          </ul>
        ) : (
          <p className={classes.quiet}>{t('none')}</p>
        )
      ) : error ? (
        <p className={classes.quiet}>
          {t('failed')}{' '}
          <Button variant="default" onClick={again}>
            {t('again')}
          </Button>
        </p>
      ) : (
        <RowsSkeleton rows={3} />
      )}
    </section>
  );
};
