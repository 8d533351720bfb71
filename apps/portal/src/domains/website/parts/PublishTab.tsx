import { Button, Switch } from '@mantine/core';
import { publishWebsiteSite, publishWebsiteSiteAgain } from '@nestling/contract/operations/website.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { TimeField } from '@nestling/kit/field/TimeField.tsx';
import { Row, Stack } from '@nestling/kit/layout/Stack.tsx';
import { Pending } from '@nestling/kit/Pending.tsx';
import { Section } from '@nestling/kit/Section.tsx';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { momentWords } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { useMay } from '../../permissions/use-may.ts';
import { isKind } from '../changes.ts';
import type { TabProps } from '../site-record.ts';
import { WebsiteReleasesDocument, type WebsiteReleasesQuery } from '../website.graphql.ts';
import { websiteWords } from '../words.ts';
import { LeftOut } from './LeftOut.tsx';
import classes from './website.module.css';

type Release = NonNullable<WebsiteReleasesQuery['websiteSite']>['releases'][number];
/** So many of the last releases can be shown once more. */
const KEPT = 20;

/** Publishes a site at a day and minute to come. */
const LaterDialog = ({ site, onClose }: { site: string; onClose: () => void }) => {
  const t = useWords(websiteWords);
  const form = useCallForm({
    call: publishWebsiteSite,
    fixed: { id: site },
    values: { date: '', time: '' },
    needs: () => ['date'],
    args: (given) => ({ ...given, time: given.time || undefined }),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t('publishLater')} submit={t('schedule')} onClose={onClose}>
      <DateField {...form.field('date', t('date'))} />
      <TimeField {...form.field('time', t('time'), t('timeHelp'))} />
    </FormDialog>
  );
};

/** What publishing would change, the releases there were, and the way back to one of them. */
const PublishTab = ({ site }: TabProps) => {
  const t = useWords(websiteWords);
  const { language } = useSpeech();
  const publishes = useMay()('publish_website');
  const { data, error, again } = useAsk(WebsiteReleasesDocument, { id: site.id });
  const publish = useAction(publishWebsiteSite);
  const back = useAction(publishWebsiteSiteAgain);
  const now = Date.now();
  const shown = (data?.websiteSite?.releases ?? []).findLast(
    ({ empty, shown_at }) => !empty && Date.parse(shown_at) <= now,
  );
  // Whoever takes the site off by mistake has it back by one press.
  const takeOff = useAction(publishWebsiteSite, {
    undo: () => (shown ? () => void back.run({ id: site.id, number: shown.number }) : null),
  });
  const [later, setLater] = useState(false);
  if (!data) return <Pending error={error} onRetry={again} rows={4} />;
  const changes = data.websiteSiteChanges;
  const releases = [...(data.websiteSite?.releases ?? [])].reverse();
  const newest = releases[0]?.number ?? 0;
  const changeName = ({ kind, name, change }: (typeof changes)[number]) =>
    kind === 'page'
      ? t(change === 'added' ? 'pageAdded' : change === 'removed' ? 'pageRemoved' : 'pageChanged', { name })
      : isKind(kind)
        ? t(`changed_${kind}`)
        : name;
  const named = ({ number, shown_at, empty }: Release) =>
    t(empty ? 'releaseOff' : 'release', { number, when: momentWords(shown_at, language) });
  return (
    <Stack gap="l">
      <LeftOut site={site} />
      <Section title={t('whatChanges')} help={t('whatChangesHelp')}>
        <Stack gap="m">
          {changes.length === 0 ? (
            <p>{t('nothingChanges')}</p>
          ) : (
            <ul>
              {changes.map((change) => (
                <li key={`${change.kind} ${change.name} ${change.change}`}>{changeName(change)}</li>
              ))}
            </ul>
          )}
          {publishes ? (
            <Row>
              <Button loading={publish.busy} onClick={() => void publish.run({ id: site.id })}>
                {t('publishNow')}
              </Button>
              <Button variant="default" onClick={() => setLater(true)}>
                {t('publishLater')}
              </Button>
              {site.published ? (
                <Switch
                  size="md"
                  checked
                  label={t('readersSeeIt')}
                  disabled={takeOff.busy}
                  onChange={() => void takeOff.run({ id: site.id, published: false })}
                />
              ) : null}
            </Row>
          ) : null}
        </Stack>
      </Section>
      <Section title={t('releases')} help={t('releasesHelp', { count: KEPT })}>
        {releases.length === 0 ? <p>{t('noReleases')}</p> : null}
        <ul className={classes.lines}>
          {releases.map((release) => (
            <li key={release.id} className={classes.line}>
              <div className={classes.grow}>
                <span>{named(release)}</span>
                <span className={classes.note}>{release.made_by?.full_name}</span>
                {Date.parse(release.shown_at) > now ? <Badge kind="wait">{t('scheduled')}</Badge> : null}
              </div>
              {publishes && !release.empty && release.number > newest - KEPT ? (
                <Button
                  variant="default"
                  size="xs"
                  aria-label={t('showAgainNamed', { number: release.number })}
                  loading={back.busy}
                  onClick={() => void back.run({ id: site.id, number: release.number })}
                >
                  {t('showAgain')}
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      </Section>
      {later ? <LaterDialog site={site.id} onClose={() => setLater(false)} /> : null}
    </Stack>
  );
};

export default PublishTab;
