import { Button } from '@mantine/core';
import { resendWebhookDelivery, testWebhook } from '@nestling/contract/operations/developers.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { FilterMenu } from '@nestling/kit/FilterRow.tsx';
import { ListScreen } from '@nestling/kit/ListScreen.tsx';
import { Row } from '@nestling/kit/layout/Stack.tsx';
import { useList } from '@nestling/kit/list.ts';
import { useListState } from '@nestling/kit/list-state.ts';
import { Badge, type BadgeKind } from '@nestling/ui/feedback/Badge.tsx';
import { momentFigures } from '@nestling/ui/format/when.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { SendSpan } from '../parts/SendSpan.tsx';
import { useTypeNames } from '../parts/WebhookForm.tsx';
import { webhookWords } from '../webhook-words.ts';
import { WebhookDeliveriesDocument, type WebhookDeliveriesQuery } from '../webhooks.graphql.ts';

type Line = WebhookDeliveriesQuery['getWebhookDeliveries']['data'][number];

const filters = ['status'] as const;
const states = {
  waiting: { word: 'pending', kind: 'wait' },
  delivered: { word: 'delivered', kind: 'good' },
  failed: { word: 'failed', kind: 'bad' },
  stopped: { word: 'stopped', kind: 'out' },
} as const satisfies Record<string, { word: string; kind: BadgeKind }>;
const keys = ['waiting', 'delivered', 'failed', 'stopped'] as const;
const troubles = ['refused', 'unreachable', 'timeout', 'redirect'] as const;

/** What a webhook was told, and how each delivery went. */
const WebhookDeliveries = () => {
  const { webhook = '' }: { webhook?: string } = useParams({ strict: false });
  const t = useWords(webhookWords);
  const { language } = useSpeech();
  const nameOf = useTypeNames();
  const [span, setSpan] = useState(false);
  const [again, test] = [useAction(resendWebhookDelivery), useAction(testWebhook)];
  const state = useListState(filters);
  const status = state.filter('status');
  const { rows, answer, data } = useList(WebhookDeliveriesDocument, state, {
    rows: (found) => found.getWebhookDeliveries,
    variables: { webhook, status: status || null },
    everyMs: 5_000,
  });
  const own = data?.getWebhooks.find(({ id }) => id === webhook);
  const actions =
    own?.status === 'on' ? (
      <Row>
        <Button variant="default" onClick={() => setSpan(true)}>
          {t('span')}
        </Button>
        <Button loading={test.busy} onClick={() => void test.run({ id: webhook })}>
          {t('test')}
        </Button>
      </Row>
    ) : undefined;
  const chip = ({ status: held, due_at }: Line) => {
    const key = keys.find((one) => one === held) ?? 'waiting';
    const { word, kind } = states[key];
    return (
      <>
        <Badge kind={kind}>{t(word)}</Badge>{' '}
        {due_at ? <small>{t('next', { when: momentFigures(due_at, language) })}</small> : null}
      </>
    );
  };
  const said = ({ answer: code, length, ms, trouble }: Line) => {
    const why = troubles.find((one) => one === trouble);
    const parts = [code, length === null ? null : t('bytes', { count: length }), ms === null ? null : `${ms} ms`];
    return [why ? t(why) : null, ...parts].filter((part) => part !== null).join(' · ');
  };
  const columns: Column<Line>[] = [
    {
      key: 'event',
      head: t('event'),
      main: true,
      by: ({ type }) => nameOf(type ?? ''),
      cell: ({ type }) => nameOf(type ?? ''),
    },
    { key: 'status', head: t('status'), by: ({ status }) => status, cell: chip },
    { key: 'answer', head: t('answer'), by: ({ answer }) => answer, cell: said },
    { key: 'tries', head: t('tries'), end: true, by: ({ tries }) => tries, cell: ({ tries }) => tries },
    { key: 'id', head: t('id'), wide: true, cell: ({ message }) => <code>{message}</code> },
    {
      key: 'when',
      head: t('when'),
      by: ({ created_at }) => created_at,
      cell: ({ created_at }) => momentFigures(created_at, language),
    },
  ];
  return (
    <>
      <ListScreen
        state={state}
        answer={answer}
        actions={actions}
        detail={own?.url}
        filters={
          <FilterMenu
            name={t('status')}
            value={status}
            choices={keys.map((key) => ({ value: key, label: t(states[key].word) }))}
            onChange={(next) => state.set({ filters: { status: next } })}
          />
        }
        empty={
          <EmptyState picture={<PaperPicture />} title={t('noDeliveries')} actions={actions}>
            {t('noDeliveriesText')}
          </EmptyState>
        }
      >
        <DataTable
          label={t('deliveries')}
          rows={rows}
          columns={columns}
          keyOf={({ id }) => id}
          nameOf={({ message }) => message ?? ''}
          menuOf={(line) =>
            line.status === 'waiting' || own?.status !== 'on'
              ? []
              : [{ key: 'again', label: t('again'), onPick: () => void again.run({ id: line.id }) }]
          }
        />
      </ListScreen>
      {span ? <SendSpan webhook={webhook} onClose={() => setSpan(false)} /> : null}
    </>
  );
};

export default WebhookDeliveries;
