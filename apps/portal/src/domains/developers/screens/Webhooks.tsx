import { Button } from '@mantine/core';
import { changeWebhook, removeWebhook, testWebhook } from '@nestling/contract/operations/developers.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { ListScreen } from '@nestling/kit/ListScreen.tsx';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { useList } from '@nestling/kit/list.ts';
import { useListState } from '@nestling/kit/list-state.ts';
import { deleteItem, editItem } from '@nestling/kit/menu-items.tsx';
import { textsIn } from '@nestling/rules/json.ts';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { dateWords, momentWords } from '@nestling/ui/format/when.ts';
import { ConfirmDelete } from '@nestling/ui/overlay/ConfirmDelete.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { DoorPicture } from '@nestling/ui/page/pictures.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { href } from '../../../addresses.ts';
import { DeveloperTabs } from '../parts/DeveloperTabs.tsx';
import { RenewSecret } from '../parts/RenewSecret.tsx';
import { Secret } from '../parts/Secret.tsx';
import { type MadeKeys, useTypeNames, WebhookForm } from '../parts/WebhookForm.tsx';
import { webhookWords } from '../webhook-words.ts';
import { type WebhookLineFragment as Line, WebhooksDocument } from '../webhooks.graphql.ts';

type Open = { readonly what: 'add' } | { readonly what: 'change' | 'renew' | 'remove'; readonly webhook: Line };

const reasons = ['by_hand', 'gone', 'failing'] as const;
const hostOf = (url: string): string => URL.parse(url)?.host ?? url;

/** Addresses of other products that are told of what happens at the center. */
const Webhooks = () => {
  const t = useWords(webhookWords);
  const { language } = useSpeech();
  const nameOf = useTypeNames();
  const [open, setOpen] = useState<Open | null>(null);
  const [made, setMade] = useState<MadeKeys | null>(null);
  const close = () => setOpen(null);
  const [change, remove, test] = [useAction(changeWebhook), useAction(removeWebhook), useAction(testWebhook)];
  const state = useListState();
  const { rows, answer } = useList(WebhooksDocument, state, {
    rows: (found) => found.getWebhooks.filter(({ url }) => url.toLowerCase().includes(state.search.toLowerCase())),
    variables: {},
  });
  const add = (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setOpen({ what: 'add' })}>
      {t('add')}
    </Button>
  );
  const told = ({ types }: Line) => textsIn(types).map(nameOf).join(', ');
  const standing = ({ status, off_reason, failing_since }: Line) => {
    const reason = reasons.find((one) => one === off_reason);
    if (status === 'off') return <Badge kind="out">{reason ? t(reason) : t('off')}</Badge>;
    if (failing_since === null) return <Badge kind="good">{t('on')}</Badge>;
    return <Badge kind="bad">{t('failingSince', { when: momentWords(failing_since, language) })}</Badge>;
  };
  const columns: Column<Line>[] = [
    { key: 'url', head: t('url'), by: ({ url }) => url, main: true, width: '34%', cell: ({ url }) => url },
    { key: 'types', head: t('types'), wide: true, cell: told },
    { key: 'status', head: t('status'), by: ({ status }) => status, cell: standing },
    { key: 'waiting', head: t('waiting'), by: ({ waiting }) => waiting, end: true, cell: ({ waiting }) => waiting },
    {
      key: 'created',
      head: t('created'),
      wide: true,
      by: ({ created_at }) => created_at,
      cell: ({ created_at }) => dateWords(created_at, language),
    },
  ];
  return (
    <Stack>
      <ListScreen
        state={state}
        answer={answer}
        actions={add}
        tabs={<DeveloperTabs here="webhooks" />}
        empty={
          <EmptyState picture={<DoorPicture />} title={t('none')} actions={add}>
            {t('noneText')}
          </EmptyState>
        }
      >
        <DataTable
          label={t('webhooks')}
          rows={rows}
          columns={columns}
          keyOf={({ id }) => id}
          nameOf={({ url }) => hostOf(url)}
          hrefOf={({ id }) => href('developers.deliveries', { webhook: id })}
          menuOf={(webhook) => [
            editItem(t('edit'), () => setOpen({ what: 'change', webhook })),
            ...(webhook.status === 'on'
              ? [{ key: 'test', label: t('test'), onPick: () => void test.run({ id: webhook.id }) }]
              : []),
            { key: 'renew', label: t('renew'), onPick: () => setOpen({ what: 'renew', webhook }) },
            {
              key: 'switch',
              label: webhook.status === 'on' ? t('switchOff') : t('switchOn'),
              onPick: () => void change.run({ id: webhook.id, enabled: webhook.status !== 'on' }),
            },
            deleteItem(t('remove'), () => setOpen({ what: 'remove', webhook })),
          ]}
        />
      </ListScreen>
      {open?.what === 'add' ? <WebhookForm onMade={setMade} onClose={close} /> : null}
      {open?.what === 'change' ? <WebhookForm webhook={open.webhook} onClose={close} /> : null}
      {open?.what === 'renew' ? <RenewSecret id={open.webhook.id} onMade={setMade} onClose={close} /> : null}
      {open?.what === 'remove' ? (
        <ConfirmDelete onCancel={close} onDelete={() => remove.run({ id: open.webhook.id }).then(close)}>
          <p>{open.webhook.url}</p>
        </ConfirmDelete>
      ) : null}
      {made ? (
        <Secret
          parts={[
            { label: t('secret'), text: made.secret },
            { label: t('publicKey'), text: made.public_key },
          ]}
          onClose={() => setMade(null)}
        />
      ) : null}
    </Stack>
  );
};

export default Webhooks;
