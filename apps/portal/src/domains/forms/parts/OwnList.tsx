import { Button } from '@mantine/core';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { CardsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { dateWords } from '@nestling/ui/format/when.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { Link } from '@tanstack/react-router';
import type { Asked } from '../asked.ts';
import { wayOf } from '../way.ts';
import { formWords } from '../words.ts';
import classes from './forms.module.css';
import { StateBadge } from './state.tsx';

const order = ['change_requested', 'rejected', 'new', 'draft', 'submitted', 'approved'];

/** Forms somebody is to fill in, what is wanted of them first. */
export const OwnList = ({ asked, empty }: { asked: readonly Asked[] | undefined; empty: string }) => {
  const t = useWords(formWords);
  const { language } = useSpeech();
  if (!asked) return <CardsSkeleton />;
  if (asked.length === 0)
    return (
      <EmptyState picture={<PaperPicture />} title={t('noneMine')}>
        {empty}
      </EmptyState>
    );
  const does = (state: string): string => {
    if (state === 'new') return t('fill');
    if (state === 'draft') return t('goOn');
    return t(state === 'change_requested' || state === 'rejected' ? 'mend' : 'see');
  };
  const rows = [...asked].sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
  return (
    <ul className={classes.cards}>
      {rows.map((one) => (
        <li key={`${one.form.id} ${one.student?.id}`} className={classes.card}>
          <div className={classes.cardText}>
            <b>{one.form.name}</b>
            {one.student ? <span>{one.student.full_name}</span> : null}
            {one.form.description ? <span className={classes.quiet}>{one.form.description}</span> : null}
            <span className={classes.badges}>
              <StateBadge state={one.state} />
              {one.form.required && (one.state === 'new' || one.state === 'draft') ? (
                <Badge>{t('required')}</Badge>
              ) : null}
              {one.form.due_date && one.state !== 'approved' ? (
                <span className={classes.quiet}>{t('dueBy', { date: dateWords(one.form.due_date, language) })}</span>
              ) : null}
            </span>
          </div>
          <Button
            component={Link}
            to={wayOf(one)}
            variant={one.state === 'submitted' || one.state === 'approved' ? 'default' : 'filled'}
            aria-label={[does(one.state), one.form.name, one.student?.full_name].filter(Boolean).join(' · ')}
          >
            {does(one.state)}
          </Button>
        </li>
      ))}
    </ul>
  );
};
