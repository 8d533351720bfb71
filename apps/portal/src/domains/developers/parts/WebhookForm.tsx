import { MultiSelect, TextInput } from '@mantine/core';
import { changeWebhook } from '@nestling/contract/operations/developers.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { textsIn } from '@nestling/rules/json.ts';
import { isWebhookType, WEBHOOK_TEST, webhookTypes } from '@nestling/rules/webhook-types.ts';
import { useWords } from '@nestling/ui/words.ts';
import { webhookWords } from '../webhook-words.ts';
import { AddWebhookDocument, type WebhookLineFragment } from '../webhooks.graphql.ts';

/** What is shown once of a webhook: what its signatures are checked with. */
export interface MadeKeys {
  readonly secret: string;
  readonly public_key: string;
}

/** What each type tells of. */
export const useTypeNames = (): ((type: string) => string) => {
  const t = useWords(webhookWords);
  return (type) => (isWebhookType(type) || type === WEBHOOK_TEST ? t(type) : type);
};

/** Adds a webhook, or changes where it leads and what it is told of. */
export const WebhookForm = ({
  webhook,
  onMade,
  onClose,
}: {
  webhook?: WebhookLineFragment;
  onMade?: (keys: MadeKeys | null) => void;
  onClose: () => void;
}) => {
  const t = useWords(webhookWords);
  const nameOf = useTypeNames();
  const form = useCallForm({
    add: AddWebhookDocument,
    change: changeWebhook,
    name: 'developers:webhook',
    record: webhook ?? null,
    values: { url: webhook?.url ?? '', types: textsIn(webhook?.types) },
    onSaved: (data) => {
      const { secret, webhook: made } = 'addWebhook' in data ? (data.addWebhook ?? {}) : {};
      onMade?.(secret && made ? { secret, public_key: made.public_key } : null);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={webhook ? t('change') : t('add')}
      says={webhook ? undefined : t('addText')}
      submit={webhook ? t('save') : t('create')}
      onClose={onClose}
    >
      <TextInput type="url" autoComplete="off" data-autofocus {...form.field('url', t('url'), t('urlHelp'))} />
      <MultiSelect
        searchable
        clearable
        nothingFoundMessage={t('nothingFound')}
        data={webhookTypes.map((type) => ({ value: type, label: nameOf(type) }))}
        {...form.field('types', t('types'), t('typesHelp'))}
      />
    </FormDialog>
  );
};
