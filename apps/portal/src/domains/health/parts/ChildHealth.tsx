import { Button } from '@mantine/core';
import { approveStudentImmunization, deleteStudentImmunization } from '@nestling/contract/operations/health.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { Problem } from '@nestling/kit/Problem.tsx';
import { allows } from '@nestling/rules/roles.ts';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { CardsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { dateWords, stated } from '@nestling/ui/format/when.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconDownload, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { usePerson } from '../../../session/session.ts';
import { useMay } from '../../permissions/use-may.ts';
import { ChildImmunizationsDocument } from '../health.graphql.ts';
import classes from '../health.module.css';
import { dosesOf, type RecordRow } from '../rows.ts';
import { useOpenCard } from '../use-open-card.ts';
import { healthWords } from '../words.ts';
import { DosesForm } from './DosesForm.tsx';
import { Exemptions, Logs } from './OfficePart.tsx';
import { SeriesBadge, seriesWord } from './SeriesBadge.tsx';

/** The vaccinations of one child: what is asked for, what the card says, and for staff verifying it line by line. */
export const ChildHealth = ({ student }: { student: string }) => {
  const t = useWords(healthWords);
  const { language, pets } = useSpeech();
  const staff = allows(usePerson().role, 'teacher');
  const manages = useMay()('manage_health') && staff;
  const { data, error, again } = useAsk(ChildImmunizationsDocument, { student });
  const [edited, setEdited] = useState<RecordRow | 'new' | null>(null);
  const [day, setDay] = useState(() => stated(Date.now()).date);
  const standing = data?.studentImmunizationStanding;
  const records = data?.studentImmunizations;
  if (!records) return error ? <Problem error={error} onRetry={again} /> : <CardsSkeleton />;
  const waiting = records.some(({ pending }) => pending);
  return (
    <Stack gap="m">
      {standing ? (
        <section>
          <ul className={classes.lines}>
            {standing.series.map((one) => (
              <li key={one.series} className={classes.line}>
                <span className={classes.grow}>
                  <b>{seriesWord(t, one.series)}</b>{' '}
                  <span className={classes.quiet}>
                    {one.asked > 0
                      ? t('doses', { valid: String(one.valid), asked: String(one.asked) })
                      : t('dosesOnly', { valid: String(one.valid) })}
                    {one.next && one.state !== 'expired' && one.state !== 'expiring'
                      ? ` · ${t('next', { day: dateWords(one.next, language) })}`
                      : ''}
                    {one.too_early.length > 0
                      ? ` · ${t('tooEarly', { days: one.too_early.map((early) => dateWords(early, language)).join(', ') })}`
                      : ''}
                  </span>
                </span>
                <SeriesBadge one={one} />
              </li>
            ))}
          </ul>
          <p className={classes.quiet}>
            {standing.of_state || pets
              ? t('rulesOf', { name: standing.requirements, source: standing.source })
              : t('notKnown')}
          </p>
        </section>
      ) : null}
      <h3>{t('card')}</h3>
      {staff ? null : <p className={classes.quiet}>{t('cardHelp')}</p>}
      {manages && waiting ? <DateField label={t('verifyDay')} value={day} onChange={setDay} /> : null}
      {records.length === 0 ? (
        <EmptyState picture={<PaperPicture />} title={t('cardNone')}>
          {t('cardNoneText')}
        </EmptyState>
      ) : (
        <ul className={classes.lines}>
          {records.map((one) => (
            <Line key={one.id} one={one} day={day} manages={manages} onEdit={() => setEdited(one)} />
          ))}
        </ul>
      )}
      {edited ? (
        <DosesForm
          key={edited === 'new' ? 'new' : edited.id}
          student={student}
          one={edited === 'new' ? null : edited}
          onDone={() => setEdited(null)}
        />
      ) : (
        <div>
          <Button variant="default" leftSection={<IconPlus size={18} />} onClick={() => setEdited('new')}>
            {t('add')}
          </Button>
        </div>
      )}
      {manages && standing ? <Exemptions student={student} standing={standing} /> : null}
      {staff ? <Logs student={student} /> : null}
    </Stack>
  );
};

const Line = ({ one, day, manages, onEdit }: { one: RecordRow; day: string; manages: boolean; onEdit: () => void }) => {
  const t = useWords(healthWords);
  const { language } = useSpeech();
  const approve = useAction(approveStudentImmunization);
  const remove = useAction(deleteStudentImmunization);
  const open = useOpenCard();
  const name = one.immunization?.name ?? '';
  const { document } = one;
  const doses = dosesOf(one).map(({ date }) => dateWords(date, language));
  return (
    <li className={classes.line}>
      <span className={classes.grow}>
        <b>{name}</b>
        <br />
        {doses.join(' · ')}
        {one.expires ? ` · ${t('expires')} ${dateWords(one.expires, language)}` : ''}
        {one.note ? <p className={classes.quiet}>{one.note}</p> : null}
      </span>
      <Badge kind={one.pending ? 'wait' : 'good'}>{t(one.pending ? 'waits' : 'verified')}</Badge>
      {document ? (
        <Button variant="subtle" leftSection={<IconDownload size={18} />} onClick={() => void open(document.id)}>
          {document.name}
        </Button>
      ) : null}
      {manages && one.pending ? (
        <Button
          loading={approve.busy}
          onClick={() => void approve.run({ id: one.id, date: day, seen: one.updated_at })}
        >
          {t('verify', { name })}
        </Button>
      ) : null}
      <Button variant="default" aria-label={`${t('edit')} ${name}`} onClick={onEdit}>
        {t('edit')}
      </Button>
      {manages ? (
        <Button
          variant="subtle"
          color="red"
          aria-label={`${t('remove')} ${name}`}
          loading={remove.busy}
          onClick={() => void remove.run({ id: one.id })}
        >
          <IconTrash size={18} />
        </Button>
      ) : null}
    </li>
  );
};
