import { Button } from '@mantine/core';
import { CopyField } from '@nestling/kit/field/CopyField.tsx';
import { Row, Stack } from '@nestling/kit/layout/Stack.tsx';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { developerWords } from '../words.ts';

/** Shows what was made, this once: it is kept nowhere. */
export const Secret = ({
  parts,
  onClose,
}: {
  parts: readonly { readonly label: string; readonly text: string }[];
  onClose: () => void;
}) => {
  const t = useWords(developerWords);
  return (
    <Dialog label={t('shownOnce')} width={520} onClose={onClose}>
      <Stack>
        <h2>{t('shownOnce')}</h2>
        <p>{t('shownOnceText')}</p>
        {parts.map(({ label, text }) => (
          <CopyField key={label} label={label} text={text} />
        ))}
        <Row justify="end">
          <Button onClick={onClose}>{t('kept')}</Button>
        </Row>
      </Stack>
    </Dialog>
  );
};
