import { Button, Textarea } from '@mantine/core';
import { cancelInstantSms, decideSmsResponse } from '@nestling/contract/operations/alerts.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { FilterMenu } from '@nestling/kit/FilterRow.tsx';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { ListScreen } from '@nestling/kit/ListScreen.tsx';
import { Row, Stack } from '@nestling/kit/layout/Stack.tsx';
import { useList } from '@nestling/kit/list.ts';
import { useListState } from '@nestling/kit/list-state.ts';
import { usePanel } from '@nestling/kit/panel.ts';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { HOLD_MS } from '@nestling/rules/hold.ts';
import { phoneWords } from '@nestling/rules/phones.ts';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { momentFigures } from '@nestling/ui/format/when.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import type { Located } from '../../../shell/place.ts';
import { useMay } from '../../permissions/use-may.ts';
import classes from '../parts/alerts.module.css';
import { useTakeBack } from '../parts/take-back.ts';
import { SendTextToSaidDocument } from '../send.graphql.ts';
import { TextRepliesDocument, type TextRepliesQuery } from '../texts.graphql.ts';
import { linesOf } from '../told.ts';
import { alertWords } from '../words.ts';

type Reply = TextRepliesQuery['smsResponse']['data'][number];
const filters = ['show'] as const;
const kinds = ['text', 'stop', 'start', 'help', 'maybe_stop'] as const;

/** What families answer to texts, each with what went to and fro; what only sounds like stop is decided here. */
const SmsResponses = ({ place }: Located) => {
  const t = useWords(alertWords);
  const { language } = useSpeech();
  const state = useListState(filters);
  const { open, show, close } = usePanel();
  const { rows, answer } = useList(TextRepliesDocument, state, {
    rows: (data) => data.smsResponse,
    variables: { location: place.id, undecided: state.filter('show') === 'undecided' || null },
  });

  const who = ({ user }: Reply): string => user?.full_name ?? t('unknownPerson');
  const mark = ({ kind, decided }: Reply) => {
    const known = kinds.find((one) => one === kind);
    const waits = kind === 'maybe_stop' && decided === null;
    return (
      <>
        {known ? <Badge kind={waits ? 'wait' : 'neutral'}>{t(`kind_${known}`)}</Badge> : null}
        {decided === 'stop' || decided === 'keep' ? <Badge kind="neutral">{t(`decided_${decided}`)}</Badge> : null}
      </>
    );
  };
  const columns: Column<Reply>[] = [
    {
      key: 'at',
      head: t('receivedAt'),
      by: ({ received_at }) => received_at,
      cell: ({ received_at }) => momentFigures(received_at, language),
    },
    { key: 'who', head: t('from'), cell: who },
    { key: 'text', head: t('message'), by: ({ text }) => text, width: '44%', cell: ({ text }) => text },
    { key: 'kind', head: t('kind'), cell: mark },
  ];
  const shown = rows.find(({ id }) => id === open);
  return (
    <ListScreen
      state={state}
      answer={answer}
      filters={
        <FilterMenu
          name={t('show')}
          value={state.filter('show')}
          choices={[{ value: 'undecided', label: t('undecided') }]}
          onChange={(next) => state.set({ filters: { show: next } })}
        />
      }
      empty={
        <EmptyState picture={<PaperPicture />} title={t('noReplies')}>
          {t('noRepliesText')}
        </EmptyState>
      }
      panel={shown ? <ReplyPanel key={shown.id} one={shown} title={who(shown)} onClose={close} /> : undefined}
    >
      <DataTable
        label={t('replies')}
        rows={rows}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={who}
        onOpen={({ id }) => show(id)}
        card={(one) => (
          <>
            <b>{who(one)}</b>
            <span>{one.text}</span>
            <span>{momentFigures(one.received_at, language)}</span>
            <div>{mark(one)}</div>
          </>
        )}
      />
    </ListScreen>
  );
};

const Answer = ({ user }: { user: string }) => {
  const t = useWords(alertWords);
  const takeBack = useTakeBack(cancelInstantSms);
  const form = useCallForm({
    call: SendTextToSaidDocument,
    name: `answer:${user}`,
    fixed: { user_id: user },
    values: { message: '' },
    say: ({ sendSmsToUser: sent }) => ({ title: sent?.message ?? '', detail: t('held') }),
    undo: ({ sendSmsToUser: sent }) => takeBack(sent?.id),
    undoFor: HOLD_MS,
    // The next answer is another one.
    onSaved: () => form.discard(),
  });
  return (
    <FormBody
      form={form}
      actions={
        <Button type="submit" loading={form.busy}>
          {t('sendAnswer')}
        </Button>
      }
    >
      <Textarea autosize minRows={2} {...form.field('message', t('answer'))} />
    </FormBody>
  );
};

const ReplyPanel = ({ one, title, onClose }: { one: Reply; title: string; onClose: () => void }) => {
  const t = useWords(alertWords);
  const { language } = useSpeech();
  const may = useMay();
  const decide = useAction(decideSmsResponse);
  const sends = may('send_announcements');
  return (
    <SidePanel title={title} onClose={onClose}>
      <Stack>
        <span className={classes.note}>{phoneWords(one.phone)}</span>
        <div className={classes.lines}>
          {linesOf(one.thread).map(({ way, text, at }) => (
            <div key={`${way}${at}`} className={classes.line} data-way={way}>
              {text}
              <div className={classes.note}>{momentFigures(at, language)}</div>
            </div>
          ))}
        </div>
        {sends && one.kind === 'maybe_stop' && one.decided === null ? (
          <>
            <b>{t('maybeText')}</b>
            <Row>
              <Button loading={decide.busy} onClick={() => void decide.run({ id: one.id, stop: true })}>
                {t('stopIt')}
              </Button>
              <Button
                variant="default"
                loading={decide.busy}
                onClick={() => void decide.run({ id: one.id, stop: false })}
              >
                {t('keepIt')}
              </Button>
            </Row>
          </>
        ) : null}
        {sends && one.user ? <Answer user={one.user.id} /> : null}
      </Stack>
    </SidePanel>
  );
};

export default SmsResponses;
