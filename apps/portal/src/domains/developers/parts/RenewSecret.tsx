import { Button } from '@mantine/core';
import { useAction } from '@nestling/kit/action.ts';
import { Row, Stack } from '@nestling/kit/layout/Stack.tsx';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { webhookWords } from '../webhook-words.ts';
import { RenewWebhookSecretDocument } from '../webhooks.graphql.ts';
import type { MadeKeys } from './WebhookForm.tsx';

/** Asks before a webhook gets a new secret, and hands it on to be shown. */
export const RenewSecret = ({
  id,
  onMade,
  onClose,
}: {
  id: string;
  onMade: (keys: MadeKeys) => void;
  onClose: () => void;
}) => {
  const t = useWords(webhookWords);
  const renew = useAction(RenewWebhookSecretDocument);
  const go = async () => {
    const ended = await renew.run({ id });
    const { secret, webhook } = ended?.kind === 'done' ? (ended.data.renewWebhookSecret ?? {}) : {};
    onClose();
    if (secret && webhook) onMade({ secret, public_key: webhook.public_key });
  };
  return (
    <Dialog label={t('renewTitle')} onClose={onClose}>
      <Stack>
        <h2>{t('renewTitle')}</h2>
        <p>{t('renewText')}</p>
        <Row justify="end">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button loading={renew.busy} data-autofocus onClick={() => void go()}>
            {t('renew')}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
};
