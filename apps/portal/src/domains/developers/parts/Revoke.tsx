import { Button } from '@mantine/core';
import { Row, Stack } from '@nestling/kit/layout/Stack.tsx';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { developerWords } from '../words.ts';

/** Asks before a program is shut out: whatever it does stops at once, and nothing lets it in again. */
export const Revoke = ({
  name,
  busy,
  onRevoke,
  onClose,
}: {
  name: string;
  busy: boolean;
  onRevoke: () => void;
  onClose: () => void;
}) => {
  const t = useWords(developerWords);
  const title = t('revokeTitle', { name });
  return (
    <Dialog label={title} onClose={onClose}>
      <Stack>
        <h2>{title}</h2>
        <p>{t('revokeText')}</p>
        <Row justify="end">
          <Button variant="default" data-autofocus onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button color="red" loading={busy} onClick={onRevoke}>
            {t('revoke')}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
};
