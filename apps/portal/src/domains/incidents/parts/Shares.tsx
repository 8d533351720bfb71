import { Button } from '@mantine/core';
import { endIncidentShare } from '@nestling/contract/operations/incidents.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { Row, Stack } from '@nestling/kit/layout/Stack.tsx';
import { momentWords } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { useMay } from '../../permissions/use-may.ts';
import { clipWords } from '../clip-words.ts';
import classes from './incident.module.css';
import type { Incident } from './Recordings.tsx';

/** To whom the recordings were lent, until when, and whether they looked. */
export const Shares = ({ incident }: { incident: Incident }) => {
  const t = useWords(clipWords);
  const { language } = useSpeech();
  const end = useAction(endIncidentShare);
  const may = useMay()('cut_recordings');
  const zone = incident.location?.timezone?.value;
  if (incident.shares.length === 0) return null;
  return (
    <Stack gap="s">
      <h2 className={classes.title}>{t('shares')}</h2>
      {incident.shares.map((share) => {
        const over = share.revoked_at !== null || Date.parse(share.expires_at) < Date.now();
        const seen = share.opened === 0 ? t('notOpened') : t('opened', { count: share.opened });
        return (
          <Row key={share.id} justify="between">
            <span>
              <strong>{share.user_name}</strong>{' '}
              <span className={classes.quiet}>
                {t('until', { when: momentWords(share.expires_at, language, zone) })}, {seen}
              </span>
            </span>
            {over ? (
              <span className={classes.quiet}>{t('ended')}</span>
            ) : may ? (
              <Button variant="default" loading={end.busy} onClick={() => void end.run({ id: share.id })}>
                {t('end')}
              </Button>
            ) : null}
          </Row>
        );
      })}
    </Stack>
  );
};
