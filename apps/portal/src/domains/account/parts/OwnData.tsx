import { Button, Textarea } from '@mantine/core';
import {
  requestDeletion,
  requestFamilyArchive,
  withdrawDeletionRequest,
} from '@nestling/contract/operations/archive.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { Section } from '@nestling/kit/Section.tsx';
import { RowsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { dateWords, momentWords } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { OwnDataDocument, type OwnDataQuery } from '../archive.graphql.ts';
import { archiveWords } from '../archive-words.ts';
import classes from './OwnData.module.css';

type Archive = OwnDataQuery['familyArchives'][number];

/** Archives are made within seconds. */
const LOOK_AGAIN_MS = 3_000;

const isWaiting = (data: OwnDataQuery | undefined): boolean => data?.familyArchives[0]?.state === 'waiting';

/** Taking away what is stored about one's family, and asking for its end. */
export const OwnData = () => {
  const t = useWords(archiveWords);
  const { data } = useAsk(OwnDataDocument, {}, { everyMs: (known) => (isWaiting(known) ? LOOK_AGAIN_MS : undefined) });
  const make = useAction(requestFamilyArchive);
  const archives = data?.familyArchives ?? [];
  const waiting = isWaiting(data);
  if (!data) return <RowsSkeleton rows={2} />;
  return (
    <>
      <Section
        title={t('title')}
        help={t('help')}
        action={
          <Button variant="default" loading={make.busy} disabled={waiting} onClick={() => void make.run({})}>
            {t('make')}
          </Button>
        }
      >
        {archives.length > 0 ? (
          <ul className={classes.list} aria-live="polite">
            {archives.slice(0, 3).map((archive) => (
              <Line key={archive.id} archive={archive} />
            ))}
          </ul>
        ) : null}
      </Section>
      <Deletion request={data.ownDeletionRequest} />
    </>
  );
};

const Line = ({ archive }: { archive: Archive }) => {
  const t = useWords(archiveWords);
  const { language } = useSpeech();
  const { state, url, bytes, ends_at, asked_at } = archive;
  return (
    <li className={classes.line}>
      <span className={classes.words}>
        {t('asked', { when: momentWords(asked_at, language) })}
        <span className={classes.quiet}>
          {state === 'ready' && bytes !== null && ends_at
            ? t('size', { kb: Math.ceil(bytes / 1024), when: momentWords(ends_at, language) })
            : t(state === 'waiting' ? 'waiting' : state === 'failed' ? 'failed' : 'ended')}
        </span>
      </span>
      {url ? (
        <Button component="a" href={url} download>
          {t('fetch')}
        </Button>
      ) : null}
    </li>
  );
};

const Ask = ({ onClose }: { onClose: () => void }) => {
  const t = useWords(archiveWords);
  const form = useCallForm({ call: requestDeletion, fixed: { confirm: true }, values: { note: '' }, onSaved: onClose });
  return (
    <FormDialog form={form} title={t('sureTitle')} says={t('sureText')} submit={t('ask')} danger onClose={onClose}>
      <Textarea autosize minRows={2} {...form.field('note', t('note'))} />
    </FormDialog>
  );
};

const Deletion = ({ request }: { request: OwnDataQuery['ownDeletionRequest'] }) => {
  const t = useWords(archiveWords);
  const { language } = useSpeech();
  const [asking, setAsking] = useState(false);
  const withdraw = useAction(withdrawDeletionRequest);
  const open = request?.state === 'open';
  const said = () => {
    if (!request) return null;
    if (open) return t('open', { when: dateWords(request.asked_at, language) });
    if (request.state === 'withdrawn')
      return t('withdrawn', { when: dateWords(request.answered_at ?? request.asked_at, language) });
    return t(request.state === 'done' ? 'done' : 'declined', { answer: request.answer ?? '' });
  };
  return (
    <Section
      title={t('deleteTitle')}
      help={t('deleteHelp')}
      action={
        open ? (
          <Button variant="default" loading={withdraw.busy} onClick={() => void withdraw.run({})}>
            {t('withdraw')}
          </Button>
        ) : (
          <Button variant="subtle" color="red" onClick={() => setAsking(true)}>
            {t('ask')}
          </Button>
        )
      }
    >
      {request ? <p className={classes.quiet}>{said()}</p> : null}
      {asking ? <Ask onClose={() => setAsking(false)} /> : null}
    </Section>
  );
};
