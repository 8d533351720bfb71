import { Button, Textarea } from '@mantine/core';
import { answerDeletionRequest } from '@nestling/contract/operations/archive.gen.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { Problem } from '@nestling/kit/Problem.tsx';
import { Screen } from '@nestling/kit/Screen.tsx';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { RowsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { dateWords } from '@nestling/ui/format/when.ts';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { href } from '../../../addresses.ts';
import { DeletionRequestsDocument, type DeletionRequestsQuery } from '../archive.graphql.ts';
import { archiveWords } from '../archive-words.ts';
import classes from '../parts/OwnData.module.css';

type Request = DeletionRequestsQuery['deletionRequests'][number];

/** Who wants everything about the family deleted, and what the law keeps. */
const DeletionRequests = () => {
  const t = useWords(archiveWords);
  const { language } = useSpeech();
  const { data, error, again } = useAsk(DeletionRequestsDocument, {});
  const [answering, setAnswering] = useState<Request | null>(null);
  const list = data?.deletionRequests;
  const states: Record<string, { kind: 'wait' | 'good' | 'out'; label: string }> = {
    open: { kind: 'wait', label: t('stateOpen') },
    done: { kind: 'good', label: t('stateDone') },
    declined: { kind: 'out', label: t('stateDeclined') },
    withdrawn: { kind: 'out', label: t('stateWithdrawn') },
  };
  if (!list) return <Screen>{error ? <Problem error={error} onRetry={again} /> : <RowsSkeleton rows={4} />}</Screen>;
  return (
    <Screen count={list.length}>
      {list.length === 0 ? (
        <EmptyState picture={<PaperPicture />} title={t('listEmpty')}>
          {t('listEmptyText')}
        </EmptyState>
      ) : (
        <>
          <div className={classes.law}>
            <h2 className={classes.title}>{t('law')}</h2>
            <p className={classes.quiet}>{t('lawText')}</p>
          </div>
          <ul className={classes.list}>
            {list.map((one) => (
              <li key={one.id} className={classes.line}>
                <span className={classes.words}>
                  <Link to={href('people.contact', { camuserId: one.user_id })}>{one.full_name}</Link>
                  <span className={classes.quiet}>
                    {[
                      dateWords(one.asked_at, language),
                      one.children ? t('children', { names: one.children }) : null,
                      one.note,
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                  {one.answer ? (
                    <span className={classes.quiet}>
                      {t('answeredBy', { name: one.answered_by ?? '', answer: one.answer })}
                    </span>
                  ) : null}
                </span>
                <Badge kind={states[one.state]?.kind ?? 'out'}>{states[one.state]?.label ?? one.state}</Badge>
                {one.state === 'open' ? (
                  <Button
                    variant="default"
                    aria-label={t('answerTitle', { name: one.full_name })}
                    onClick={() => setAnswering(one)}
                  >
                    {t('answerIt')}
                  </Button>
                ) : null}
              </li>
            ))}
          </ul>
        </>
      )}
      {answering ? <Answer request={answering} onClose={() => setAnswering(null)} /> : null}
    </Screen>
  );
};

const Answer = ({ request, onClose }: { request: Request; onClose: () => void }) => {
  const t = useWords(archiveWords);
  const form = useCallForm({
    call: answerDeletionRequest,
    name: `deletion:${request.id}`,
    fixed: { id: Number(request.id) },
    values: { answer: '', deleted: true },
    onSaved: onClose,
  });
  const title = t('answerTitle', { name: request.full_name });
  return (
    <Dialog label={title} onClose={onClose}>
      <div className={classes.dialog}>
        <h2 className={classes.title}>{title}</h2>
        <FormBody
          form={form}
          actions={
            <>
              <Button variant="default" onClick={onClose}>
                {t('cancel')}
              </Button>
              <Button type="submit" variant="default" loading={form.busy} onClick={() => form.set('deleted', false)}>
                {t('notDeleted')}
              </Button>
              <Button type="submit" color="red" loading={form.busy} onClick={() => form.set('deleted', true)}>
                {t('deleted')}
              </Button>
            </>
          }
        >
          <Textarea autosize minRows={3} data-autofocus {...form.field('answer', t('answer'))} />
        </FormBody>
      </div>
    </Dialog>
  );
};

export default DeletionRequests;
