import { Switch } from '@mantine/core';
import { saveNoticeChoice } from '@nestling/contract/operations/notifications.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { Section } from '@nestling/kit/Section.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { TicketMail } from '../../tickets/parts/TicketMail.tsx';
import { NoticeChoicesDocument } from '../choices.graphql.ts';
import { notificationWords } from '../words.ts';
import { AlertWays } from './AlertWays.tsx';
import { DailyReport } from './DailyReport.tsx';
import classes from './notifications.module.css';

/** What is told, in the order of the choices. */
export const noticeKinds = [
  'checks',
  'expected',
  'media',
  'notes',
  'meds',
  'kudos',
  'observation',
  'custom',
  'food',
  'nap',
  'activity',
  'mood',
  'health_check',
  'name_to_face',
  'forms',
  'files',
  'portfolio',
  'calendar',
  'announcement',
  'sign_up',
  'time_off',
  'time_off_decided',
  'visitor_asked',
  'door_alert',
  'form_entries',
  'documents',
  'missing',
  'forgotten',
  'ratio',
  'camera_away',
  'mail_resting',
  'plans_moved',
  'subsidy_ends',
  'credential',
  'credential_office',
  'dose_missed',
  'care_plan_office',
  'drill_due',
  'injury_office',
  'incident',
  'incident_asked',
  'ticket',
  'ticket_asked',
  'problem',
] as const;

/** Of what one wants to be told, as a part of one's own account; nothing where there is nothing to choose. */
export const NoticeChoices = () => {
  const t = useWords(notificationWords);
  const { data } = useAsk(NoticeChoicesDocument, {});
  const choose = useAction(saveNoticeChoice, { say: () => null });
  const on = new Map((data?.getNoticeChoices ?? []).map((one) => [one.kind, one.on]));
  const known = noticeKinds.filter((kind) => on.has(kind));
  if (known.length === 0) return null;
  return (
    <>
      <Section title={t('choices')} help={t('choicesHelp')}>
        <div className={classes.choices}>
          {known.map((kind) => (
            <div key={kind} className={classes.choice}>
              <Switch
                label={t(kind)}
                checked={on.get(kind) ?? true}
                onChange={(event) => void choose.run({ kind, on: event.currentTarget.checked })}
              />
              {kind === 'expected' && on.get(kind) ? <AlertWays /> : null}
              {kind === 'ticket' && on.get(kind) ? <TicketMail /> : null}
            </div>
          ))}
        </div>
      </Section>
      {on.has('expected') ? <DailyReport /> : null}
    </>
  );
};
