import { Button } from '@mantine/core';
import { deleteStudentMilestone } from '@nestling/contract/operations/learning.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { deleteItem, editItem } from '@nestling/kit/menu-items.tsx';
import { Pending } from '@nestling/kit/Pending.tsx';
import { Section } from '@nestling/kit/Section.tsx';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { dayShort } from '@nestling/ui/format/when.ts';
import { lazy } from '@nestling/ui/lazy.ts';
import { ConfirmDelete } from '@nestling/ui/overlay/ConfirmDelete.tsx';
import { Menu } from '@nestling/ui/overlay/Menu.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { BlocksPicture } from '@nestling/ui/page/pictures.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconDots, IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { byDomain, type Reached } from '../by-domain.ts';
import { ChildMilestonesDocument } from '../milestones.graphql.ts';
import { learningWords } from '../words.ts';
import classes from './learning.module.css';

const MilestonePanel = lazy(() => import('./MilestonePanel.tsx'));

/** What a child has reached, by domain: the newest of each skill, and how many came before. Families read, staff note. */
const ChildLearning = ({ student, today, staff }: { student: string; today: string; staff: boolean }) => {
  const t = useWords(learningWords);
  const { language } = useSpeech();
  const { data, error, again } = useAsk(ChildMilestonesDocument, { student_id: student });
  const [open, setOpen] = useState<Reached | 'new' | null>(null);
  const [asked, setAsked] = useState<Reached | null>(null);
  const remove = useAction(deleteStudentMilestone);
  const all = data?.getStudentMilestones;
  if (!all) return <Pending error={error} onRetry={again} rows={4} />;
  const add = staff ? (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setOpen('new')}>
      {t('addMilestone')}
    </Button>
  ) : undefined;
  return (
    <>
      {all.length === 0 ? (
        <EmptyState picture={<BlocksPicture />} title={t('noMilestones')} actions={add}>
          {t(staff ? 'noMilestonesStaff' : 'noMilestonesFamily')}
        </EmptyState>
      ) : (
        add
      )}
      {byDomain(all).map(({ key, name, color, skills }) => (
        <Section key={key} title={name ?? t('noDomain')}>
          <ul className={classes.lines}>
            {skills.map(({ newest, earlier }) => (
              <li key={newest.id} className={classes.line}>
                {color ? <span className={classes.dot} style={{ background: color }} aria-hidden="true" /> : null}
                <span className={classes.grow}>
                  <b>{newest.name}</b> <Badge kind="good">{newest.progress?.name}</Badge>{' '}
                  {newest.staffOnly ? <Badge kind="neutral">{t('staffOnly')}</Badge> : null}
                  <span className={classes.under}>
                    {dayShort(newest.date, language)}
                    {newest.note ? ` · ${newest.note}` : ''}
                    {newest.evidence.length > 0 ? ` · ${t('evidence', { count: newest.evidence.length })}` : ''}
                    {earlier > 0 ? ` · ${t('earlier', { count: earlier })}` : ''}
                  </span>
                </span>
                {newest.photo ? (
                  <img
                    className={classes.photo}
                    src={newest.photo}
                    alt={t('photoOf', { name: newest.name ?? '' })}
                    loading="lazy"
                  />
                ) : null}
                {staff ? (
                  <Menu
                    label={t('editNamed', { name: newest.name ?? '' })}
                    button={<IconDots size={18} />}
                    items={[
                      editItem(t('edit'), () => setOpen(newest)),
                      deleteItem(t('remove'), () => setAsked(newest)),
                    ]}
                  />
                ) : null}
              </li>
            ))}
          </ul>
        </Section>
      ))}
      {open ? (
        <Suspense>
          <MilestonePanel
            student={student}
            today={today}
            milestone={open === 'new' ? null : open}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      ) : null}
      {asked ? (
        <ConfirmDelete
          onCancel={() => setAsked(null)}
          onDelete={async () => {
            await remove.run({ id: asked.id });
            setAsked(null);
          }}
        >
          {asked.name}
        </ConfirmDelete>
      ) : null}
    </>
  );
};

export default ChildLearning;
